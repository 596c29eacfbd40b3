// The contract with Python's gin_widgets/guide/wire.py; both sides read the same files in tests/data/wire.

export type Phase =
  | "offer"
  | "draw"
  | "discard"
  | "knock"
  | "spread"
  | "layoff"
  | "over"
  | "finished";
export type GroupKind = "run" | "set" | "loose";

export interface TableState {
  v: 1;
  /** Id of this state; each intent carries it. It grows with each accepted action. */
  turn: number;
  phase: Phase;
  /** Is this seat to act? */
  mine: boolean;
  heading: string;
  /** What is to be done now. */
  prompt: string;
  say: Say;
  limit: Limit;
  /** Cards left in the stock. */
  stock: number;
  /** Card codes, oldest first, top last. */
  pile: string[];
  /** The other seats in turn order; after a knock of several, from the knocker on. */
  seats: Seat[];
  hand: Hand;
  actions: Action[];
  /** The buttons beside the game: back and forth in it. */
  tools: Action[];
  /** For the position and the last move, when no card is selected. */
  why: Reasons;
  log: LogLine[];
  score: Score;
  /** In the phases over and finished. */
  result: Result | null;
  options: Options;
  replay: Replay;
  /** Once the review of this hand was begun. */
  review: Review | null;
  /** The help that was asked for at this decision. */
  hint: Hint | null;
  /** While cards are laid off, and while the showdown is gone through. */
  scene: Scene | null;
  save: Save;
}

export interface Options {
  /** How far a hint may go: 0 not at all, 4 to the move itself. */
  hints: number;
  bot: string;
  /** The first of them plays where nobody was named. */
  bots: { key: string; name: string }[];
  /** Is a showdown gone through step by step? */
  steps: boolean;
}

export type Step = "melds" | "own" | "layoffs" | "counts" | "sum";

/** Which step the showdown of a hand is at. */
export interface Scene {
  at: number;
  step: Step;
  /** All steps, in words. */
  names: string[];
  /** By card that was laid off: what that takes from the count. */
  worth: Record<string, string>;
  /** By side of the result: how many of its cards still lie face down. */
  closed: number[];
}

/** Where on the line of the hand's moments the table is. */
export interface Replay {
  at: number;
  /** The moment that is played on from, the last one. */
  of: number;
  text: string;
  /** Is an earlier moment only looked at? */
  looking: boolean;
  /** Is the line one that is tried out beside the game? */
  tried: boolean;
}

export interface Hint {
  /** 1 where to look, 2 the principle, 3 candidates, 4 the move. */
  rung: number;
  text: string;
  /** The cards that it is about. */
  cards: string[];
  lesson: { page: string; name: string } | null;
}

export type Stage = "find" | "not_yet" | "right" | "shown";

/** The choices that cost something, looked at again. */
export interface Review {
  /** More is to be graded: the browser asks for it, slice by slice. */
  grading: boolean;
  /** How many slices are graded. */
  slices: number;
  done: number;
  of: number;
  /** The choice that lies on the table; -1 for none. */
  at: number;
  text: string;
  /** The dearest first. */
  stages: { stage: Stage; text: string }[];
  /** The cards of the best action, once it is known. */
  ringed: string[];
}

/** What the browser keeps of the game, to bring it back. */
export interface Save {
  code: string;
  place: string;
  rules: string;
  /** The step that the showdown is at; nothing where none is gone through. */
  step: string;
}

export interface Reply {
  /** Grows with every sentence, so that a repeated sentence is heard again. */
  id: number;
  text: string;
  refused: boolean;
}

export interface Say extends Reply {
  /** What a small screen shows instead, where the text tells what is seen at the seats as well. */
  short: string;
}

export interface Limit {
  card: string;
  /** "6", or "GIN". */
  number: string;
  text: string;
}

export interface Group {
  kind: GroupKind;
  caption: string;
  name: string;
  cards: string[];
  /** The cards among them that were laid off here. */
  laid: string[];
}

export interface Seat {
  name: string;
  /** What kind of player it is. */
  bot: string;
  /** The cards that all saw it take and not throw since, or nothing. */
  took: string;
  /** What it did last; told of several opponents only. */
  last: string;
  /** What else is so of it, in a word each: it dealt, it knocked. */
  marks: string[];
  cards: number;
  /** What the rules have laid open. */
  shown: Group[] | null;
}

