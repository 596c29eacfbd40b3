import type { Play } from "../lib/play";
import type { TableState } from "../wire";
import type { Wording } from "../words";

/**
 * For everything that takes the focus: JupyterLab asks the focused element itself before its ancestors,
 * and would otherwise take "d" "d" on a card as "delete the cell".
 */
export const QUIET = { "data-lm-suppress-shortcuts": "true" } as const;

/** What shows nothing but cards. */
export interface CardDrawing {
  word: Wording<`card.${string}`>;
  /** Prefix of all element ids of this widget. */
  id: string;
}

/** What shows cards and sentences: on the table, in a lesson, anywhere. */
export interface Drawing {
  word: Wording;
  /** Prefix of all element ids of this widget. */
  id: string;
}

/** What every part of the table is drawn from. */
export interface View extends Drawing {
  play: Play;
  state: TableState;
  /** Phone size: side panels fold, the action bar sticks. */
  narrow: boolean;
  /** Looks for the kernel once more. */
  retry(): void;
}
