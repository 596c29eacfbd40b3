// Every piece of English that the editor's view itself puts on the page; Python's wording supplies exactly these keys.

import { DECK } from "../cards/code";

const LABELS = [
  "editor",
  "title",
  "preset",
  "all_back",
  "undo",
  "contested",
  "changed",
  "wrong",
  "more",
  "who_says_what",
  "nobody_says",
  "summary",
  "changes",
  "no_changes",
  "contradictions",
  "text",
  "text_last",
  "copy",
  "copied",
  "selected",
  "paste",
  "paste_hint",
  "read",
  "link",
  "fold",
  "unfold",
  "waiting",
  "lost",
] as const;

export type EditorKey = (typeof LABELS)[number] | `card.${string}`;

export const EDITOR_KEYS: readonly EditorKey[] = [
  ...LABELS,
  ...DECK.map((code) => `card.${code}` as const),
];
