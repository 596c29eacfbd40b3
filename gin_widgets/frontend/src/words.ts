// Every piece of English that the view itself puts on the page; Python's wording supplies exactly these keys.

import { DECK } from "./cards/code";
import { SETTING_KEYS, type SettingKey } from "./views/settings";

const LABELS = [
  "table",
  "board",
  "title",
  "your_hand",
  "hand_of",
  "showdown",
  "actions",
  "tools",
  "replay",
  "moment_of",
  "step_back",
  "step_on",
  "look_here",
  "copy_code",
  "copied",
  "select_code",
  "game_code",
  "idle",
  "idle_yes",
  "resume",
  "resume_yes",
  "resume_no",
  "retry",
  "still_lost",
  "rerun",
  "review",
  "help_rung",
  "help_lesson",
  "graded",
  "why",
  "log",
  "log_of",
  "log_of.all",
  "log_of.you",
  "log_of.other",
  "score",
  "command",
  "command_hint",
  "upcard",
  "limit",
  "stock",
  "stock_left",
  "stock_and_pile",
  "pile",
  "pile_top",
  "pile_empty",
  "earlier",
  "deadwood",
  "need",
  "laid_off",
  "back",
  "send",
  "waiting",
  "lost",
  "again",
  "keys",
  "total",
  "more_ways",
  "modes",
  "mode.auto",
  "mode.order",
  "mode.groups",
  "better",
  "arrange",
  "group",
  "free",
  "move",
  "sort.suit",
  "sort.rank",
  "choose_one",
  "choose_cards",
  "carrying",
] as const;

export type WordKey = (typeof LABELS)[number] | SettingKey | `card.${string}`;

export const WORD_KEYS: readonly WordKey[] = [
  ...LABELS,
  ...SETTING_KEYS,
  ...DECK.map((code) => `card.${code}` as const),
];

/** Looks words up and fills `{n}`-style places. */
export type Wording<Key extends string = WordKey> = (
  key: Key,
  values?: Record<string, string | number>,
) => string;

/** A missing word shows its key, so that it is noticed and nothing breaks. */
export function wording<Key extends string = WordKey>(words: Record<string, string>): Wording<Key> {
  return (key, values = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
