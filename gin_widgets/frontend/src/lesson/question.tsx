// The question: what came before it in this item, and what is asked now.

import { glyphOf } from "../cards/code";
import { Said } from "../lib/said";
import { AnswerArea } from "./answer";
import { HandArea } from "./hand";
import { PictureArea } from "./pictures/picture";
import { SceneArea } from "./scene";
import type { LessonView } from "./view";
import type { Item, Step } from "./wire";

export function QuestionArea({ item, view }: { item: Item; view: LessonView }) {
  const { state, word, id } = view;
  const now = item.steps.find((step) => step.state === "now");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys have the buttons, which do the same
    <section
      class="area question"
      aria-labelledby={`${id}-question`}
      onClick={(event) => {
        const place = (event.target as Element).closest<HTMLElement>("[data-look]");
        if (place && event.detail < 2) view.sit.touch(place.dataset.look ?? "");
      }}
    >
      <h2 id={`${id}-question`} class="unseen">
        {word("question")}
      </h2>
      {item.intro && (
        <p class="intro">
          <Said text={item.intro} word={word} />
        </p>
      )}
      <Steps steps={item.steps} view={view} />
      <p class="prompt ask" id={`${id}-prompt`} tabIndex={-1}>
        <Said text={state.ask?.prompt ?? now?.prompt ?? ""} word={word} />
        {!state.ask && now?.answer && (
          <b class="stands">
            {" "}
            <Said text={now.answer} word={word} />
          </b>
        )}
      </p>
      {item.picture?.kind !== "upcards" && <SceneArea scene={item.scene} view={view} />}
      <HandArea view={view} />
      {item.picture && <PictureArea picture={item.picture} view={view} />}
      {now?.worked && !state.hint?.worked && (
        <div class="reading">
          {now.worked.rule && (
            <p>
              <Said text={now.worked.rule} word={word} />
            </p>
          )}
          {!state.feedback && <p class="note">{word("read_on")}</p>}
        </div>
      )}
      {state.ask && <AnswerArea ask={state.ask} view={view} />}
    </section>
  );
}

/** The questions of this item that are answered already. */
function Steps({ steps, view }: { steps: Step[]; view: LessonView }) {
  const { word } = view;
  const done = steps.filter((step) => step.state === "done");
  if (done.length === 0) return null;
  return (
    <ol class="steps" aria-label={word("steps")}>
      {done.map((step, n) => (
        <li key={n}>
          {step.cards.length > 0 && (
            <>
              <Said text={step.cards.map(glyphOf).join(" ")} word={word} />{" "}
            </>
          )}
          <Said text={step.prompt} word={word} />{" "}
          <b>
            <Said text={step.answer} word={word} />
          </b>
        </li>
      ))}
    </ol>
  );
}
