import type { TypeAhead } from "../lib/typeahead";
import type { Drawing } from "../views/view";
import type { Wording } from "../words";
import type { Sit } from "./sit";
import type { LessonState } from "./wire";
import type { LessonKey } from "./words";

/** What every part of a lesson is drawn from. */
export interface LessonView extends Drawing {
  sit: Sit;
  state: LessonState;
  word: Wording<LessonKey>;
  glossary: Record<string, string>;
  typed: TypeAhead;
  /** How wide a picture may be, in pixels. */
  width: number;
}
