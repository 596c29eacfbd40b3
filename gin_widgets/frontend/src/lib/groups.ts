// Cards that somebody lays into groups; the rest is loose. Every change gives new groups.

export type Groups = readonly (readonly string[])[];

/** The cards of `all` that lie in no group. */
export function looseOf(all: readonly string[], groups: Groups): string[] {
  return all.filter((code) => !groups.some((group) => group.includes(code)));
}

/** Takes the cards out of every group; a group that is left empty is gone. */
export function freed(groups: Groups, codes: readonly string[]): Groups {
  return groups
    .map((group) => group.filter((code) => !codes.includes(code)))
    .filter((group) => group.length > 0);
}

/** Lays the cards together as the last group, out of whatever groups they were in. */
export function grouped(groups: Groups, codes: readonly string[]): Groups {
  return [...freed(groups, codes), [...codes]];
}

/** Lays the cards together and leaves them where they were besides: one card in two places. */
export function groupedToo(groups: Groups, codes: readonly string[]): Groups {
  return [...groups, [...codes]];
}

/** Adds the cards to a group, out of whatever groups they were in. */
export function added(groups: Groups, to: number, codes: readonly string[]): Groups {
  return groups
    .map((group, n) => {
      const rest = group.filter((code) => !codes.includes(code));
      return n === to ? [...rest, ...codes] : rest;
    })
    .filter((group) => group.length > 0);
}
