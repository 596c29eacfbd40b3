// Every piece of English that the lab's view puts on the page; Python's wording supplies exactly these keys.

import { DECK } from "../cards/code";

const LABELS = [
  "lab",
  "tools",
  "settings",
  "guess",
  "reveal",
  "skip",
  "again",
  "draw_line",
  "mark_at",
  "your_guess",
  "numbers",
  "legend",
  "plot_keys",
  "plot_keys_set",
  "deck_keys",
  "deck_toggle",
  "claim",
  "claimed",
  "lost_meld",
  "laid_off",
  "set",
  "waiting",
  "lost",
] as const;

export type LabKey = (typeof LABELS)[number] | `card.${string}`;

export const LAB_KEYS: readonly LabKey[] = [
  ...LABELS,
  ...DECK.map((code) => `card.${code}` as const),
];
