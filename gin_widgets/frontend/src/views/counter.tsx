// The deadwood as a sum, against the limit.

import { Said } from "../lib/said";
import { Modes } from "./modes";
import type { View } from "./view";

/** The right end of the scale; more is simply full. */
const FULL = 40;

/** A sum of so many characters leaves no room beside it for the note, which what is to be done says too. */
const LONG = 16;

const percent = (points: number) => `${(Math.min(points, FULL) / FULL) * 100}%`;

export function Counter({ view }: { view: View }) {
  const { play, state, word } = view;
  const { deadwood, sum, limit, best, note } = state.hand;
  return (
    <div class={play.hand.uncounted ? "counter uncounted" : "counter"}>
      <p class="count">
        {word("deadwood")} <b>{deadwood}</b>
        {sum && sum !== String(deadwood) && <span class="sum"> = {sum}</span>}
      </p>
      <div class="scale" aria-hidden="true">
        <i class="now" style={{ width: percent(deadwood) }} />
        <i class={best <= limit ? "best within" : "best"} style={{ width: percent(best) }} />
        <span class="tick" style={{ left: percent(limit) }}>
          <span>{word("need", { n: state.limit.number })}</span>
        </span>
      </div>
      <p class={sum.length > LONG ? "note spare" : "note"}>
        <Said text={note} word={word} />
      </p>
      {!view.narrow && <Modes view={view} />}
    </div>
  );
}
