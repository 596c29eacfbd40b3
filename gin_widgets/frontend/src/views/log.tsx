// The log: a line an event, newest last, of all or of one side; each line leads the replay to it.

import type { LogOf } from "../lib/opened";
import { Said } from "../lib/said";
import { barKey } from "../lib/toolbar";
import { Panel } from "./panels";
import { QUIET, type View } from "./view";

const WHOSE: readonly LogOf[] = ["all", "you", "other"];

/** Scrolls the log to a line that is new; a notebook may draw the table before it has any size. */
export function showNewest(root: HTMLElement): void {
  const log = root.querySelector<HTMLElement>("[role=log]");
  if (!log || log.clientHeight === 0 || log.dataset.seen === log.dataset.lines) return;
  log.dataset.seen = log.dataset.lines;
  log.scrollTop = log.scrollHeight;
}

/** Silent: the status line already speaks each action once. The whose-lines and the lines are one tab stop. */
export function LogPanel({ view }: { view: View }) {
  const { play, state, word } = view;
  const { opened } = play;
  const lines = state.log.filter(({ who }) => opened.logOf === "all" || who === opened.logOf);
  const stop = lines.find(({ n }) => n === opened.logAt) ?? lines.at(-1);
  const here = lines.filter(({ at }) => at <= state.replay.at).at(-1);
  return (
    <Panel title="log" view={view} gist={state.log.at(-1)?.text ?? ""}>
      <div
        class="logged"
        role="toolbar"
        {...QUIET}
        aria-label={word("log")}
        tabIndex={-1}
        onKeyDown={barKey}
      >
        <Whose view={view} alone={stop === undefined} />
        <div
          class="events"
          role="log"
          aria-live="off"
          aria-label={word("log")}
          data-lines={`${opened.logOf} ${lines.length}`}
        >
          <ol>
            {lines.map((line) => (
              <li key={line.n} class={line.who} value={line.n}>
                <button
                  type="button"
                  {...QUIET}
                  title={word("look_here")}
                  tabIndex={line === stop ? 0 : -1}
                  aria-current={state.replay.looking && line === here ? "step" : undefined}
                  onFocus={() => opened.reach("logAt", line.n)}
                  onClick={() => play.look(line.at)}
                >
                  <Said text={line.text} word={word} />
                </button>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Panel>
  );
}

/** Radio buttons within the toolbar: arrows lead to them, space or Enter chooses. */
function Whose({ view, alone }: { view: View; alone: boolean }) {
  const { word } = view;
  const { opened } = view.play;
  return (
    <div class="whose" role="radiogroup" aria-label={word("log_of")}>
      {WHOSE.map((whose) => (
        // biome-ignore lint/a11y/useSemanticElements: an input would take the arrows that lead through the toolbar
        <button
          key={whose}
          type="button"
          {...QUIET}
          role="radio"
          aria-checked={opened.logOf === whose}
          tabIndex={alone && opened.logOf === whose ? 0 : -1}
          onClick={() => opened.showLog(whose)}
        >
          {word(`log_of.${whose}`)}
        </button>
      ))}
    </div>
  );
}
