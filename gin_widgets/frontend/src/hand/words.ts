// Every piece of English that a hand's view puts on the page; Python's wording supplies exactly these keys.

import { DECK } from "../cards/code";

const LABELS = [
  "hand",
  "empty",
  "card_at",
  "move_left",
  "move_right",
  "moved",
  "keys_one",
  "keys_many",
  "keys_order",
  "choose_first",
] as const;

export type HandKey = (typeof LABELS)[number] | `card.${string}`;

export const HAND_KEYS: readonly HandKey[] = [
  ...LABELS,
  ...DECK.map((code) => `card.${code}` as const),
];
