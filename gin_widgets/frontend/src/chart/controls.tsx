// What can be set: plain form controls, each with the sentence that says why something cannot be.

import { GLYPH, indexOf, suitOf } from "../cards/code";
import { Said } from "../lib/said";
import { QUIET } from "../views/view";
import { counted } from "./scale";
import type { LabView } from "./view";
import type { Control } from "./wire";

interface Props<Kind extends Control["kind"]> {
  control: Extract<Control, { kind: Kind }>;
  view: LabView;
  told: { id: string; "aria-describedby": string; "aria-invalid": "true" | undefined };
}

export function Controls({ view }: { view: LabView }) {
  const { state, word, id } = view;
  const shown = state.controls.filter((each) => each.kind !== "pick" || each.more.shown);
  if (shown.length === 0) return null;
  return (
    <section class="area panel settings" aria-labelledby={`${id}-settings`}>
      <h2 id={`${id}-settings`}>{word("settings")}</h2>
      {shown.map((control) => (
        <ControlRow key={`${state.tool} ${control.name}`} control={control} view={view} />
      ))}
    </section>
  );
}

function ControlRow({ control, view }: { control: Control; view: LabView }) {
  const own = `${view.id}-set-${control.name}`;
  const problem = `${own}-problem`;
  const told = {
    id: own,
    "aria-describedby": problem,
    "aria-invalid": control.problem ? ("true" as const) : undefined,
  };
  return (
    <div class={`control ${control.kind}`} data-control={control.name}>
      {control.kind === "pick" ? (
        <span class="control-label" id={`${own}-label`}>
          {control.label}
        </span>
      ) : (
        <label class="control-label" for={own}>
          {control.label}
        </label>
      )}
      {control.kind === "slider" && <Slider control={control} view={view} told={told} />}
      {control.kind === "choice" && <Choice control={control} view={view} told={told} />}
      {control.kind === "pick" && <Pick control={control} view={view} told={told} />}
      {control.kind === "cards" && <Hand control={control} view={view} told={told} />}
      {control.kind === "whole" && <Whole control={control} view={view} told={told} />}
      {control.kind === "text" && <Long control={control} view={view} told={told} />}
      <p class="problem" id={problem}>
        <Said text={control.problem} word={view.word} />
      </p>
    </div>
  );
}

function Slider({ control, view, told }: Props<"slider">) {
  const { low, high, unit, names } = control.more;
  const value = Number(view.desk.value(control.name) ?? control.value);
  const name = names[value - low] ?? counted(value, unit);
  return (
    <div class="slide">
      <input
        type="range"
        {...QUIET}
        {...told}
        min={low}
        max={high}
        step={1}
        value={value}
        aria-valuetext={name}
        onInput={(event) => view.desk.set(control.name, event.currentTarget.valueAsNumber)}
      />
      <span class="amount" aria-hidden="true">
        <Said text={name} word={view.word} />
      </span>
    </div>
  );
}

function Choice({ control, view, told }: Props<"choice">) {
  const value = view.desk.value(control.name) ?? control.value;
  return (
    <select
      {...QUIET}
      {...told}
      value={value}
      onChange={(event) => view.desk.set(control.name, event.currentTarget.value)}
    >
      {control.more.options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Pick({ control, view, told }: Props<"pick">) {
  return (
    <fieldset class="options" aria-labelledby={`${told.id}-label`}>
      {control.cards.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          class="offer pickable"
          {...QUIET}
          data-pick={code}
          aria-pressed={control.value.includes(code)}
          onClick={() => view.desk.wish({ kind: "toggle", name: control.name, cards: code })}
        >
          <span class="unseen">{name}</span>
          <span class={`glyph suit-${suitOf(code)}`} aria-hidden="true">
            {indexOf(code)}
            {GLYPH[suitOf(code)]}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** What is written is set with Enter, with the button, or by going elsewhere. */
function writing(control: Control, view: LabView) {
  const commit = (text: string) => {
    if (text.trim() !== String(control.value)) view.desk.set(control.name, text);
  };
  return {
    ...QUIET,
    value: String(view.desk.value(control.name) ?? control.value),
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: false,
    enterkeyhint: "done",
    maxLength: 200,
    onChange: (event: Event) => commit((event.currentTarget as HTMLInputElement).value),
    onKeyDown: (event: KeyboardEvent) => {
      // Inside a notebook JupyterLab keeps Enter from sending a form.
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      commit((event.currentTarget as HTMLInputElement).value);
    },
  } as const;
}

function Hand({ control, view, told }: Props<"cards">) {
  return (
    <div class="written">
      <textarea {...writing(control, view)} {...told} rows={control.more.most > 3 ? 2 : 1} />
      <SetButton control={control} view={view} />
    </div>
  );
}

function Whole({ control, view, told }: Props<"whole">) {
  return (
    <div class="written">
      <input type="text" inputMode="numeric" {...writing(control, view)} {...told} />
      <SetButton control={control} view={view} />
    </div>
  );
}

/** Pressing it leaves the field, which sets it; it says so where there is no Enter. */
function SetButton({ control, view }: { control: Control; view: LabView }) {
  const { word } = view;
  return (
    <button type="button" class="offer" {...QUIET} aria-label={`${word("set")}: ${control.label}`}>
      {word("set")}
    </button>
  );
}

function Long({ control, view, told }: Props<"text">) {
  return (
    <textarea
      {...QUIET}
      {...told}
      rows={3}
      spellcheck={false}
      maxLength={20_000}
      value={String(view.desk.value(control.name) ?? control.value)}
      onChange={(event) => view.desk.set(control.name, event.currentTarget.value)}
    />
  );
}
