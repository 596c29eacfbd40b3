// What came of it: does it fit together, what differs from the preset, its text form, and the way to a table.

import { wellFormed } from "../lib/wellformed";
import { QUIET } from "../views/view";
import type { EditorView } from "./view";

/** As in wire.py: a longer text would be refused without being read. */
const LONGEST = 2_000;

export function Foot({ view }: { view: EditorView }) {
  const { edit, state, word } = view;
  const tone = edit.notice ? "plain" : state.say.refused ? "refused" : "plain";
  return (
    <div class="foot">
      <p class={`verdict${state.problems.length ? " wrong" : ""}`}>{state.verdict}</p>
      <div class="answer-line">
        <p class={`say ${tone}`} role="status" aria-live="polite" aria-atomic="true">
          <span key={edit.notice ? `notice ${edit.notice.n}` : `say ${state.say.id}`}>
            {edit.notice?.text ?? state.say.text}
          </span>
        </p>
        <p class="lost" role="alert">
          {edit.lost ? word("lost") : ""}
        </p>
      </div>
      <button
        type="button"
        {...QUIET}
        class="offer main"
        data-play
        onClick={(event) => {
          if (event.detail < 2) edit.wish({ kind: "play" });
        }}
      >
        {state.play}
      </button>
    </div>
  );
}

export function Summary({ view }: { view: EditorView }) {
  const { edit, state, word, id } = view;
  return (
    <section class="panel have" aria-labelledby={`${id}-have`}>
      <h3 id={`${id}-have`}>{word("summary")}</h3>
      {state.problems.length > 0 && (
        <>
          <h4>{word("contradictions")}</h4>
          <ul class="problems">
            {state.problems.map((problem) => (
              <li key={problem.text}>
                <span>{problem.text}</span>
                <span class="goes">
                  {problem.fields.map((field) => (
                    <button
                      key={field}
                      type="button"
                      {...QUIET}
                      class="to"
                      data-goto={field}
                      onClick={() => goTo(view, field)}
                    >
                      {edit.labelOf(field)}
                    </button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h4>{word("changes")}</h4>
      {state.changes.length === 0 ? (
        <p class="quiet">{word("no_changes")}</p>
      ) : (
        <ul class="changes">
          {state.changes.map((change) => (
            <li key={change.field}>
              <button
                type="button"
                {...QUIET}
                class="to"
                data-goto={change.field}
                onClick={() => goTo(view, change.field)}
              >
                {change.text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function TextForm({ view }: { view: EditorView }) {
  const { edit, state, word, id } = view;
  return (
    <section class="panel text-form" aria-labelledby={`${id}-text-title`}>
      <h3 id={`${id}-text-title`}>{word("text")}</h3>
      <textarea
        id={`${id}-text`}
        {...QUIET}
        readOnly
        rows={3}
        aria-labelledby={`${id}-text-title`}
        aria-describedby={state.problems.length ? `${id}-text-last` : undefined}
        spellcheck={false}
        value={state.text}
      />
      {state.problems.length > 0 && (
        <p class="quiet" id={`${id}-text-last`}>
          {word("text_last")}
        </p>
      )}
      <div class="row">
        <button type="button" {...QUIET} class="offer" data-copy onClick={() => copy(view)}>
          {word("copy")}
        </button>
        {location.pathname.includes("/voila/render/") && (
          <a href={state.link} {...QUIET}>
            {word("link")}
          </a>
        )}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const input = event.currentTarget.querySelector("input");
          if (input?.value.trim()) edit.wish({ kind: "read", text: wellFormed(input.value) });
        }}
      >
        <label for={`${id}-paste`}>{word("paste")}</label>
        <div class="row">
          <input
            id={`${id}-paste`}
            type="text"
            {...QUIET}
            data-paste
            placeholder={word("paste_hint")}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            maxLength={LONGEST}
            onKeyDown={(event) => {
              // Inside a notebook JupyterLab keeps Enter from sending a form.
              if (event.key !== "Enter" || event.isComposing) return;
              event.preventDefault();
              if (!event.repeat) event.currentTarget.form?.requestSubmit();
            }}
          />
          <button type="submit" class="offer" {...QUIET}>
            {word("read")}
          </button>
        </div>
      </form>
    </section>
  );
}

/** Opens what the field lies in, and puts the focus on its control. */
function goTo(view: EditorView, field: string): void {
  view.edit.reveal(field);
  view.edit.fold(false);
  focusField(document.getElementById(`${view.id}-frame`), field);
}

/** The control of a field that the Tab key would reach; the field of the name is at the top. */
export function focusField(root: HTMLElement | null, field: string): void {
  const own = root?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  (own?.querySelector<HTMLElement>("input:checked") ?? own?.querySelector("input"))?.focus();
}

/** Copies the text; where the browser forbids it, the text is selected instead. */
async function copy({ edit, state, word, id }: EditorView): Promise<void> {
  try {
    await navigator.clipboard.writeText(state.text);
    edit.tell(word("copied"));
  } catch {
    const text = document.getElementById(`${id}-text`) as HTMLTextAreaElement | null;
    text?.focus();
    text?.select();
    edit.tell(word("selected"));
  }
}
