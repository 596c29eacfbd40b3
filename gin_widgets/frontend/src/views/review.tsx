// The review of a hand: how far the grading is, which choice lies on the table, and how far the person is with each.

import { barKey } from "../lib/toolbar";
import type { Review } from "../wire";
import { OfferButton } from "./button";
import { QUIET, type View } from "./view";

export function ReviewArea({ review, view }: { review: Review; view: View }) {
  const { word, id } = view;
  return (
    <section class="area review" aria-labelledby={`${id}-review`}>
      <h2 id={`${id}-review`}>{word("review")}</h2>
      <p class="place">{review.text}</p>
      {review.grading && (
        <progress max={review.of} value={review.done} aria-label={word("graded")} />
      )}
      {review.stages.length > 0 && !review.grading && <Stages review={review} />}
      {review.at >= 0 && <Steps view={view} />}
    </section>
  );
}

/** Every choice with how far the person is with it. */
function Stages({ review }: { review: Review }) {
  return (
    <ol class="stages">
      {review.stages.map(({ stage, text }, i) => (
        <li key={i} class={stage} aria-current={i === review.at ? "step" : undefined}>
          <span aria-hidden="true">{i + 1}</span> {text}
        </li>
      ))}
    </ol>
  );
}

/** What can be done in the review: one tab stop, as every toolbar. */
function Steps({ view }: { view: View }) {
  const { play, word } = view;
  const steps = play.offers.filter((offer) => offer.place === "review");
  const stop = [
    steps.find(({ key }) => key === play.tool),
    steps.find(({ main }) => main),
    steps[0],
  ].find((step) => step !== undefined);
  return (
    <div
      class="steps"
      role="toolbar"
      {...QUIET}
      aria-label={word("review")}
      tabIndex={-1}
      onKeyDown={barKey}
    >
      {steps.map((step) => (
        <OfferButton
          key={step.key}
          offer={step}
          view={view}
          tabIndex={step === stop ? 0 : -1}
          toolbar
        />
      ))}
    </div>
  );
}
