// The rule-set editor: an anywidget view of gin_widgets.widgets.rule_editor.RuleForm.

import type { RenderProps } from "@anywidget/types";
import { render as draw } from "preact";
import { watchKernel } from "../lib/kernel";
import { followLook } from "../lib/look";
import { wellFormed } from "../lib/wellformed";
import { QUIET } from "../views/view";
import { wording } from "../words";
import { Edit } from "./edit";
import { Groups } from "./fields";
import { Foot, focusField, Summary, TextForm } from "./summary";
import type { EditorView } from "./view";
import type { EditorModel, Wish } from "./wire";
import type { EditorKey } from "./words";

/** Below this width, in CSS pixels, the groups fold; the style sheet's container queries agree. */
const NARROW = 640;

function Editor({ view }: { view: EditorView }) {
  const { edit, state, word, id } = view;
  if (edit.folded) {
    return (
      <header class="top folded">
        <p class="title">{word("title")}</p>
        <p class="playing" id={`${id}-playing`}>
          {state.playing}
        </p>
        <button
          type="button"
          {...QUIET}
          class="offer"
          data-unfold
          aria-expanded="false"
          aria-describedby={`${id}-playing`}
          onClick={() => edit.fold(false)}
        >
          {word("unfold")}
        </button>
      </header>
    );
  }
  return (
    <>
      <Top view={view} />
      <Groups view={view} />
      <div class="aside">
        <Foot view={view} />
        <Summary view={view} />
        <TextForm view={view} />
      </div>
    </>
  );
}

function Top({ view }: { view: EditorView }) {
  const { edit, state, word, id } = view;
  const nameProblems = state.problems.filter(({ fields }) => fields.includes("key"));
  return (
    <header class="top">
      <p class="title">{word("title")}</p>
      <div class="start">
        <div>
          <label for={`${id}-preset`}>{word("preset")}</label>
          <select
            id={`${id}-preset`}
            {...QUIET}
            value={edit.preset}
            onChange={(event) => edit.choose(event.currentTarget.value)}
          >
            {edit.form.presets.map(({ key, label }) => (
              <option key={key} value={key} selected={key === edit.preset}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div data-field="key">
          <label for={`${id}-name`}>{edit.form.name}</label>
          <input
            id={`${id}-name`}
            type="text"
            {...QUIET}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            maxLength={40}
            value={edit.name}
            aria-invalid={nameProblems.length ? "true" : undefined}
            aria-describedby={nameProblems.length ? `${id}-name-wrong` : undefined}
            onInput={(event) => edit.typeName(event.currentTarget.value)}
            onBlur={(event) => edit.call(wellFormed(event.currentTarget.value))}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.isComposing) return;
              event.preventDefault();
              edit.call(wellFormed(event.currentTarget.value));
            }}
          />
        </div>
        <div class="row">
          <button
            type="button"
            {...QUIET}
            class="offer"
            data-undo
            aria-disabled={state.undo ? undefined : "true"}
            onClick={() => edit.wish({ kind: "undo" })}
          >
            {word("undo")}
          </button>
          <button
            type="button"
            {...QUIET}
            class="offer"
            data-all-back
            aria-disabled={state.changes.length ? undefined : "true"}
            onClick={() => edit.choose(state.preset)}
          >
            {word("all_back")}
          </button>
          {state.playing && (
            <button
              type="button"
              {...QUIET}
              class="offer"
              data-fold
              aria-expanded="true"
              onClick={() => edit.fold(true)}
            >
              {word("fold")}
            </button>
          )}
        </div>
      </div>
      <ul class="problems" id={`${id}-name-wrong`}>
        {nameProblems.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </header>
  );
}

function render({ model, el, signal }: RenderProps<EditorModel>): () => void {
  const root = document.createElement("section");
  const frame = document.createElement("div");
  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  root.className = "gin editor";
  root.dataset.lmSuppressShortcuts = "true";
  frame.className = "sheet";
  frame.id = `${id}-frame`;
  root.append(frame);
  el.append(root);

  const edit = new Edit(
    model.get("form"),
    model.get("state"),
    wording<EditorKey>(model.get("words")),
    {
      send: (message) => model.send(message),
      redraw: paint,
      answered: (wish, refused) => answered(root, wish, refused),
    },
  );

  /** Draws; a focused element that is gone hands the focus to what took its place. */
  function paint(): void {
    const owner = root.getRootNode() as Document | ShadowRoot;
    const before = root.contains(owner.activeElement) ? (owner.activeElement as HTMLElement) : null;
    const { state, word } = edit;
    root.setAttribute("aria-label", word("editor"));
    draw(<Editor view={{ edit, state, word, id }} />, frame);
    frame.classList.toggle("folded", edit.folded);
    if (!before || before.isConnected) return;
    const { back } = before.dataset;
    if (back) focusField(root, back);
    else root.querySelector<HTMLElement>("[data-unfold], [data-play]")?.focus();
  }

  const onState = () => edit.receive(model.get("state"));
  const onForm = () => {
    edit.form = model.get("form");
    edit.word = wording<EditorKey>(model.get("words"));
    paint();
  };
  const changes = { state: onState, form: onForm, words: onForm } as const;
  for (const [name, act] of Object.entries(changes)) model.on(`change:${name}`, act);
  const leaveLook = followLook(root);
  const leaveKernel = watchKernel(model, () => edit.lose());
  const watch = new ResizeObserver(([entry]) => {
    const narrow = (entry?.contentRect.width ?? NARROW) < NARROW;
    if (narrow === edit.narrow) return;
    edit.narrow = narrow;
    paint();
  });
  watch.observe(root);
  paint();

  const leave = () => {
    for (const [name, act] of Object.entries(changes)) model.off(`change:${name}`, act);
    signal.removeEventListener("abort", leave);
    leaveLook();
    leaveKernel();
    watch.disconnect();
    edit.stop();
    draw(null, frame);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}

/** After an answer: a text that was refused stays, selected, to be corrected; one that was read is cleared. */
function answered(root: HTMLElement, wish: Wish, refused: boolean): void {
  if (wish.kind !== "read") return;
  const input = root.querySelector<HTMLInputElement>("[data-paste]");
  if (refused) input?.select();
  else if (input) input.value = "";
}

export default { render };
