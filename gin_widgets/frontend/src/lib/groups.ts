// Cards that somebody lays into groups; the rest is loose. Every change gives new groups.

export type Groups = readonly (readonly string[])[];

/** The cards of `all` that lie in no group. */
export function looseOf(all: readonly string[], groups: Groups): string[] {
  return all.filter((code) => !groups.some((group) => group.includes(code)));
}

/** No meld has fewer cards: what is left of a group when cards leave it is a group no longer. */
const FEWEST = 3;

/** Takes the cards out of every group, or each out of the one that `from` names for it. */
export function freed(
  groups: Groups,
  codes: readonly string[],
  from: Readonly<Record<string, number>> = {},
): Groups {
  const leaves = (code: string, n: number) => codes.includes(code) && (from[code] ?? n) === n;
  return kept(
    groups,
    groups.map((group, n) => group.filter((code) => !leaves(code, n))),
  );
}

/** The groups after cards have left some: too small a rest lies loose again. */
export function kept(before: Groups, after: Groups): Groups {
  return after.filter((group, n) => {
    const left = group.length < (before[n]?.length ?? 0);
    return group.length > 0 && !(left && group.length < FEWEST);
  });
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
  const after = groups.map((group, n) => {
    const rest = group.filter((code) => !codes.includes(code));
    return n === to ? [...rest, ...codes] : rest;
  });
  return kept(groups, after);
}
