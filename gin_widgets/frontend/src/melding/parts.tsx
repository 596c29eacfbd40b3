// The parts of the melding lab: counter, cards, buttons, the best ways, two layouts side by side.

import { Said } from "../lib/said";
import { type BoxGroup, CardBox } from "../views/cardbox";
import { Melds } from "../views/melds";
import { QUIET } from "../views/view";
import { Sums } from "../views/why";
import type { MeldingView } from "./view";

export function Count({ view }: { view: MeldingView }) {
  const { deadwood, sum } = view.state;
  return (
    <p class="count">
      {view.word("deadwood")} <b>{deadwood}</b>
      {sum !== String(deadwood) && <span class="sum"> = {sum}</span>}
    </p>
  );
}

export function Table({ view }: { view: MeldingView }) {
  const { lab, word, id, typed } = view;
  return (
    <section class="area hand-area" aria-labelledby={`${id}-hand`}>
      <h2 id={`${id}-hand`} class="unseen">
        {word("hand")}
      </h2>
      <Count view={view} />
      <CardBox
        view={view}
        groups={boxes(view)}
        label={word("hand")}
        keys={`${id}-keys`}
        many
        at={lab.at}
        typed={typed}
        onMove={(at) => lab.moveTo(at)}
        onPick={(code) => lab.pick(code)}
        onKey={(event, code) => {
          if (event.ctrlKey || event.altKey || event.metaKey) return false;
          const to = ({ g: "new", f: "free" } as const)[event.key.toLowerCase()];
          if (!to) return false;
          if (lab.picked.length === 0) lab.pick(code);
          lab.regroup(to);
          return true;
        }}
      />
      <p class="keys" id={`${id}-keys`}>
        {word("keys")}
      </p>
    </section>
  );
}

function boxes({ lab, state, word }: MeldingView): BoxGroup[] {
  const of = state.cards.length;
  let at = 0;
  const box = (code: string, group: string) => {
    at += 1;
    const card = state.cards.find((each) => each.code === code);
    const homes = card?.homes ?? [];
    const facts = { card: card?.name ?? code, group, at, of };
    return {
      code,
      name: homes.length
        ? word("card_both", { ...facts, homes: homes.join(" / ") })
        : word("card_at", facts),
      selected: lab.picked.includes(code),
      shared: homes.length > 0,
      tag: homes.length ? word("two_homes") : "",
    };
  };
  const groups: BoxGroup[] = state.groups.map((group) => ({
    key: group.cards.join(""),
    kind: group.kind || "group",
    caption: group.caption,
    name: group.name,
    cards: group.cards.map((code) => box(code, group.name)),
  }));
  if (state.loose.length === 0) return groups;
  const loose: BoxGroup = {
    key: "loose",
    kind: "loose",
    caption: state.loose_caption,
    name: word("loose"),
    cards: state.loose.map((code) => box(code, word("loose"))),
  };
  return [...groups, loose];
}

export function Moves({ view }: { view: MeldingView }) {
  const { lab, state, word } = view;
  const held = state.groups.some(({ cards }) => cards.some((code) => lab.picked.includes(code)));
  return (
    <div class="options">
      <Button name="group" on={lab.picked.length > 0} act={() => lab.regroup("new")}>
        {word("group")}
      </Button>
      <Button name="free" on={held} act={() => lab.regroup("free")}>
        {word("free")}
      </Button>
      {lab.picked.length > 0 &&
        state.groups.map((group, n) => (
          <Button key={group.name} name={`add ${n}`} on act={() => lab.regroup(n)}>
            {word("add", { n: n + 1 })}
          </Button>
        ))}
      {state.groups.length > 0 && (
        <Button name="all_free" on act={() => lab.lay([])}>
          {word("all_free")}
        </Button>
      )}
    </div>
  );
}

export function Questions({ view }: { view: MeldingView }) {
  const { lab, state, word } = view;
  const shown = state.best !== null;
  return (
    <div class="options">
      {(["better", shown ? "hide" : "reveal", "keep"] as const).map((name) => (
        <Button key={name} name={name} on act={() => lab.wish({ kind: "press", name })}>
          {word(name)}
        </Button>
      ))}
    </div>
  );
}

interface ButtonProps {
  name: string;
  on: boolean;
  act(): void;
  children: string;
}

function Button({ name, on, act, children }: ButtonProps) {
  return (
    <button
      type="button"
      {...QUIET}
      class="offer"
      data-act={name}
      aria-disabled={on ? undefined : "true"}
      onClick={act}
    >
      {children}
    </button>
  );
}

/** What keeps a group from being a meld, and the two homes of each contested card. */
export function Notes({ view }: { view: MeldingView }) {
  const { state, word, id } = view;
  const wrong = state.groups.filter(({ why }) => why);
  if (wrong.length === 0 && state.contested.length === 0) return null;
  return (
    <section class="area panel" aria-labelledby={`${id}-contested`}>
      <h2 id={`${id}-contested`}>{word("contested")}</h2>
      {wrong.map(({ why }) => (
        <p key={why} class="wrong">
          <Said text={why} word={word} />
        </p>
      ))}
      {state.contested.map((text) => (
        <p key={text}>
          <Said text={text} word={word} />
        </p>
      ))}
    </section>
  );
}

export function Ways({ view }: { view: MeldingView }) {
  const { lab, state, word, id } = view;
  if (!state.best) return null;
  return (
    <section class="area panel ways" aria-labelledby={`${id}-ways`}>
      <h2 id={`${id}-ways`}>{word("ways")}</h2>
      <p>{state.best_text}</p>
      <ol>
        {state.best.map((way, at) => (
          <li key={way.title}>
            <p class="way">
              <b>{way.title}</b>{" "}
              <span class="note">
                <Said text={way.open} word={word} />
              </span>
            </p>
            <Melds groups={way.groups} view={view} />
            <button
              type="button"
              {...QUIET}
              class="offer"
              data-take={at}
              aria-label={`${word("take")}: ${way.title}`}
              onClick={() => lab.wish({ kind: "take", at })}
            >
              {word("take")}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Compare({ view }: { view: MeldingView }) {
  const { state, word, id } = view;
  if (state.compare.length === 0) return null;
  return (
    <section class="area panel" aria-labelledby={`${id}-compare`}>
      <h2 id={`${id}-compare`}>{word("compare")}</h2>
      <div class="compare">
        {state.compare.map((column) => (
          <div key={column.title}>
            <Sums title={column.title} rows={column.rows} total={column.total} word={word} />
            <p class="note">
              <Said text={column.open} word={word} />
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
