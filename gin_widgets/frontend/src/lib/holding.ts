// How a person holds the own cards; as guide/holding.py has it. Every change is a new one.

import { RANKS, rankOf, SUITS, suitOf } from "../cards/code";
import type { Hand, HandGroup, Holding, HoldMode } from "../wire";
import { freed, type Groups, kept } from "./groups";

/** A place among the cards: a pile by its number, the rest being the last, and the card that comes after. */
export interface Spot {
  pile: number | "new";
  before: string | null;
}

/** The cards as they lie, whoever has grouped them. */
export function asLies({ mode, groups }: Hand): Holding {
  const codes = (group: HandGroup) => group.cards.map(({ code }) => code);
  const apart = groups.filter(({ kind }) => kind !== "loose" && kind !== "order");
  const rest = groups.filter((group) => !apart.includes(group));
  return { mode, groups: apart.map(codes), rest: rest.flatMap(codes) };
}

export const cardsIn = ({ groups, rest }: Holding): string[] => [...groups.flat(), ...rest];

/** The same cards in another mode, each where it lies. */
export function inMode(lies: Holding, mode: HoldMode): Holding {
  return mode === "order" ? { mode, groups: [], rest: cardsIn(lies) } : { ...lies, mode };
}

/** As the person holds them: groups that the table made become the person's. */
export const inOwnHands = (lies: Holding): Holding =>
  lies.mode === "auto" ? inMode(lies, "groups") : lies;

/** The same for these cards: what is gone is left out, new ones come last. */
export function fitted({ mode, groups, rest }: Holding, codes: readonly string[]): Holding {
  const known = [...groups.flat(), ...rest];
  const still = (pile: readonly string[]) => pile.filter((code) => codes.includes(code));
  const fresh = codes.filter((code) => !known.includes(code));
  return {
    mode,
    groups: groups.map(still).filter((pile) => pile.length > 0),
    rest: [...still(rest), ...fresh],
  };
}

export function groupedIn(lies: Holding, codes: readonly string[]): Holding {
  const left = freedIn(lies, codes);
  const ordered = [...codes].sort((a, b) => byRank(a) - byRank(b));
  const rest = left.rest.filter((code) => !codes.includes(code));
  return { mode: "groups", groups: [...left.groups, ordered], rest };
}

export function freedIn(lies: Holding, codes: readonly string[]): Holding {
  const groups = freed(lies.groups, codes);
  const out = lies.groups.flat().filter((code) => codes.includes(code));
  return {
    mode: "groups",
    groups,
    rest: [...lies.rest, ...out, ...without(lies.groups, groups, out)],
  };
}

/** The cards of groups that are groups no longer, those apart that left them. */
function without(before: Groups, after: Groups, out: readonly string[]): string[] {
  return before.flat().filter((code) => !after.flat().includes(code) && !out.includes(code));
}

/** The card one place further, over the edge of its group into the next; ends are ends. */
export function stepped(lies: Holding, code: string, by: -1 | 1): Holding {
  const piles = [...lies.groups, lies.rest];
  const at = piles.findIndex((pile) => pile.includes(code));
  const pile = piles[at] ?? [];
  const place = pile.indexOf(code) + by;
  if (place >= 0 && place < pile.length) {
    return placed(lies, [code], { pile: at, before: pile[by > 0 ? place + 1 : place] ?? null });
  }
  const next = piles[at + by];
  if (!next) return lies;
  return placed(lies, [code], { pile: at + by, before: by > 0 ? (next[0] ?? null) : null });
}

/** The cards laid where the spot says. */
export function placed(lies: Holding, codes: readonly string[], spot: Spot): Holding {
  if (spot.pile === "new") return groupedIn(lies, codes);
  const piles = [...lies.groups, lies.rest].map((pile, n) => {
    const left = pile.filter((code) => !codes.includes(code));
    if (n !== spot.pile) return left;
    const at = spot.before === null ? -1 : left.indexOf(spot.before);
    return at < 0 ? [...left, ...codes] : [...left.slice(0, at), ...codes, ...left.slice(at)];
  });
  const rest = piles.pop() ?? [];
  const groups = kept(lies.groups, piles);
  return { mode: lies.mode, groups, rest: [...rest, ...without(piles, groups, [])] };
}

export function sorted(lies: Holding, by: "suit" | "rank"): Holding {
  const value = by === "rank" ? byRank : bySuit;
  return { ...lies, rest: [...lies.rest].sort((a, b) => value(a) - value(b)) };
}

const byRank = (code: string) => RANKS.indexOf(rankOf(code)) * SUITS.length + suitAt(code);
const bySuit = (code: string) => suitAt(code) * RANKS.length + RANKS.indexOf(rankOf(code));
const suitAt = (code: string) => "CDHS".indexOf(suitOf(code));

/** The groups to draw: those of the state in another order; what has not been told of yet is blank. */
export function drawn(hand: Hand, { mode, groups, rest }: Holding): HandGroup[] {
  const cards = new Map(hand.groups.flatMap((group) => group.cards).map((c) => [c.code, c]));
  const last = { kind: mode === "order" ? ("order" as const) : ("loose" as const), codes: rest };
  const piles = [...groups.map((codes) => ({ kind: "group" as const, codes })), last];
  return piles
    .filter(({ codes }) => codes.length > 0)
    .map(({ kind, codes }) => {
      const told = hand.groups.find((group) => {
        const there = group.cards.map(({ code }) => code);
        return there.length === codes.length && codes.every((code) => there.includes(code));
      });
      const { caption = "", name = "" } = told ?? {};
      const known = told && kind === "group" && told.kind !== "loose" ? told.kind : kind;
      return {
        kind: known,
        caption,
        name,
        cards: codes.flatMap((code) => cards.get(code) ?? []),
      };
    });
}
