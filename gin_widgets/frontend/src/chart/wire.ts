// The contract with Python's gin_widgets/lab/{figure,wire}.py; both sides read the same files in tests/data/lab.

import type { Group, Reply } from "../wire";

export interface Axis {
  kind: "axis";
  label: string;
  low: number;
  high: number;
  unit: string;
  /** Names in place of the numbers 0, 1, 2 and on; empty for numbers. */
  names: string[];
}

export type Point = [x: number, y: number];
export type Span = [x: number, from: number, to: number];

export interface Line {
  kind: "line";
  name: string;
  points: Point[];
  tone: number;
  faint: boolean;
}

export interface Band {
  kind: "band";
  name: string;
  points: Span[];
  tone: number;
}

export interface Bars {
  kind: "bars";
  name: string;
  points: Span[];
  tone: number;
  place: number;
  places: number;
}

export interface Dots {
  kind: "dots";
  name: string;
  points: Point[];
  tone: number;
}

export interface Upright {
  kind: "upright";
  name: string;
  x: number;
  tone: number;
}

export interface Cell {
  kind: "cell";
  x: number;
  y: number;
  level: number;
  text: string;
  says: string;
}

export interface Cells {
  kind: "cells";
  name: string;
  cells: Cell[];
}

export type Mark = Line | Band | Bars | Dots | Upright | Cells;

/** Marks over two axes, as they are drawn. */
export interface Plotted {
  kind: "plot";
  name: string;
  x: Axis;
  y: Axis;
  marks: Mark[];
}

export interface Plot extends Plotted {
  /** The control that takes the x where somebody presses; empty for none. */
  sets: string;
}

export type Look = "plain" | "seen" | "held" | "lit" | "hot";

export interface DeckCell {
  kind: "deckcell";
  card: string;
  look: Look;
  text: string;
  says: string;
  level: number;
}

export interface Deck {
  kind: "deck";
  name: string;
  cells: DeckCell[];
  legend: [look: Look, meaning: string][];
  /** The control to which a pressed card is added, or from which it is taken; empty for none. */
  toggles: string;
}

export interface Ring {
  kind: "ring";
  cards: string[];
  name: string;
  look: "open" | "claimed" | "lost";
}

export interface Rings {
  kind: "rings";
  name: string;
  cards: string[];
  rings: Ring[];
  claims: string;
}

export interface Laid {
  kind: "laid";
  name: string;
  groups: (Group & { kind: string })[];
  note: string;
}

export interface Sides {
  kind: "sides";
  name: string;
  sides: Laid[];
}

export type Picture = Plot | Deck | Rings | Sides;

export interface Door {
  kind: "door";
  name: string;
  /** The code of the game that lies there. */
  code: string;
}

export interface Figure {
  kind: "figure";
  title: string;
  summary: string;
  pictures: Picture[];
  columns: string[];
  rows: (string | number)[][];
  source: string;
  door: Door | null;
}

interface Labelled {
  name: string;
  label: string;
  /** Why what is set cannot be; empty where it can. */
  problem: string;
}

export interface CardButton {
  code: string;
  name: string;
}

export type Control = Labelled &
  (
    | {
        kind: "slider";
        value: number | string;
        more: { low: number; high: number; unit: string; names: string[] };
        cards: CardButton[];
      }
    | {
        kind: "choice";
        value: string;
        more: { options: [value: string, name: string][] };
        cards: CardButton[];
      }
    | {
        kind: "cards";
        value: string;
        more: { fewest: number; most: number };
        cards: CardButton[];
      }
    | {
        kind: "pick";
        value: string[];
        more: { one: boolean; shown: boolean };
        cards: CardButton[];
      }
    | {
        kind: "whole";
        value: number | string;
        more: { low: number; high: number };
        cards: CardButton[];
      }
    | { kind: "text"; value: string; more: Record<string, never>; cards: CardButton[] }
  );

export type Guess =
  | { kind: "guessnumber"; question: string; unit: string; low: number; high: number }
  | { kind: "guessline"; question: string; name: string; x: Axis; y: Axis; at: number[] }
  | { kind: "guesspick"; question: string; options: [value: string, name: string][] };

export interface LabState {
  v: 1;
  turn: number;
  tools: { key: string; title: string }[];
  tool: string;
  title: string;
  about: string;
  controls: Control[];
  guess: Guess | null;
  /** None while a guess is awaited. */
  figure: Figure | null;
  guessable: boolean;
  verdict: string;
  say: Reply;
}

export type Value = string | number;

export type Wish =
  | { kind: "set"; name: string; value: Value }
  | { kind: "toggle"; name: string; cards: string }
  | { kind: "answer"; value: null | Value | number[] }
  | { kind: "again" }
  | { kind: "open"; tool: string };

export type LabMessage = Wish & { turn: number };

/** The traits of gin_widgets.widgets.Chart and Explorer. */
export interface LabModel extends Record<string, unknown> {
  state: LabState;
  words: Record<string, string>;
}
