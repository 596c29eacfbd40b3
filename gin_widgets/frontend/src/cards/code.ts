// Card codes as Python writes them, "8H" and "TS", and as people read them, "8♥" and "10♠".

export const SUITS = ["S", "H", "D", "C"] as const;
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

export const GLYPH: Record<Suit, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

export const DECK: readonly string[] = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

export function rankOf(code: string): Rank {
  return code[0] as Rank;
}

export function suitOf(code: string): Suit {
  return code[1] as Suit;
}

/** The corner index: "10" for a ten. */
export function indexOf(code: string): string {
  return rankOf(code) === "T" ? "10" : rankOf(code);
}

export function glyphOf(code: string): string {
  return indexOf(code) + GLYPH[suitOf(code)];
}

const WRITTEN = /(10|[A2-9JQK])([♠♥♦♣])/;

/** Cuts a sentence into plain text and the codes of the cards written in it. */
export function cutCards(text: string): { text: string; code: string | null }[] {
  const parts: { text: string; code: string | null }[] = [];
  let rest = text;
  for (let hit = WRITTEN.exec(rest); hit; hit = WRITTEN.exec(rest)) {
    if (hit.index > 0) parts.push({ text: rest.slice(0, hit.index), code: null });
    const suit = SUITS.find((s) => GLYPH[s] === hit[2]) ?? "S";
    parts.push({ text: hit[0], code: (hit[1] === "10" ? "T" : hit[1]) + suit });
    rest = rest.slice(hit.index + hit[0].length);
  }
  if (rest) parts.push({ text: rest, code: null });
  return parts;
}
