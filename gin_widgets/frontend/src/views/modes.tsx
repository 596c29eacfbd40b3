// How the own cards lie: grouped by the table, in an own order, or in own groups; and what can be done with them then.

import { barKey } from "../lib/toolbar";
import { QUIET, type View } from "./view";

const MODES = ["auto", "order", "groups"] as const;

/** One tab stop, as radio buttons are. */
export function Modes({ view }: { view: View }) {
  const { play, word, id } = view;
  return (
    <div class="modes" role="radiogroup" aria-label={word("modes")}>
      {MODES.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            name={`${id}-mode`}
            value={mode}
            {...QUIET}
            checked={play.hand.lies.mode === mode}
            onChange={() => play.cards.arrange((hand) => hand.setMode(mode))}
          />
          <span data-text={word(`mode.${mode}`)}>{word(`mode.${mode}`)}</span>
        </label>
      ))}
    </div>
  );
}

interface Tool {
  name: string;
  label: string;
  /** Of a button that stays pressed. */
  pressed?: boolean;
  act(): void;
}

/** The buttons of the mode; where the table groups the cards there are none. */
export function ownTools({ play, word }: View): Tool[] {
  const move: Tool = {
    name: "move",
    label: word("move"),
    pressed: play.hand.carried.length > 0,
    act: () => play.cards.carry(),
  };
  switch (play.hand.lies.mode) {
    case "auto":
      return [];
    case "order":
      return [
        move,
        ...(["suit", "rank"] as const).map((by) => ({
          name: `sort ${by}`,
          label: word(`sort.${by}`),
          act: () => play.cards.arrange((hand) => hand.sort(by)),
        })),
      ];
    case "groups":
      return [
        ...(["group", "free"] as const).map((how) => ({
          name: how,
          label: word(how),
          act: () => play.cards.regroup(how),
        })),
        move,
      ];
  }
}

/** The buttons of the mode: on a wide screen a part of the actions' bar, on a phone under the hand, a bar of their own. */
export function OwnTools({ view }: { view: View }) {
  const { play, state, word, narrow } = view;
  const own = ownTools(view);
  if (own.length === 0) return null;
  const at = own.find(({ name }) => name === play.tool) ?? (narrow ? own[0] : undefined);
  const kind = {
    "aria-label": word("arrange"),
    role: narrow ? ("toolbar" as const) : ("group" as const),
    onKeyDown: narrow ? barKey : undefined,
  };
  return (
    <div class="own" {...kind}>
      {state.hand.better && !play.hand.uncounted && <span class="better">{word("better")}</span>}
      {own.map((tool) => (
        <button
          key={tool.name}
          type="button"
          {...QUIET}
          class="offer"
          data-own={tool.name}
          tabIndex={tool === at ? 0 : -1}
          aria-pressed={tool.pressed}
          onFocus={() => play.point(tool.name, true)}
          onClick={tool.act}
        >
          {tool.label}
        </button>
      ))}
    </div>
  );
}
