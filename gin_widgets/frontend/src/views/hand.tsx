// Your hand: a listbox of cards in their best grouping, one tab stop, every card a key press away.

import { Card } from "../cards/card";
import { cardsOf } from "../lib/offers";
import { Said, spoken } from "../lib/said";
import type { TypeAhead } from "../lib/typeahead";
import type { HandCard, HandGroup } from "../wire";
import { Counter } from "./counter";
import { QUIET, type View } from "./view";

export function HandArea({ view, typed }: { view: View; typed: TypeAhead }) {
  const { state, word, id } = view;
  return (
    <section class="area hand-area" aria-labelledby={`${id}-hand`}>
      <h2 id={`${id}-hand`} class="unseen">
        {word("your_hand")}
      </h2>
      <Counter view={view} />
      <div
        class="hand"
        role="listbox"
        {...QUIET}
        aria-label={word("your_hand")}
        aria-describedby={`${id}-keys`}
        tabIndex={-1}
        onKeyDown={(event) => handKey(event, view, typed)}
      >
        {state.hand.groups.map((group) => (
          <Cards key={group.cards.map((c) => c.code).join()} group={group} view={view} />
        ))}
      </div>
    </section>
  );
}

function Cards({ group, view }: { group: HandGroup; view: View }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a listbox
    <div class={`meld ${group.kind}`} role="group" aria-label={spoken(group.name, view.word)}>
      <p class="caption" aria-hidden="true">
        <Said text={group.caption} word={view.word} />
      </p>
      <div class="fan" role="presentation">
        {group.cards.map((card) => (
          <Option key={card.code} card={card} view={view} />
        ))}
      </div>
    </div>
  );
}

function Option({ card, view }: { card: HandCard; view: View }) {
  const { play } = view;
  const { code } = card;
  const selected = play.selected === code;
  const { review, hint } = view.state;
  const ringed = review?.ringed.includes(code) || hint?.cards.includes(code);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox takes the keys
    <div
      class={`slot${selected ? " selected" : ""}${card.fresh ? " fresh" : ""}${card.choices.lay?.length ? " fits" : ""}${ringed ? " ringed" : ""}`}
      role="option"
      {...QUIET}
      aria-selected={selected}
      aria-label={spoken(card.name, view.word)}
      data-code={code}
      tabIndex={play.at === code ? 0 : -1}
      onFocus={() => {
        if (play.at !== code) play.moveTo(code);
      }}
      onClick={(event) => play.select(selected && event.detail < 2 ? null : code)}
      onDblClick={() => play.playCard(code, false)}
    >
      <Card id={view.id} code={code} />
    </div>
  );
}

function handKey(event: KeyboardEvent, { play, state }: View, typed: TypeAhead): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const codes = cardsOf(state.hand).map((card) => card.code);
  const { at } = play;
  if (at === null) return;
  const step = (to: number) => {
    const code = codes[Math.min(Math.max(to, 0), codes.length - 1)];
    if (code !== undefined) play.moveTo(code);
  };
  switch (event.key) {
    case "ArrowLeft":
      step(codes.indexOf(at) - 1);
      break;
    case "ArrowRight":
      step(codes.indexOf(at) + 1);
      break;
    case "Home":
      step(0);
      break;
    case "End":
      step(codes.length - 1);
      break;
    case " ":
      play.select(play.selected === at ? null : at);
      break;
    case "Enter":
      if (event.repeat) break;
      if (event.shiftKey) play.knockWith(at);
      else play.playCard(at);
      break;
    default: {
      const found = typed.press(event.key, event.timeStamp, codes, at);
      if (found === undefined) return;
      if (found !== null) play.moveTo(found);
    }
  }
  event.preventDefault();
}
