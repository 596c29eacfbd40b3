// Predict first: a number, an answer or a line is asked before the figure is shown.

import { Said } from "../lib/said";
import { QUIET } from "../views/view";
import { Pad } from "./pad";
import { along } from "./plot";
import { counted, told } from "./scale";
import type { LabView } from "./view";
import type { Guess } from "./wire";

type Asked<Kind extends Guess["kind"]> = Extract<Guess, { kind: Kind }>;

export function GuessParts({ guess, view }: { guess: Guess; view: LabView }) {
  const { desk, word, id } = view;
  return (
    <section class="area figure guess" aria-labelledby={`${id}-guess`}>
      <h2 id={`${id}-guess`}>{word("guess")}</h2>
      <p class="summary" id={`${id}-question`} tabIndex={-1}>
        <Said text={guess.question} word={word} />
      </p>
      {guess.kind === "guessnumber" && <Count guess={guess} view={view} />}
      {guess.kind === "guesspick" && <Pick guess={guess} view={view} />}
      {guess.kind === "guessline" && <Draw guess={guess} view={view} />}
      <div class="options">
        <button
          type="button"
          class="offer main"
          {...QUIET}
          data-act="reveal"
          aria-disabled={guess.kind === "guesspick" && !desk.picked ? "true" : undefined}
          onClick={() => desk.answer()}
        >
          {word("reveal")}
        </button>
        <button
          type="button"
          class="offer"
          {...QUIET}
          data-act="skip"
          onClick={() => desk.wish({ kind: "answer", value: null })}
        >
          {word("skip")}
        </button>
      </div>
    </section>
  );
}

function Count({ guess, view }: { guess: Asked<"guessnumber">; view: LabView }) {
  const { desk, id, word } = view;
  const own = `${id}-number`;
  const name = counted(desk.number, guess.unit);
  return (
    <div class="control">
      <label class="control-label" for={own}>
        {word("your_guess")}
      </label>
      <div class="slide">
        <input
          id={own}
          type="range"
          {...QUIET}
          min={guess.low}
          max={guess.high}
          step={1}
          value={desk.number}
          aria-valuetext={name}
          aria-describedby={`${id}-question`}
          onInput={(event) => desk.count(event.currentTarget.valueAsNumber)}
        />
        <span class="amount" aria-hidden="true">
          {name}
        </span>
      </div>
    </div>
  );
}

function Pick({ guess, view }: { guess: Asked<"guesspick">; view: LabView }) {
  const { desk, id, word } = view;
  return (
    <div class="options" role="radiogroup" aria-labelledby={`${id}-question`}>
      {guess.options.map(([value, name]) => (
        <label key={value} class="offer answer">
          <input
            type="radio"
            {...QUIET}
            name={`${id}-pick`}
            value={value}
            checked={desk.picked === value}
            onChange={() => desk.pick(value)}
          />
          <span>
            <Said text={name} word={word} />
          </span>
        </label>
      ))}
    </div>
  );
}

/** A line that is drawn by pressing and dragging, or mark by mark with the keys. */
function Draw({ guess, view }: { guess: Asked<"guessline">; view: LabView }) {
  const { desk, id, word } = view;
  const here = Math.min(desk.cursors.get(guess.name) ?? 0, guess.at.length - 1);
  const step = Math.max(1, Math.round((guess.y.high - guess.y.low) / 50));
  return (
    <div class="picture draw">
      <p class="note" id={`${id}-draw`}>
        {word("draw_line")}
      </p>
      <Pad
        x={guess.x}
        y={guess.y}
        at={guess.at}
        line={desk.line}
        width={view.width}
        draw={(mark, height) => {
          desk.read(guess.name, mark);
          desk.draw(mark, height);
        }}
        handle={(n, place) => {
          const x = guess.at[n] ?? 0;
          const height = desk.line[n] ?? 0;
          return (
            <span
              key={x}
              class="handle"
              role="slider"
              {...QUIET}
              tabIndex={n === here ? 0 : -1}
              data-mark={n}
              aria-orientation="vertical"
              aria-label={`${guess.x.label} ${told(guess.x, x)}`}
              aria-describedby={`${id}-draw`}
              aria-valuemin={guess.y.low}
              aria-valuemax={guess.y.high}
              aria-valuenow={height}
              aria-valuetext={told(guess.y, height)}
              style={place}
              onFocus={() => desk.read(guess.name, n)}
              onKeyDown={(event) => {
                if (event.ctrlKey || event.altKey || event.metaKey) return;
                const by = {
                  ArrowUp: step,
                  ArrowDown: -step,
                  PageUp: 5 * step,
                  PageDown: -5 * step,
                }[event.key];
                const to = along(event.key, n, guess.at.length - 1, ["ArrowLeft"], ["ArrowRight"]);
                if (by !== undefined) desk.draw(n, height + by);
                else if (to !== null) {
                  desk.read(guess.name, to);
                  const pad = event.currentTarget.parentElement;
                  pad?.querySelector<HTMLElement>(`[data-mark="${to}"]`)?.focus();
                } else return;
                event.preventDefault();
              }}
            />
          );
        }}
      />
      <p class="reading" aria-hidden="true">
        {word("mark_at", {
          x: `${guess.x.label} ${told(guess.x, guess.at[here] ?? 0)}`,
          y: told(guess.y, desk.line[here] ?? 0),
        })}
      </p>
    </div>
  );
}
