// What an answer is made with: number fields, options, or buttons for what becomes of the cards.

import { glyphOf, rankOf, suitOf } from "../cards/code";
import { Said } from "../lib/said";
import { QUIET } from "../views/view";
import { laidOn, type Regroup, regrouped, stepped, typed, unlaid } from "./draft";
import type { LessonView } from "./view";
import type { Ask, Option } from "./wire";

export function AnswerArea({ ask, view }: { ask: Ask; view: LessonView }) {
  switch (ask.form) {
    case "number":
    case "score":
      return <Numbers ask={ask} view={view} />;
    case "choose":
    case "spot":
    case "principle":
    case "name":
      return <Options ask={ask} view={view} />;
    case "group":
    case "spread":
      return <Grouping view={view} />;
    case "curve":
    case "discard":
      return (
        <div class="answers">
          <div class="options">
            <Check view={view} />
          </div>
        </div>
      );
    case "finish":
      return <Endings ask={ask} view={view} />;
    case "layoff":
      return <Laying ask={ask} view={view} />;
  }
}

/** The green button, unless another one is due first. */
function Check({ view, due = true }: { view: LessonView; due?: boolean }) {
  const { sit, word } = view;
  return (
    <button
      type="button"
      {...QUIET}
      class={`offer${sit.armed === "check" ? " armed" : due ? " main" : ""}`}
      data-check
      onClick={(event) => {
        if (event.detail < 2) sit.check();
      }}
    >
      {word(view.state.ask?.form === "curve" ? "reveal" : "check")}
    </button>
  );
}

/** As many digits as Python reads, and a sign. */
const DIGITS = 5;

function Numbers({ ask, view }: { ask: Ask; view: LessonView }) {
  const { sit, word, id } = view;
  return (
    <form
      class="answers numbers"
      onSubmit={(event) => {
        event.preventDefault();
        sit.check();
      }}
    >
      {ask.fields.map((field, at) => (
        <div key={field} class="numeral">
          <label for={`${id}-field-${at}`}>{field}</label>
          <div class="stepper">
            <button
              type="button"
              {...QUIET}
              class="offer"
              aria-label={`${field}, ${word("less")}`}
              onClick={() => sit.change(stepped(sit.draft, at, -1))}
            >
              −
            </button>
            <input
              id={`${id}-field-${at}`}
              type="text"
              inputMode="numeric"
              {...QUIET}
              data-answer
              autocomplete="off"
              enterkeyhint="go"
              maxLength={DIGITS}
              value={sit.draft.fields[at] ?? ""}
              onFocus={(event) => sit.stale && event.currentTarget.select()}
              onClick={(event) => sit.stale && event.currentTarget.select()}
              onInput={(event) => sit.change(typed(sit.draft, at, event.currentTarget.value))}
              onKeyDown={(event) => {
                if (event.isComposing) return;
                if (event.key === "Enter") {
                  // Inside a notebook JupyterLab keeps Enter from sending a form.
                  event.preventDefault();
                  if (!event.repeat) event.currentTarget.form?.requestSubmit();
                } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
                  event.preventDefault();
                  sit.change(stepped(sit.draft, at, event.key === "ArrowUp" ? 1 : -1));
                }
              }}
            />
            <button
              type="button"
              {...QUIET}
              class="offer"
              aria-label={`${field}, ${word("more")}`}
              onClick={() => sit.change(stepped(sit.draft, at, 1))}
            >
              +
            </button>
          </div>
        </div>
      ))}
      <button type="submit" {...QUIET} class="offer main" data-check>
        {word("check")}
      </button>
    </form>
  );
}

