// The contract with Python's gin_widgets/lessons/wire.py; both sides read the same files in tests/data/lesson_wire.

import type { Suit } from "../cards/code";
import type { Axis, Band, Line as PlotLine } from "../chart/wire";
import type { Group, Limit, Line, Reply, Side, Why } from "../wire";

export interface SceneCard {
  code: string;
  name: string;
  /** Where it came from this turn. */
  mark: "" | "taken" | "drawn" | "counted";
}

export interface Scene {
  /** Whose cards `hand` are. */
  title: string;
  hand: SceneCard[];
  limit: Limit | null;
  /** A card code, or empty. */
  upcard: string;
  /** Card codes, oldest first, top last. */
  pile: string[];
  stock: number | null;
  sides: Side[];
  /** What else is known, a sentence each. */
  facts: string[];
}

export interface Option {
  /** What is sent back. */
  answer: string;
  label: string;
  /** What is asked at once when this is chosen. */
  more: Option[];
}

export type Form =
  | "number"
  | "score"
  | "choose"
  | "spot"
  | "principle"
  | "name"
  | "group"
  | "spread"
  | "discard"
  | "finish"
  | "layoff"
  | "curve";

export interface Ask {
  form: Form;
  prompt: string;
  /** The cards of the hand that an answer can be made of. */
  cards: string[];
  options: Option[];
  /** What each number of the answer stands for. */
  fields: string[];
  /** The melds that cards can be laid off on. */
  homes: Group[];
  example: string;
}

export type Progress = "done" | "now" | "later";

export interface Step {
  prompt: string;
  /** The cards that it is about, where the questions of the item are about several. */
  cards: string[];
  state: Progress;
  mode: "shown" | "guessed" | "asked";
  /** The answer in words once it stands. */
  answer: string;
  worked: Why | null;
}

export interface Item {
  id: string;
  part: string;
  intro: string;
  scene: Scene;
  /** The melds that were found in these cards so far, while another thing is asked. */
  laid: string[][];
  /** What lies beside the question at hand. */
  picture: Picture | null;
  steps: Step[];
}

/** An upcard, and what it means. */
export interface Face {
  limit: Limit;
  /** The limit as a number, 0 for gin only. */
  points: number;
  /** What doubles after this upcard, in words; empty where nothing does. */
  doubles: string;
}

/** The upcard turned from ace to king. */
export interface Upcards {
  kind: "upcards";
  title: string;
  /** The card that lies there at first. */
  start: string;
  /** The letters of the suits to choose from; none where the suit does not matter. */
  suits: Suit[];
  faces: Face[];
  /** The right end of the ruler, in points. */
  high: number;
}

/** What a throw leaves, against the limit. */
export interface Weight {
  code: string;
  left: number;
  limit: number;
  says: string;
}

/** What each throw leaves weighs against the limit. */
export interface Scale {
  kind: "scale";
  title: string;
  /** What is said before a card is chosen. */
  empty: string;
  /** The card that is thrown at first; empty for none. */
  start: string;
  limit: number;
  weights: Weight[];
}

export type Look = "held" | "laid" | "theirs" | "picked" | "seen" | "open";

/** A card of the deck. */
export interface DeckSpot {
  look: Look;
  lit: boolean;
  says: string;
}

/** A suit of the deck, from ace to king. */
export interface DeckRow {
  suit: Suit;
  name: string;
  spots: DeckSpot[];
}

/** The 52 cards by suit and rank, once or in two ways side by side. */
export interface Deck {
  kind: "deck";
  title: string;
  ranks: string[];
  ways: { title: string; rows: DeckRow[] }[];
  legend: { look: Look | "lit"; text: string }[];
}

/** A line to be drawn, or the measured one beside it. */
export interface Curve {
  kind: "curve";
  title: string;
  x: Axis;
  y: Axis;
  /** What each height of the line is called. */
  marks: string[];
  /** What the learner has drawn, once that stands. */
  yours: number[];
  /** What was measured; empty while a line is asked for. */
  told: (PlotLine | Band)[];
}

export type Picture = Upcards | Scale | Deck | Curve;

export interface Column {
  title: string;
  rows: Line[];
  total: Line | null;
}

export interface Feedback {
  grade: "right" | "good" | "half" | "wrong";
  verdict: string;
  text: string;
  misconception: string;
  tip: string;
  /** The learner's answer and the best one, or nothing. */
  compare: Column[];
}

/** Another lesson, and the file of its notebook. */
export interface OtherLesson {
  name: string;
  page: string;
}

export interface Hint {
  rung: "where" | "principle" | "candidates" | "show";
  text: string;
  /** Cards to ring. */
  cards: string[];
  /** Answers that remain; empty where none is ruled out. */
  options: string[];
  /** Beside the rule: the earlier lesson that it is taught in. */
  lesson: OtherLesson | null;
  worked: Why | null;
}

export interface LessonAction {
  id: string;
  label: string;
  allowed: boolean;
  /** Why it is blocked, or what it leads to. */
  why: string;
  main: boolean;
  action: string;
  /** What is said before it is done, where it wants a second press. */
  sure: string;
}

export interface PartMark {
  id: string;
  label: string;
  state: Progress;
  /** How far it is: "2 of 3". */
  note: string;
  /** Empty where one cannot go there. */
  action: string;
  /** What is said before one goes there, where that wants a second press. */
  sure: string;
}

export interface EndRow {
  label: string;
  right: boolean;
  yours: string;
  best: string;
  text: string;
  misconception: string;
}

export interface End {
  headline: string;
  passed: boolean;
  text: string;
  rows: EndRow[];
  /** The lesson after this one. */
  onward: OtherLesson | null;
}

export interface LessonState {
  v: 1;
  /** Grows with every accepted message; each message carries it. */
  turn: number;
  mode: "learn" | "pre" | "post" | "review";
  lesson: { id: string; title: string; goal: string; unit: string; minutes: number };
  heading: string;
  rules: string;
  place: string;
  parts: PartMark[];
  notes: string[];
  item: Item | null;
  /** Null where nothing waits for an answer. */
  ask: Ask | null;
  feedback: Feedback | null;
  hint: Hint | null;
  actions: LessonAction[];
  end: End | null;
  /** The lesson where a code goes on that was taken up here. */
  elsewhere: OtherLesson | null;
  say: Reply;
  /** The progress as text, to be kept after each state. */
  saved: string;
  /** The resume code. */
  code: string;
}

/** What is asked of Python. */
export type Wish =
  | { kind: "answer"; text: string; seconds: number }
  | { kind: "intent"; action: string }
  | { kind: "command"; text: string; seconds: number }
  | { kind: "restore"; text: string };

export type LessonMessage = Wish & { turn: number };

/** The traits of gin_widgets.widgets.LessonPlayer. */
export interface LessonModel extends Record<string, unknown> {
  state: LessonState;
  words: Record<string, string>;
  /** Each word of the game and what it means. */
  glossary: Record<string, string>;
}
