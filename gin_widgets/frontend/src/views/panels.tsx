// The side panels: why, score and log. On a phone each folds down to its one most useful line.

import type { ComponentChildren } from "preact";
import { addressOf, linked } from "../lib/linked";
import { cardIn } from "../lib/offers";
import { Said } from "../lib/said";
import { barKey } from "../lib/toolbar";
import type { Hint } from "../wire";
import type { WordKey } from "../words";
import { QUIET, type View } from "./view";
import { WhyLines } from "./why";

interface PanelProps {
  title: WordKey;
  view: View;
  /** Stands beside the title while the panel is folded. */
  gist: string;
  children: ComponentChildren;
}

function Panel({ title, view, gist, children }: PanelProps) {
  const { word, narrow, id } = view;
  const heading = <h2 id={`${id}-${title}`}>{word(title)}</h2>;
  return (
    <section class={`area panel ${title}`} aria-labelledby={`${id}-${title}`}>
      {narrow ? (
        <details>
          <summary {...QUIET}>
            {heading}{" "}
            <span class="gist">
              <Said text={gist} word={word} />
            </span>
          </summary>
          {children}
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  );
}

/** The reasons for the selected card, or for the position. */
export function WhyPanel({ view }: { view: View }) {
  const { play, state, word } = view;
  const why = cardIn(state.hand, play.selected)?.why ?? state.why;
  return (
    <Panel title="why" view={view} gist={state.hint?.text ?? why.headline}>
      {state.hint && <HintLines hint={state.hint} view={view} />}
      <WhyLines why={why} word={word} />
    </Panel>
  );
}

/** The help that was asked for, with the lesson that teaches it. */
function HintLines({ hint, view }: { hint: Hint; view: View }) {
  const { word } = view;
  const lesson = hint.lesson && word("help_lesson", { lesson: hint.lesson.name });
  return (
    <div class="help">
      <p>
        <b>{word("help_rung", { n: hint.rung })}</b> <Said text={hint.text} word={word} />
      </p>
      {hint.lesson && (
        <p>
          {linked() ? (
            <a href={addressOf(hint.lesson.page)} {...QUIET}>
              {lesson}
            </a>
          ) : (
            lesson
          )}
        </p>
      )}
    </div>
  );
}

/** So many columns still leave room for the label of a row beside them. */
const BESIDE = 3;

export function ScorePanel({ view }: { view: View }) {
  const { state, word } = view;
  const { names, marks, rows, totals, goal } = state.score;
  const gist = names.map((name, i) => `${name} ${totals[i] ?? ""}`).join(" · ");
  const beside = names.length <= BESIDE;
  const cells = (points: string[]) => points.map((each, i) => <td key={names[i]}>{each}</td>);
  return (
    <Panel title="score" view={view} gist={gist}>
      <table class={beside ? "scores" : "scores many"}>
        {!beside && <caption>{goal}</caption>}
        <thead>
          <tr>
            {beside && <th scope="col">{goal}</th>}
            {names.map((name, i) => (
              <th key={name} scope="col">
                {name}
                {marks[i] && <small> {marks[i]}</small>}
              </th>
            ))}
          </tr>
        </thead>
        {beside ? (
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {cells(row.points)}
              </tr>
            ))}
          </tbody>
        ) : (
          rows.map((row) => (
            <tbody key={row.label}>
              <tr>
                <th scope="rowgroup" colSpan={names.length}>
                  {row.label}
                </th>
              </tr>
              <tr>{cells(row.points)}</tr>
            </tbody>
          ))
        )}
        <tfoot>
          {!beside && (
            <tr>
              <th scope="rowgroup" colSpan={names.length}>
                {word("total")}
              </th>
            </tr>
          )}
          <tr>
            {beside && <th scope="row">{word("total")}</th>}
            {cells(totals)}
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}

/** Scrolls the log to a line that is new; a notebook may draw the table before it has any size. */
export function showNewest(root: HTMLElement): void {
  const log = root.querySelector<HTMLElement>("[role=log]");
  if (!log || log.clientHeight === 0 || log.dataset.seen === log.dataset.lines) return;
  log.dataset.seen = log.dataset.lines;
  log.scrollTop = log.scrollHeight;
}

/** The events, newest last. Silent: the status line already speaks each action once. */
export function LogPanel({ view }: { view: View }) {
  const { play, state, word } = view;
  const last = state.log.at(-1);
  const stop = state.log.find((line) => line.n === play.logAt) ?? last;
  const here = state.log.filter((line) => line.at <= state.replay.at).at(-1);
  return (
    <Panel title="log" view={view} gist={last?.text ?? ""}>
      <div
        class="events"
        role="log"
        {...QUIET}
        aria-live="off"
        aria-label={word("log")}
        tabIndex={-1}
        data-lines={state.log.length}
        onKeyDown={barKey}
      >
        <ol>
          {state.log.map((line) => (
            <li key={line.n} class={line.who} value={line.n}>
              <button
                type="button"
                {...QUIET}
                title={word("look_here")}
                tabIndex={line === stop ? 0 : -1}
                aria-current={state.replay.looking && line === here ? "step" : undefined}
                onFocus={() => play.reachLine(line.n)}
                onClick={() => play.look(line.at)}
              >
                <Said text={line.text} word={word} />
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
