// The hand of a question: to look at, to choose from, to group.

import { Card } from "../cards/card";
import { glyphOf } from "../cards/code";
import { looseOf } from "../lib/groups";
import { type BoxCard, type BoxGroup, CardBox } from "../views/cardbox";
import { isPicked, picksMany, regrouped } from "./draft";
import type { LessonView } from "./view";
import type { Ask, SceneCard } from "./wire";
import type { LessonKey } from "./words";

/** The cards as they lie: what the learner has laid off is gone, what is grouped lies together. */
export function HandArea({ view }: { view: LessonView }) {
  const { state, id } = view;
  const { item, ask } = state;
  if (!item || item.scene.hand.length === 0) return null;
  const { groups, loose } = laidOut(view);
  const many = item.scene.hand.length;
  const heaps = groups.length + Math.sign(loose.length);
  const takes = takenFrom(view).length > 0;
  return (
    <section
      class="area hand-area"
      style={`--cards: ${many}; --groups: ${heaps}; --row: ${rowOf(many)}`}
      aria-labelledby={`${id}-hand`}
    >
      <h3 id={`${id}-hand`} class="hand-title">
        {item.scene.title}
      </h3>
      {takes ? <Choices ask={ask} view={view} /> : <Shown view={view} />}
    </section>
  );
}

/** The cards that can be chosen: for an answer, or to be tried on the scale. */
function takenFrom({ state: { ask, item } }: LessonView): string[] {
  if (ask && ask.cards.length > 0) return ask.cards;
  return item?.picture?.kind === "scale" ? item.picture.weights.map(({ code }) => code) : [];
}

/** So many cards lie in a row on a phone without one of them being left over. */
const WIDEST = 7;

/** The cards of each row, as even as can be. */
function rowOf(cards: number): number {
  return Math.ceil(cards / Math.ceil(cards / WIDEST));
}

/** Cards in the groups of the draft, the loose ones last. */
function laidOut(view: LessonView): { groups: SceneCard[][]; loose: SceneCard[] } {
  const { item, ask } = view.state;
  const { draft } = view.sit;
  const hand = item?.scene.hand ?? [];
  const melds = ask && picksMany(ask) ? draft.groups : (item?.laid ?? []);
  const gone = draft.laid.map(({ card }) => card);
  const left = hand.filter(({ code }) => !gone.includes(code));
  const codes = left.map(({ code }) => code);
  const card = (code: string) => left.filter((each) => each.code === code);
  const groups = melds.map((group) => group.flatMap(card)).filter((group) => group.length > 0);
  return { groups, loose: looseOf(codes, melds).flatMap(card) };
}

