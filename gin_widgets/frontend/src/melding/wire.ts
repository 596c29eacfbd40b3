// The contract with Python's gin_widgets/guide/melding/wire.py; both sides read the same files in tests/data/melding.

import type { Group, Line, Reply } from "../wire";

export interface LabCard {
  code: string;
  name: string;
  /** The two melds that it could be in; empty where it is not contested. */
  homes: string[];
}

export interface LabGroup {
  cards: string[];
  /** Empty where it is no meld. */
  kind: "run" | "set" | "";
  caption: string;
  name: string;
  /** Why it is no meld. */
  why: string;
}

export interface Column {
  title: string;
  rows: Line[];
  total: Line;
  /** What could be laid off on it. */
  open: string;
}

export interface Way {
  title: string;
  groups: Group[];
  open: string;
}

export interface MeldingState {
  v: 1;
  turn: number;
  cards: LabCard[];
  groups: LabGroup[];
  loose: string[];
  loose_caption: string;
  deadwood: number;
  /** The deadwood as a sum: "8 + 6". */
  sum: string;
  /** A sentence for each contested card. */
  contested: string[];
  /** Every best arrangement, once it is asked for. */
  best: Way[] | null;
  best_text: string;
  /** What was kept beside what lies there now, or nothing. */
  compare: Column[];
  say: Reply;
}

export type Wish =
  | { kind: "lay"; groups: string[] }
  | { kind: "press"; name: "better" | "reveal" | "hide" | "keep" }
  | { kind: "take"; at: number }
  | { kind: "deal"; text: string };

export type MeldingMessage = Wish & { turn: number };

/** The traits of gin_widgets.widgets.MeldLab. */
export interface MeldingModel extends Record<string, unknown> {
  state: MeldingState;
  words: Record<string, string>;
}
