import type { Wording } from "../words";
import type { Desk } from "./desk";
import type { LabState } from "./wire";
import type { LabKey } from "./words";

/** What a plot is read with, in the lab or elsewhere. */
export interface Reading {
  desk: Pick<Desk, "cursors" | "read">;
  word: Wording<"plot_keys" | "legend" | `card.${string}`>;
  id: string;
  width: number;
}

/** What every part of the lab is drawn from. */
export interface LabView {
  desk: Desk;
  state: LabState;
  word: Wording<LabKey>;
  /** Prefix of all element ids of this view. */
  id: string;
  /** How wide a picture may be, in pixels. */
  width: number;
  /** Phone size. */
  narrow: boolean;
}
