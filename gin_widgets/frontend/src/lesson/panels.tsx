// The side of a lesson: what was said to the answer, help, the way to the answer.

import type { ComponentChildren } from "preact";
import { addressOf, linked } from "../lib/linked";
import { Said } from "../lib/said";
import { QUIET } from "../views/view";
import { Sums, WhyLines } from "../views/why";
import type { LessonView } from "./view";
import type { Feedback, Hint } from "./wire";
import type { LessonKey } from "./words";

interface PanelProps {
  name: string;
  tone?: string;
  title: LessonKey;
  view: LessonView;
  children: ComponentChildren;
}

function Panel({ name, tone = "", title, view, children }: PanelProps) {
  const { word, id } = view;
  return (
    <section class={`area panel ${name} ${tone}`} aria-labelledby={`${id}-${name}`}>
      <h2 id={`${id}-${name}`}>{word(title)}</h2>
      {children}
    </section>
  );
}

/** Feedback, hint and the worked way. */
export function Told({ view }: { view: LessonView }) {
  const { sit, state, word } = view;
  const { feedback, hint, item } = state;
  const worked = item?.steps.find((step) => step.state === "now")?.worked ?? null;
  return (
    <div class="told">
      {feedback && !(sit.changed && sit.draft.open) && (
        <FeedbackPanel feedback={feedback} view={view} />
      )}
      {hint && <HintPanel hint={hint} view={view} />}
      {worked && !hint?.worked && worked.rows.length > 1 && (
        <Panel name="why" title="why" view={view}>
          <WhyLines why={{ ...worked, rule: "" }} word={word} />
        </Panel>
      )}
    </div>
  );
}

function FeedbackPanel({ feedback, view }: { feedback: Feedback; view: LessonView }) {
  const { sit, word } = view;
  const past = sit.changed;
  return (
    <Panel name="feedback" tone={past ? "past" : feedback.grade} title="feedback" view={view}>
      {!past && <p class="headline">{feedback.verdict}</p>}
      <p>
        <Said text={feedback.text} word={word} />
      </p>
      {feedback.compare.length > 0 && (
        <div class="compare">
          {feedback.compare.map((column) => (
            <Sums
              key={column.title}
              title={column.title}
              rows={column.rows}
              total={column.total}
              word={word}
            />
          ))}
        </div>
      )}
      {feedback.tip && (
        <p class="rule">
          <Said text={feedback.tip} word={word} />
        </p>
      )}
    </Panel>
  );
}

function HintPanel({ hint, view }: { hint: Hint; view: LessonView }) {
  const { word } = view;
  return (
    <Panel name="help" title="hint" view={view}>
      <p>
        <Said text={hint.text} word={word} />
      </p>
      {hint.lesson && <TaughtIn lesson={hint.lesson} view={view} />}
      {hint.worked && <WhyLines why={hint.worked} word={word} />}
    </Panel>
  );
}

/** The lesson that a rule is taught in. The page is left: what was done is kept, so it can be come back to. */
function TaughtIn({ lesson, view }: { lesson: NonNullable<Hint["lesson"]>; view: LessonView }) {
  const text = view.word("taught_in", { lesson: lesson.name });
  return (
    <p>
      {linked() ? (
        <a href={addressOf(lesson.page)} {...QUIET}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
