import type { TypeAhead } from "../lib/typeahead";
import type { Wording } from "../words";
import type { Lab } from "./lab";
import type { MeldingState } from "./wire";
import type { MeldingKey } from "./words";

/** What every part of the lab is drawn from. */
export interface MeldingView {
  lab: Lab;
  state: MeldingState;
  word: Wording<MeldingKey>;
  /** Prefix of all element ids of this lab. */
  id: string;
  typed: TypeAhead;
}
