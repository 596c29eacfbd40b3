// The contract with Python's gin_widgets/widgets/hand.py.

export type Mode = "show" | "one" | "many" | "order";

export type HandMessage = { kind: "chosen" | "order"; cards: string[] };

/** The traits of gin_widgets.widgets.Hand; all are written by Python alone. */
export interface HandModel extends Record<string, unknown> {
  /** Card codes as they were given. */
  cards: string[];
  mode: Mode;
  chosen: string[];
  /** The cards as they lie. */
  order: string[];
  label: string;
  words: Record<string, string>;
}
