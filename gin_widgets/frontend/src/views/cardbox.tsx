// Cards to choose from: a listbox with one tab stop, every card an arrow or its name away.

import { Card } from "../cards/card";
import type { Spot } from "../lib/holding";
import { isSingle } from "../lib/keys";
import { Said } from "../lib/said";
import { settings } from "../lib/settings";
import { spotAt } from "../lib/spots";
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
  /** It came this turn. */
  fresh?: boolean;
  /** Could be laid off on what lies on the table. */
  fits?: boolean;
  /** A word on the card, as where it came from. */
  tag?: string;
}

export interface BoxGroup {
  key: string;
  kind: "run" | "set" | "loose" | "group" | "order";
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
  /** A card was pressed, in which group, and `beside` the others that are picked, as with Ctrl or Shift. */
  onPick(code: string, group: string, beside: boolean): void;
  /** A press on a card that cannot be chosen. */
  onStill?(code: string): void;
  /** Enter, or a double click where that is nothing else. */
  onEnter?(code: string): void;
  onDouble?(code: string): void;
  /** A place was pointed at: on the frame of a group, or anywhere while cards are carried. */
  onLay?(spot: Spot): void;
  carrying?: boolean;
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
      class={props.carrying ? "hand carrying" : "hand"}
      role="listbox"
      {...QUIET}
      aria-label={label}
      aria-describedby={keys}
      aria-multiselectable={many ? "true" : undefined}
      tabIndex={-1}
      onKeyDown={(event) => boxKey(event, props, cards, at)}
      onClick={(event) => boxClick(event, props)}
    >
      {groups.map((group, n) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a listbox
        <div
          key={group.key}
          class={`meld ${group.kind}`}
          role="group"
          aria-label={group.name}
          data-pile={n}
        >
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
                  box={props}
                  onPick={(beside) => press(props, card, group.key, beside)}
                />
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

function press(props: Props, card: BoxCard, group: string, beside: boolean): void {
  if (card.still) props.onStill?.(card.code);
  else props.onPick(card.code, group, beside);
}

interface SlotProps {
  card: BoxCard;
  view: CardDrawing;
  own: number;
  stop: boolean;
  box: Props;
  onPick(beside: boolean): void;
}

function Slot({ card, view, own, stop, box, onPick }: SlotProps) {
  const marks = [
    card.selected && "selected",
    card.still && "still",
    card.ringed && "ringed",
    card.shared && "shared",
    card.fresh && "fresh",
    card.fits && "fits",
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
        if (!stop) box.onMove(own);
      }}
      onClick={(event) => {
        if (event.detail > 1 || box.carrying) return;
        onPick(event.ctrlKey || event.metaKey || event.shiftKey);
      }}
      onDblClick={() => {
        if (!card.still && !box.carrying) (box.onDouble ?? box.onEnter)?.(card.code);
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

/** A click beside the cards, or anywhere while some are carried, says where they go. */
function boxClick(event: MouseEvent, { onLay, carrying }: Props): void {
  const onCard = (event.target as Element).closest("[data-code]") !== null;
  if (!onLay || event.detail > 1 || (onCard && !carrying)) return;
  const spot = spotAt(event.currentTarget as Element, event.clientX, event.clientY);
  if (spot) onLay(spot);
}

function boxKey(event: KeyboardEvent, props: Props, cards: BoxCard[], at: number): void {
  const here = cards[at];
  const pile = props.groups.findIndex((each) => here && each.cards.includes(here));
  const group = props.groups[pile];
  if (!here || !group || (isSingle(event) && !settings().keys)) return;
  if (props.carrying && props.onLay && [" ", "Enter"].includes(event.key)) {
    props.onLay({ pile, before: here.code });
    event.preventDefault();
    return;
  }
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
      press(props, here, group.key, event.shiftKey);
      break;
    case "Enter":
      if (!event.repeat && !here.still) props.onEnter?.(here.code);
      break;
    default: {
      const codes = cards.map(({ code }) => code);
      const found = props.typed.press(event.key, event.timeStamp, codes, here.code);
      if (found === undefined) return;
      if (found !== null) props.onMove(codes.indexOf(found));
    }
  }
  event.preventDefault();
}
