// What was said last, and the buttons of the lesson: one tab stop, arrows between them.

import { Said } from "../lib/said";
import { barKey } from "../lib/toolbar";
import { QUIET } from "../views/view";
import type { LessonView } from "./view";
import type { LessonAction, LessonState } from "./wire";

export function Actions({ view }: { view: LessonView }) {
  const { sit, state, word, id } = view;
  const open = state.actions.filter(({ allowed }) => allowed);
  const stop = [open, state.actions]
    .flatMap((some) => [some.find((a) => a.id === sit.tool), some.find((a) => a.main), some[0]])
    .find((action) => action !== undefined);
  const tip = state.actions.find((action) => action.id === sit.pointed);
  return (
    <section class="area actions" aria-labelledby={`${id}-actions`}>
      <h2 id={`${id}-actions`} class="unseen">
        {word("actions")}
      </h2>
      <div class="words">
        <Status view={view} />
        <p class="lost" role="alert">
          {sit.lost ? word("lost") : ""}
        </p>
      </div>
      <div
        class="bar"
        role="toolbar"
        {...QUIET}
        aria-label={word("actions")}
        tabIndex={-1}
        onKeyDown={barKey}
      >
        {state.actions.map((action) => (
          <ActionButton key={action.id} action={action} stop={action === stop} view={view} />
        ))}
      </div>
      <p class="tip" aria-hidden="true">
        {tip?.why}
      </p>
    </section>
  );
}

interface ButtonProps {
  action: LessonAction;
  stop: boolean;
  view: LessonView;
}

function ActionButton({ action, stop, view }: ButtonProps) {
  const { sit, word, id } = view;
  const why = action.why ? `${id}-why-${action.id}` : undefined;
  return (
    <>
      <button
        type="button"
        {...QUIET}
        class={`offer${action.main && action.allowed ? " main" : ""}${sit.armed === action.id ? " armed" : ""}`}
        data-action={action.id}
        tabIndex={stop ? 0 : -1}
        aria-disabled={action.allowed ? undefined : "true"}
        aria-describedby={why}
        onFocus={() => sit.point(action.id, true)}
        onBlur={() => sit.point(null)}
        onPointerEnter={() => sit.point(action.id)}
        onPointerLeave={() => sit.point(null)}
        onClick={(event) => {
          // The second half of a double click may meet another button than the first.
          if (event.detail < 2) sit.press(action);
        }}
      >
        {action.label}
      </button>
      {why && (
        <span id={why} hidden>
          <Said text={action.why} word={word} />
        </span>
      )}
    </>
  );
}

/** The one place where results are spoken; what stands on the page anyway is only heard. */
function Status({ view }: { view: LessonView }) {
  const { sit, state, word } = view;
  const heard = sit.notice?.tone === "heard" ? sit.notice : null;
  const notice = heard ? null : sit.notice;
  const tone = notice?.tone ?? (state.say.refused ? "refused" : "plain");
  const past = !notice && sit.changed && isJudgement(state);
  const text = past ? "" : (notice?.text ?? state.say.text);
  const judged = !notice && !past && isJudgement(state) ? state.feedback : null;
  const seen = judged?.verdict ?? (notice || state.say.refused ? text : news(state));
  return (
    <p
      class={`say ${tone}${seen ? "" : " silent"}`}
      role="status"
      aria-live="polite"
      aria-atomic="true"
    >
      <span key={sit.notice ? `notice ${sit.notice.n}` : `say ${state.say.id}`}>
        <span aria-hidden={heard ? "true" : undefined}>
          {judged ? (
            <b class={`verdict ${judged.grade}`}>{seen}</b>
          ) : (
            <Said text={seen} word={word} />
          )}
        </span>
        <span class="unseen">
          <Said text={heard ? heard.text : text.slice(seen.length)} word={word} />
        </span>
      </span>
    </p>
  );
}

/** Is what is said the feedback? Then its verdict stands beside the buttons too: the panel may be far from them. */
function isJudgement({ say, feedback }: LessonState): boolean {
  const parts = feedback && [feedback.verdict, feedback.text, feedback.tip].filter(Boolean);
  return say.text === parts?.join(" ");
}

/** The last sentences as far as the page does not show them elsewhere; the rest is only heard. */
function news(state: LessonState): string {
  const { say, place, item, ask, hint, end } = state;
  if (end || isJudgement(state) || say.text === hint?.text) return "";
  const prompt = ask?.prompt ?? item?.steps.find(({ state }) => state === "now")?.prompt ?? "";
  const shown = say.text.indexOf(`${place}. ${prompt}`);
  return shown < 0 ? say.text : say.text.slice(0, shown);
}
