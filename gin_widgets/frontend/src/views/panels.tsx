// The side panels. On a phone each folds down to its one most useful line; this one says why.

import type { ComponentChildren } from "preact";
import { addressOf, linked } from "../lib/linked";
import { cardIn } from "../lib/offers";
import { Said } from "../lib/said";
import type { Hint } from "../wire";
import type { WordKey } from "../words";
import { QUIET, type View } from "./view";
import { WhyLines } from "./why";

interface PanelProps {
  title: WordKey;
  view: View;
  /** Stands beside the title while the panel is folded. */
  gist: string;
  children: ComponentChildren;
}

export function Panel({ title, view, gist, children }: PanelProps) {
  const { word, narrow, id } = view;
  const heading = <h2 id={`${id}-${title}`}>{word(title)}</h2>;
  return (
    <section class={`area panel ${title}`} aria-labelledby={`${id}-${title}`}>
      {narrow ? (
        <details>
          <summary {...QUIET}>
            {heading}{" "}
            <span class="gist">
              <Said text={gist} word={word} />
            </span>
          </summary>
          {children}
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  );
}

/** The reasons for the selected card, or for the position. */
export function WhyPanel({ view }: { view: View }) {
  const { play, state, word } = view;
  const why = cardIn(state.hand, play.cards.selected)?.why ?? state.why;
  return (
    <Panel title="why" view={view} gist={state.hint?.text ?? why.headline}>
      {state.hint && <HintLines hint={state.hint} view={view} />}
      <WhyLines why={why} word={word} />
      <p class="otherwise">
        <Said text={why.otherwise} word={word} />
      </p>
    </Panel>
  );
}

/** The help that was asked for, with the lesson that teaches it. */
function HintLines({ hint, view }: { hint: Hint; view: View }) {
  const { word } = view;
  const lesson = hint.lesson && word("help_lesson", { lesson: hint.lesson.name });
  return (
    <div class="help">
      <p>
        <b>{word("help_rung", { n: hint.rung })}</b> <Said text={hint.text} word={word} />
      </p>
      {hint.lesson && (
        <p>
          {linked() ? (
            <a href={addressOf(hint.lesson.page)} {...QUIET}>
              {lesson}
            </a>
          ) : (
            lesson
          )}
        </p>
      )}
    </div>
  );
}