export interface HandCard {
  code: string;
  name: string;
  /** It came this turn. */
  fresh: boolean;
  /** By action id: what the action would be with this card. */
  choices: Record<string, Choice[]>;
  why: Reasons;
}

export interface Choice {
  label: string;
  allowed: boolean;
  /** The reason when blocked, else what it leads to. */
  why: string;
  /** What a second press confirms; empty when one press is enough. */
  confirm: string;
  /** Sent back word for word. */
  action: string;
}

/** How the own cards are held: as the table groups them, in an own order, or in own groups. */
export type HoldMode = "auto" | "order" | "groups";

export interface Holding {
  mode: HoldMode;
  groups: readonly (readonly string[])[];
  /** In an own order all cards; else the loose ones. */
  rest: readonly string[];
}

export interface HandGroup {
  /** Of a person's own groups, "group" is no meld; an own order is one group. */
  kind: GroupKind | "group" | "order";
  caption: string;
  name: string;
  cards: HandCard[];
}

export interface Hand {
  groups: HandGroup[];
  deadwood: number;
  /** The deadwood as a sum: "6 + 8". */
  sum: string;
  limit: number;
  /** Deadwood after the best throw, or now with ten cards. */
  best: number;
  note: string;
  mode: HoldMode;
  /** Whose cards they are, where they are laid off for somebody else. */
  of: string;
  /** Another way to group the cards leaves less; told where hints are wanted. */
  better: boolean;
  /** The number of the last message about how the cards are held that was taken in. */
  answered: number;
}

/** Where a button stands; tools are beside the game. */
export type Place = "stock" | "pile" | "bar" | "spread" | "tool" | "review";

export interface Action extends Choice {
  id: string;
  place: Place;
  /** Needs a selected card: all else then comes from that card's choices. */
  per_card: boolean;
  main: boolean;
}

export interface Line {
  text: string;
  points: string;
}

export interface Why {
  headline: string;
  rows: Line[];
  total: Line | null;
  because: string[];
  rule: string;
}

/** The Why panel of the table, always in four lines: state, numbers, rule, alternative. */
export interface Reasons extends Why {
  /** What else could be done, or could have been. */
  otherwise: string;
}

export interface LogLine {
  n: number;
  text: string;
  who: "you" | "other" | "table";
  /** The moment of the replay at which it had happened. */
  at: number;
}

/** One hand on the scoreboard, and the sum that it opens to. */
export interface ScoreRow {
  label: string;
  points: string[];
  /** Nothing where there is nothing to open. `total` marks what a writer has in all then. */
  sums: { text: string; cells: string[]; total: boolean }[];
}

export interface Score {
  names: string[];
  /** By seat: "out" for who is eliminated, else nothing. */
  marks: string[];
  rows: ScoreRow[];
  totals: string[];
  goal: string;
  /** Of each hand's sum: the ledgers of the rule set, in words. */
  columns: string[];
}

export interface Side {
  name: string;
  /** Among several, whether it knocked or won. */
  mark: string;
  groups: Group[];
  text: string;
}

export interface Result {
  headline: string;
  sides: Side[];
  /** `total` marks the line that adds up those above it. */
  lines: (Line & { who: string; total: boolean })[];
  note: string;
}

export type Intent =
  | { kind: "intent"; turn: number; action: string }
  | { kind: "command"; turn: number; text: string }
  | { kind: "look"; turn: number; at: number }
  | { kind: "restore"; turn: number; code: string; step: string }
  | { kind: "grade" }
  | { kind: "awake" }
  | { kind: "sync" };

/** What a person set, as far as Python must know it; an empty bot leaves who plays. */
export type Chosen = { kind: "settings"; hints: number; bot: string; steps: boolean };

/** How the cards are held now. */
export interface Held extends Holding {
  kind: "hold";
  number: number;
  /** The card that was moved, or nothing. */
  card: string;
  /** Nothing is to be said: the page brings back what was so before. */
  quiet: boolean;
}

export type Message = Intent | Chosen | Held;

/** The traits of gin_widgets.widgets.Table. */
export interface TableModel extends Record<string, unknown> {
  state: TableState;
  words: Record<string, string>;
  /** Tells the notebooks apart that JupyterLab shows at one address; empty elsewhere. */
  notebook: string;
}
