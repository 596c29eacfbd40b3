// How the cards were held when the page was left, kept in the browser beside the settings.

import type { Holding } from "../wire";

const KEY = "gin-widgets hand";
const MODES: readonly unknown[] = ["auto", "order", "groups"];

export function keepHolding(holding: Holding): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(holding));
  } catch {
    // Full, or forbidden: then the hand lies as the table groups it when the page is loaded anew.
  }
}

/** What is kept, or null where there is nothing that can be read. */
export function keptHolding(): Holding | null {
  try {
    const { mode, groups, rest } = JSON.parse(
      localStorage.getItem(KEY) ?? "{}",
    ) as Partial<Holding>;
    const fits = MODES.includes(mode) && Array.isArray(rest) && Array.isArray(groups);
    return fits && [...groups, rest].every(isCodes) ? ({ mode, groups, rest } as Holding) : null;
  } catch {
    return null;
  }
}

const isCodes = (pile: unknown) =>
  Array.isArray(pile) && pile.every((code) => typeof code === "string");
