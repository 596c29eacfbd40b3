import type { Play } from "../lib/play";
import type { TableState } from "../wire";
import type { Wording } from "../words";

/** What every part of the table is drawn from. */
export interface View {
  play: Play;
  state: TableState;
  word: Wording;
  /** Prefix of all element ids of this table. */
  id: string;
  /** Phone size: side panels fold, the action bar sticks. */
  narrow: boolean;
}
