// Cards to choose from: a listbox with one tab stop, every card an arrow or its name away.

import { Card } from "../cards/card";
import { Said } from "../lib/said";
import { settings } from "../lib/settings";
import type { TypeAhead } from "../lib/typeahead";
import { type CardDrawing, QUIET } from "./view";

export interface BoxCard {
  code: string;
  /** How it is heard, with its place. */
  name: string;
  selected: boolean;
  /** Cannot be chosen here. */
  still?: boolean;
  /** Ringed: a hint is about it. */
  ringed?: boolean;
  /** Has another home besides. */
  shared?: boolean;
  /** A word on the card, as where it came from. */
  tag?: string;
}

export interface BoxGroup {
  key: string;
  kind: "run" | "set" | "loose" | "group";
  caption: string;
  name: string;
  cards: BoxCard[];
}

interface Props {
  view: CardDrawing;
  groups: BoxGroup[];
  label: string;
  /** The id of what says how the keys work. */
  keys: string;
  many: boolean;
  /** The card that the Tab key reaches, counted through all groups. */
  at: number;
  typed: TypeAhead;
  onMove(at: number): void;
  onPick(code: string): void;
  /** Enter, or a double click. */
  onEnter?(code: string): void;
  /** Any other key; true when it meant something. */
  onKey?(event: KeyboardEvent, code: string): boolean;
}

export function CardBox(props: Props) {
  const { view, groups, label, keys, many } = props;
  const cards = groups.flatMap((group) => group.cards);
  const at = Math.min(props.at, cards.length - 1);
  let place = 0;
  return (
    <div
      class="hand"
      role="listbox"
      {...QUIET}
      aria-label={label}
      aria-describedby={keys}
      aria-multiselectable={many ? "true" : undefined}
      tabIndex={-1}
      onKeyDown={(event) => boxKey(event, props, cards, at)}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a listbox
        <div key={group.key} class={`meld ${group.kind}`} role="group" aria-label={group.name}>
          <p class="caption" aria-hidden="true">
            <Said text={group.caption} word={view.word} />
          </p>
          <div class="fan" role="presentation">
            {group.cards.map((card) => {
              const own = place++;
              return (
                <Slot
                  key={card.code}
                  card={card}
                  view={view}
                  own={own}
                  stop={own === at}
                  onMove={props.onMove}
                  onPick={props.onPick}
                  onEnter={props.onEnter}
                />
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

interface SlotProps {
  card: BoxCard;
  view: CardDrawing;
  own: number;
  stop: boolean;
  onMove(at: number): void;
  onPick(code: string): void;
  onEnter: ((code: string) => void) | undefined;
}

function Slot({ card, view, own, stop, onMove, onPick, onEnter }: SlotProps) {
  const marks = [
    card.selected && "selected",
    card.still && "still",
    card.ringed && "ringed",
    card.shared && "shared",
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox takes the keys
    <div
      class={["slot", ...marks].join(" ")}
      role="option"
      {...QUIET}
      aria-selected={card.selected}
      aria-disabled={card.still ? "true" : undefined}
      aria-label={card.name}
      data-code={card.code}
      tabIndex={stop ? 0 : -1}
      onFocus={() => {
        if (!stop) onMove(own);
      }}
      onClick={(event) => {
        if (event.detail < 2 && !card.still) onPick(card.code);
      }}
      onDblClick={() => {
        if (!card.still) onEnter?.(card.code);
      }}
    >
      <Card id={view.id} code={card.code} />
      {card.tag && (
        <span class="tag" aria-hidden="true">
          {card.tag}
        </span>
      )}
    </div>
  );
}

function boxKey(event: KeyboardEvent, props: Props, cards: BoxCard[], at: number): void {
  const here = cards[at];
  if (!here) return;
  if (props.onKey?.(event, here.code)) {
    event.preventDefault();
    return;
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const step = (to: number) => props.onMove(Math.min(Math.max(to, 0), cards.length - 1));
  switch (event.key) {
    case "ArrowLeft":
      step(at - 1);
      break;
    case "ArrowRight":
      step(at + 1);
      break;
    case "Home":
      step(0);
      break;
    case "End":
      step(cards.length - 1);
      break;
    case " ":
      if (!here.still) props.onPick(here.code);
      break;
    case "Enter":
      if (!event.repeat && !here.still) props.onEnter?.(here.code);
      break;
    default: {
      if (!settings().keys) return;
      const codes = cards.map(({ code }) => code);
      const found = props.typed.press(event.key, event.timeStamp, codes, here.code);
      if (found === undefined) return;
      if (found !== null) props.onMove(codes.indexOf(found));
    }
  }
  event.preventDefault();
}
