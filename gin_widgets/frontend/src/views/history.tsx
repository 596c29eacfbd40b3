// Beside the game: back and forth in the hand, the replay, another line, and the code that brings the game back.

import { barKey } from "../lib/toolbar";
import { OfferButton } from "./button";
import { CodeField, CopyButton } from "./code";
import { QUIET, type View } from "./view";

const REPLAY = "replay";
const COPY = "copy";
/** Stand in the toolbar; the others belong to the replay. */
const ALWAYS = ["hint", "undo", "redo"];

export function History({ view }: { view: View }) {
  const { play, state, word, id } = view;
  const { looking, tried } = state.replay;
  const open = play.opened.replay || looking || tried;
  const tools = play.tools.filter((tool) => ALWAYS.includes(tool.id));
  const keys = [...tools.map((tool) => tool.key), REPLAY, COPY];
  const stop = keys.find((key) => key === play.tool) ?? keys[0];
  const tabIndex = (key: string) => (key === stop ? 0 : -1);
  return (
    <section class="area history" aria-labelledby={`${id}-history`}>
      <h2 id={`${id}-history`} class="unseen">
        {word("replay")}
      </h2>
      <div
        class="tools"
        role="toolbar"
        {...QUIET}
        aria-label={word("tools")}
        tabIndex={-1}
        onKeyDown={barKey}
      >
        {tools.map((tool) => (
          <OfferButton
            key={tool.key}
            offer={tool}
            view={view}
            tabIndex={tabIndex(tool.key)}
            toolbar
          />
        ))}
        <button
          type="button"
          {...QUIET}
          class="offer"
          tabIndex={tabIndex(REPLAY)}
          aria-expanded={open}
          onFocus={() => play.point(REPLAY, true)}
          onBlur={() => play.point(null)}
          onClick={(event) => event.detail < 2 && play.opened.toggle("replay")}
        >
          {word("replay")}
        </button>
        <CopyButton
          view={view}
          tabIndex={tabIndex(COPY)}
          onFocus={() => play.point(COPY, true)}
          onBlur={() => play.point(null)}
        />
      </div>
      {play.opened.code && !play.lost && <CodeField view={view} />}
      {open && <Replay view={view} />}
    </section>
  );
}

/** The slider over the hand's moments, and what can be done at one. */
function Replay({ view }: { view: View }) {
  const { play, state, word } = view;
  const { of, text, at } = state.replay;
  const now = play.lookedAt;
  const place = word("moment_of", { at: now + 1, of: of + 1 });
  return (
    <div class="replay">
      <div class="slider">
        <Step to={now - 1} label={word("step_back")} glyph="◀" view={view} />
        <input
          type="range"
          {...QUIET}
          min={0}
          max={of}
          value={now}
          aria-label={word("replay")}
          aria-valuetext={place}
          onInput={(event) => play.look(event.currentTarget.valueAsNumber)}
        />
        <Step to={now + 1} label={word("step_on")} glyph="▶" view={view} />
      </div>
      <p class="moment">
        <b>{place}</b> {now === at ? text : ""}
      </p>
      {play.tools
        .filter((tool) => !ALWAYS.includes(tool.id))
        .map((tool) => (
          <OfferButton key={tool.key} offer={tool} view={view} />
        ))}
    </div>
  );
}

/** One moment back or on. */
function Step(props: { to: number; label: string; glyph: string; view: View }) {
  const { to, label, glyph, view } = props;
  const { play, state } = view;
  const possible = to >= 0 && to <= state.replay.of;
  return (
    <button
      type="button"
      {...QUIET}
      class="offer step"
      aria-label={label}
      aria-disabled={possible ? undefined : "true"}
      onClick={() => possible && play.look(to)}
    >
      <span aria-hidden="true">{glyph}</span>
    </button>
  );
}