function Shown({ view }: { view: LessonView }) {
  const { word, id, state } = view;
  const { groups, loose } = laidOut(view);
  const ringed = state.hint?.cards ?? [];
  const all = [...groups, ...(loose.length ? [loose] : [])];
  const caption = (n: number, count: number) => {
    if (groups.length === 0) return "";
    return n < groups.length ? word("group_of", { n: n + 1, count }) : word("loose_of", { count });
  };
  return (
    <div class="melds">
      {all.map((cards, n) => (
        <div
          key={cards.map(({ code }) => code).join()}
          class={`meld ${n < groups.length ? "group" : "loose"}`}
        >
          <p class="caption" id={`${id}-shown-${n}`}>
            {caption(n, cards.length)}
          </p>
          <ul class="fan" aria-labelledby={groups.length ? `${id}-shown-${n}` : `${id}-hand`}>
            {cards.map((card) => (
              <li
                key={card.code}
                data-look=""
                class={`slot${ringed.includes(card.code) ? " ringed" : ""}`}
              >
                <Card id={id} code={card.code} />
                <span class="unseen">{card.name}</span>
                {card.mark && (
                  <span class="tag" aria-hidden="true">
                    {word(card.mark)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Choices({ ask, view }: { ask: Ask | null; view: LessonView }) {
  const { sit, word, id, typed, state } = view;
  const many = ask !== null && picksMany(ask);
  const free = (code: string) => takenFrom(view).includes(code);
  return (
    <>
      <CardBox
        view={view}
        groups={boxGroups(ask, view)}
        label={state.item?.scene.title ?? ""}
        keys={`${id}-keys`}
        many={many}
        at={sit.at}
        typed={typed}
        onMove={(at) => sit.moveTo(at)}
        onPick={(code, group) => sit.pick(code, group === "loose" ? -1 : Number(group))}
        onStill={(code) => sit.say(word("stays", { card: glyphOf(code) }), "plain")}
        onEnter={(code) => {
          if (ask?.form !== "discard") return;
          if (!sit.draft.picked.includes(code)) sit.pick(code, groupAt(view));
          sit.check();
        }}
        onKey={(event, code) => {
          if (!many || event.ctrlKey || event.altKey || event.metaKey) return false;
          const to = ({ g: "new", f: "free" } as const)[event.key.toLowerCase()];
          if (!to) return false;
          if (sit.draft.picked.length === 0 && free(code)) sit.pick(code, groupAt(view));
          if (sit.draft.picked.length) sit.change(regrouped(sit.draft, { to }), "card");
          return true;
        }}
      />
      {many && <p class="how">{word("group_how")}</p>}
      {ask?.form === "discard" && <p class="how">{word("throw_how")}</p>}
      <p class="keys" id={`${id}-keys`}>
        {word(keysOf(ask))}
      </p>
    </>
  );
}

function keysOf(ask: Ask | null): LessonKey {
  if (!ask || ask.cards.length === 0) return "keys_try";
  if (picksMany(ask)) return "keys_group";
  return ask.form === "layoff" ? "keys_lay" : "keys_pick";
}

/** The group of the card that the Tab key reaches; -1 where it is loose. */
function groupAt(view: LessonView): number {
  const { groups } = laidOut(view);
  let rest = view.sit.at;
  for (const [n, cards] of groups.entries()) {
    if (rest < cards.length) return n;
    rest -= cards.length;
  }
  return -1;
}

function boxGroups(ask: Ask | null, view: LessonView): BoxGroup[] {
  const { sit, word, state } = view;
  const { groups, loose } = laidOut(view);
  const of = groups.reduce((sum, group) => sum + group.length, loose.length);
  const ringed = state.hint?.cards ?? [];
  let at = 0;
  const box = (card: SceneCard, group: string, n: number): BoxCard => {
    at += 1;
    const shared = sit.draft.groups.filter((each) => each.includes(card.code)).length > 1;
    const place = word(shared ? "card_both" : "card_at", { card: card.name, group, at, of });
    const still = !takenFrom(view).includes(card.code);
    const looked = ringed.includes(card.code);
    const named = looked ? word("card_ringed", { card: place }) : place;
    return {
      code: card.code,
      name: still ? word("card_still", { card: place }) : named,
      selected: isPicked(sit.draft, card.code, n),
      still,
      ringed: looked,
      shared,
      tag: card.mark && word(card.mark),
    };
  };
  const boxes: BoxGroup[] = groups.map((cards, n) => {
    const name = word("group_n", { n: n + 1 });
    return {
      key: `${n}`,
      kind: "group",
      caption: word("group_of", { n: n + 1, count: cards.length }),
      name,
      cards: cards.map((card) => box(card, name, n)),
    };
  });
  const parted = (ask && picksMany(ask)) || groups.length > 0;
  if (loose.length) {
    boxes.push({
      key: "loose",
      kind: "loose",
      caption: parted ? word("loose_of", { count: loose.length }) : "",
      name: parted ? word("loose") : (state.item?.scene.title ?? ""),
      cards: loose.map((card) => box(card, word("loose"), -1)),
    });
  }
  return boxes;
}
