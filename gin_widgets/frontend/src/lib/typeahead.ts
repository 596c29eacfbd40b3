// Finds a card by its name as it is typed: rank, then suit. "7" "h", "1" "0" or "t".

import { RANKS, rankOf, SUITS, suitOf } from "../cards/code";

/** Milliseconds within which a suit still belongs to the rank before it. */
const PATIENCE = 1_000;

export class TypeAhead {
  private rank = "";
  private until = 0;

  /** Undefined when the key is none of ours, null when no card fits, else the code to go to. */
  press(
    key: string,
    time: number,
    codes: string[],
    from: string | null,
  ): string | null | undefined {
    const typed = key.toUpperCase();
    const open = time < this.until ? this.rank : "";
    if (open === "1" && typed === "0") return this.look("T", time, codes, from);
    if (open && SUITS.some((suit) => suit === typed)) {
      this.until = 0;
      return codes.find((c) => rankOf(c) === open && suitOf(c) === typed) ?? null;
    }
    if (typed === "1" || RANKS.some((rank) => rank === typed)) {
      return this.look(typed, time, codes, from);
    }
    return undefined;
  }

  private look(rank: string, time: number, codes: string[], from: string | null): string | null {
    this.rank = rank;
    this.until = time + PATIENCE;
    const start = codes.indexOf(from ?? "") + 1;
    const round = [...codes.slice(start), ...codes.slice(0, start)];
    return round.find((code) => rankOf(code) === rank) ?? null;
  }
}
