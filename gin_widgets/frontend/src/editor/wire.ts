// The contract with Python's gin_widgets/guide/editor/wire.py; both sides read the same files in tests/data/editor.

import type { Reply } from "../wire";

export interface Option {
  word: string;
  label: string;
  meaning: string;
}

/** One control: a choice among the options, or a number where there are none. */
export interface PartForm {
  id: string;
  label: string;
  options: Option[];
  least: number | null;
  most: number | null;
}

/** How some sources stand to an answer. */
export interface SourceSays {
  who: string;
  standing: string;
  says: string;
  /** Their own words; empty where they are silent. */
  quote: string;
}

export interface FieldForm {
  id: string;
  label: string;
  meaning: string;
  /** Do the sources disagree about it? */
  contested: boolean;
  /** Does it lie folded away? */
  rare: boolean;
  parts: PartForm[];
  said: SourceSays[];
}

export interface GroupForm {
  id: string;
  title: string;
  fields: FieldForm[];
}

/** All that does not change while somebody edits. */
export interface EditorForm {
  v: 1;
  name: string;
  presets: { key: string; label: string }[];
  groups: GroupForm[];
}

export interface FieldState {
  /** What stands in each control that is in use. */
  parts: Record<string, string>;
  /** What it takes to be as in the preset again; empty where it is. */
  back: string;
  problems: string[];
  /** Why it has no effect now; empty where it has. */
  idle: string;
}

export interface Problem {
  text: string;
  fields: string[];
}

export interface EditorState {
  v: 1;
  turn: number;
  say: Reply;
  preset: string;
  name: string;
  verdict: string;
  problems: Problem[];
  changes: { field: string; text: string }[];
  fields: Record<string, FieldState>;
  /** The text form of the last rule set without contradictions. */
  text: string;
  link: string;
  play: string;
  /** What the table below plays; empty where there is none. */
  playing: string;
  undo: boolean;
}

export type Wish =
  | { kind: "choose"; preset: string }
  | { kind: "put"; field: string; part: string; value: string }
  | { kind: "back"; field: string }
  | { kind: "call"; text: string }
  | { kind: "read"; text: string }
  | { kind: "undo" }
  | { kind: "play" };

export type EditorMessage = Wish & { turn: number };

/** The traits of gin_widgets.widgets.rule_editor.RuleForm. */
export interface EditorModel extends Record<string, unknown> {
  form: EditorForm;
  state: EditorState;
  words: Record<string, string>;
}
