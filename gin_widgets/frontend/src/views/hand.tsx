// Your hand, as you hold it: a listbox of cards, one tab stop, every card a key press away.

import { stepOf } from "../lib/keys";
import type { Play } from "../lib/play";
import { spoken } from "../lib/said";
import type { TypeAhead } from "../lib/typeahead";
import { type BoxGroup, CardBox } from "./cardbox";
import { Counter } from "./counter";
import { Modes, OwnTools } from "./modes";
import type { View } from "./view";

export function HandArea({ view, typed }: { view: View; typed: TypeAhead }) {
  const { play, word, id } = view;
  const { codes } = play.hand;
  const { of } = view.state.hand;
  const label = of ? word("hand_of", { name: of }) : word("your_hand");
  return (
    <section class="area hand-area" aria-labelledby={`${id}-hand`}>
      <h2 id={`${id}-hand`} class="unseen">
        {label}
      </h2>
      <Counter view={view} />
      <CardBox
        view={view}
        groups={boxes(view)}
        label={label}
        keys={`${id}-keys`}
        many
        at={codes.indexOf(play.cards.at ?? "")}
        typed={typed}
        carrying={play.hand.carried.length > 0}
        onMove={(at) => play.cards.moveTo(codes[at] ?? "")}
        onPick={(code, _group, beside) => play.cards.select(code, beside || play.hand.gathers)}
        onEnter={(code) => play.playCard(code)}
        onDouble={(code) => play.playCard(code, false)}
        onLay={(spot) => play.cards.lay(spot)}
        onKey={(event, code) => handKey(event, code, play)}
      />
      {view.narrow && <OwnTools view={view} />}
      {view.narrow && <Modes view={view} />}
    </section>
  );
}

function boxes({ play, state, word }: View): BoxGroup[] {
  const ringed = [...(state.review?.ringed ?? []), ...(state.hint?.cards ?? [])];
  return play.hand.groups.map((group) => ({
    key: group.cards.map(({ code }) => code).join(),
    kind: group.kind,
    caption: group.caption,
    name: spoken(group.name, word),
    cards: group.cards.map((card) => ({
      code: card.code,
      name: spoken(card.name, word),
      selected: play.hand.picked.includes(card.code),
      ringed: ringed.includes(card.code),
      fresh: card.fresh,
      fits: (card.choices.lay?.length ?? 0) > 0,
    })),
  }));
}

/** The keys that only a hand at the table has; true when the key meant something. */
function handKey(event: KeyboardEvent, code: string, play: Play): boolean {
  const by = stepOf(event);
  if (by) {
    play.cards.arrange((hand) => hand.step(code, by));
    return true;
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const along = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key];
  if (event.shiftKey && along) {
    play.cards.extend(code, along);
    return true;
  }
  if (event.shiftKey && event.key === "Enter") {
    if (!event.repeat) play.knockWith(code);
    return true;
  }
  const how = ({ g: "group", f: "free" } as const)[event.key.toLowerCase()];
  if (how) play.cards.regroup(how, code);
  return how !== undefined;
}
