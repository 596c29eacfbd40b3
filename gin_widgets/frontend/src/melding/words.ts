// Every piece of English that the melding lab's view puts on the page; Python's wording supplies exactly these keys.

import { DECK } from "../cards/code";

const LABELS = [
  "lab",
  "title",
  "hand",
  "deadwood",
  "group",
  "free",
  "add",
  "all_free",
  "better",
  "reveal",
  "hide",
  "keep",
  "take",
  "ways",
  "compare",
  "contested",
  "loose",
  "laid_off",
  "card_at",
  "card_both",
  "two_homes",
  "choose_first",
  "keys",
  "another",
  "another_hint",
  "lay",
  "waiting",
  "lost",
] as const;

export type MeldingKey = (typeof LABELS)[number] | `card.${string}`;

export const MELDING_KEYS: readonly MeldingKey[] = [
  ...LABELS,
  ...DECK.map((code) => `card.${code}` as const),
];