function Options({ ask, view }: { ask: Ask; view: LessonView }) {
  const { sit, word, id } = view;
  const open = ask.options.find(({ answer, more }) => more.length && answer === sit.draft.open);
  const long = ask.form === "spot" || ask.form === "principle";
  return (
    <div class="answers">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
      <div class={`options${long ? " long" : ""}`} role="group" aria-labelledby={`${id}-prompt`}>
        {ask.options.map((option) => (
          <OptionButton key={option.answer} option={option} view={view} />
        ))}
      </div>
      {open && (
        <>
          <p id={`${id}-reasons`} class="prompt reasons" tabIndex={-1}>
            {word("reasons")}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form */}
          <div class="options" role="group" aria-labelledby={`${id}-reasons`}>
            {open.more.map((option) => (
              <OptionButton key={option.answer} option={option} view={view} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function OptionButton({ option, view }: { option: Option; view: LessonView }) {
  const { sit, state, word } = view;
  const remain = state.hint?.options ?? [];
  const out = remain.length > 0 && !remain.some((answer) => fits(option, answer));
  const opens = option.more.length > 0;
  return (
    <button
      type="button"
      {...QUIET}
      class={`offer${out ? " out" : ""}`}
      data-answer={option.answer}
      aria-disabled={out ? "true" : undefined}
      aria-expanded={opens ? sit.draft.open === option.answer : undefined}
      onClick={(event) => {
        if (event.detail > 1) return;
        if (out) sit.say(word("ruled_out"), "refused");
        else if (opens) sit.change({ ...sit.draft, open: option.answer }, "reasons");
        else sit.answer(option.answer);
      }}
    >
      <span>
        <Said text={option.label} word={word} />
      </span>
    </button>
  );
}

/** Is this the option that an answer is given with, or the one that leads to it? */
const fits = (option: Option, answer: string) =>
  option.answer === answer || option.more.some((each) => each.answer === answer);

function Grouping({ view }: { view: LessonView }) {
  const { sit, word } = view;
  const { picked, groups } = sit.draft;
  const held = groups.some((group) => group.some((code) => picked.includes(code)));
  const next = due(view);
  const act = (how: Regroup) => {
    if (picked.length) sit.change(regrouped(sit.draft, how), "card");
    else sit.say(word("choose_some"), "refused");
  };
  return (
    <div class="answers">
      <div class="options">
        <Act
          on={picked.length > 0}
          main={next === "group"}
          name="group"
          act={() => act({ to: "new" })}
        >
          {word("group_new")}
        </Act>
        <Act on={held} main={next === "free"} name="free" act={() => act({ to: "free" })}>
          {word("group_free")}
        </Act>
        {picked.length > 0 &&
          groups.map((group, n) => (
            <Act
              key={group.join()}
              on
              main={next === n}
              name={`add ${n}`}
              act={() => act({ to: n })}
            >
              {word("group_add", { n: n + 1 })}
            </Act>
          ))}
        {held && picked.length > 1 && view.state.item?.part !== "together" && (
          <Act on name="both" act={() => act({ to: "both" })}>
            {word("group_both")}
          </Act>
        )}
        <Check view={view} due={picked.length === 0 && !sit.empty} />
      </div>
    </div>
  );
}

/** A meld has so many cards at least: fewer belong to a group that lies there. */
const LEAST = 3;

/** What is done next with the selected cards: laid together, freed, or added to the group that they are like. */
function due({ sit }: LessonView): "group" | "free" | number {
  const { picked, groups } = sit.draft;
  if (picked.length >= LEAST || groups.length === 0) return "group";
  if (groups.some((group) => picked.every((code) => group.includes(code)))) return "free";
  const like = (of: (code: string) => string) => (group: readonly string[]) =>
    new Set([...group, ...picked].map(of)).size === 1;
  const home = groups.findIndex((group) => like(rankOf)(group) || like(suitOf)(group));
  return home < 0 ? groups.length - 1 : home;
}

interface ActProps {
  on: boolean;
  /** Is this the next thing to do while it can be done? */
  main?: boolean;
  name: string;
  act(): void;
  children: string;
}

function Act({ on, main = false, name, act, children }: ActProps) {
  return (
    <button
      type="button"
      {...QUIET}
      class={`offer${main && on ? " main" : ""}`}
      data-act={name}
      aria-disabled={on ? undefined : "true"}
      onClick={act}
    >
      {children}
    </button>
  );
}

function Endings({ ask, view }: { ask: Ask; view: LessonView }) {
  const { sit, word } = view;
  const [card] = sit.draft.picked;
  return (
    <div class="answers">
      <div class="options">
        {ask.options.map(({ answer, label }) => (
          <button
            key={answer}
            type="button"
            {...QUIET}
            class="offer"
            data-answer={answer}
            aria-disabled={card || answer === "big gin" ? undefined : "true"}
            onClick={(event) => {
              if (event.detail < 2) sit.end(answer);
            }}
          >
            <span>
              <Said
                text={card && answer !== "big gin" ? `${label} ${glyphOf(card)}` : label}
                word={word}
              />
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

function Laying({ ask, view }: { ask: Ask; view: LessonView }) {
  const { sit, word } = view;
  const { picked, laid } = sit.draft;
  const last = laid.at(-1);
  return (
    <div class="answers">
      {laid.length === 0 && <p class="note">{word("lay_none")}</p>}
      <div class="options">
        {ask.homes.map((home) => (
          <button
            key={home.name}
            type="button"
            {...QUIET}
            class="offer"
            data-act={`lay ${home.cards.join("")}`}
            aria-disabled={picked.length ? undefined : "true"}
            onClick={() => {
              if (picked.length) sit.change(laidOn(sit.draft, home.cards.join("")), "card");
              else sit.say(word("choose_first"), "refused");
            }}
          >
            <span>
              <Said
                text={word("lay_on", {
                  meld: `${home.kind} ${home.cards.map(glyphOf).join(" ")}`,
                })}
                word={word}
              />
            </span>
          </button>
        ))}
        {last && (
          <button
            type="button"
            {...QUIET}
            class="offer"
            data-act="back"
            onClick={() => sit.change(unlaid(sit.draft), "card")}
          >
            <span>
              <Said text={word("lay_back", { card: glyphOf(last.card) })} word={word} />
            </span>
          </button>
        )}
        <Check view={view} />
      </div>
    </div>
  );
}
