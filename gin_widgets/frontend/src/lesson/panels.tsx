// The side of a lesson: what was said to the answer, help, the way to the answer, the resume code.

import type { ComponentChildren } from "preact";
import { linked } from "../lib/linked";
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

/** Feedback, hint and the worked way; before any of them the goal of the lesson. */
export function Told({ view }: { view: LessonView }) {
  const { state, word } = view;
  const { feedback, hint, item, lesson } = state;
  const worked = item?.steps.find((step) => step.state === "now")?.worked ?? null;
  return (
    <div class="told">
      {feedback && <FeedbackPanel feedback={feedback} view={view} />}
      {hint && <HintPanel hint={hint} view={view} />}
      {worked && !hint?.worked && (
        <Panel name="why" title="why" view={view}>
          <WhyLines why={worked} word={word} />
        </Panel>
      )}
      {!feedback && !hint && !worked && lesson.goal && (
        <Panel name="goal" title="goal" view={view}>
          <p>{lesson.goal}</p>
        </Panel>
      )}
    </div>
  );
}

function FeedbackPanel({ feedback, view }: { feedback: Feedback; view: LessonView }) {
  const { word } = view;
  return (
    <Panel name="feedback" tone={feedback.grade} title="feedback" view={view}>
      <p class="headline">{feedback.verdict}</p>
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
        <a href={lesson.page} {...QUIET}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}

/** Longer than any code. */
const LONGEST = 2_000;

/** The code that takes the progress to another browser, and the field that takes one up. */
export function ResumePanel({ view }: { view: LessonView }) {
  const { sit, state, word, id } = view;
  return (
    <details class="area panel resume">
      <summary {...QUIET}>
        <h2>{word("resume_code")}</h2>
        <span class="gist">{word("saved_here")}</span>
      </summary>
      <div class="row">
        <textarea
          id={`${id}-code`}
          {...QUIET}
          readOnly
          rows={2}
          aria-label={word("resume_code")}
          spellcheck={false}
          value={state.code}
        />
        <button type="button" {...QUIET} class="offer" data-copy onClick={() => copy(view)}>
          {word("copy")}
        </button>
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const input = event.currentTarget.querySelector("input");
          if (input?.value.trim()) sit.restore(input.value);
        }}
      >
        <label for={`${id}-resume`}>{word("resume")}</label>
        <div class="row">
          <input
            id={`${id}-resume`}
            type="text"
            {...QUIET}
            data-resume
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={LONGEST}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.isComposing) return;
              event.preventDefault();
              if (!event.repeat) event.currentTarget.form?.requestSubmit();
            }}
          />
          <button type="submit" {...QUIET} class="offer">
            {word("resume_go")}
          </button>
        </div>
      </form>
    </details>
  );
}

/** Copies the code; where the browser forbids it, it is selected instead. */
async function copy({ sit, state, word, id }: LessonView): Promise<void> {
  try {
    await navigator.clipboard.writeText(state.code);
    sit.say(word("copied"), "plain");
  } catch {
    const code = document.getElementById(`${id}-code`) as HTMLTextAreaElement | null;
    code?.focus();
    code?.select();
    sit.say(word("selected"), "plain");
  }
}
