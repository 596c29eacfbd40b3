// biome-ignore-all lint/a11y/useSemanticElements: a grid of cards to walk through is no table of data
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells take the focus, not their rows
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the keys are heard by the grid
// The 52 cards as a grid: one tab stop, arrows inside.

import { GLYPH, indexOf, SUITS, suitOf } from "../cards/code";
import { QUIET } from "../views/view";
import type { LabView } from "./view";
import type { Deck, DeckCell, Look } from "./wire";

const ROW = 13;

export function DeckPicture({ deck, view }: { deck: Deck; view: LabView }) {
  const { desk, word, id } = view;
  const named = `${id}-${deck.name.replace(/\W+/g, "-")}`;
  const at = desk.cursors.get(deck.name) ?? 0;
  const press = (cell: DeckCell) => {
    if (deck.toggles) desk.wish({ kind: "toggle", name: deck.toggles, cards: cell.card });
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -ROW, ArrowDown: ROW }[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const cell = deck.cells[at];
    if (step !== undefined) {
      const to = at + step;
      if (to >= 0 && to < deck.cells.length) desk.read(deck.name, to);
      const grid = event.currentTarget as HTMLElement;
      grid.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    } else if ((event.key === " " || event.key === "Enter") && cell) press(cell);
    else return;
    event.preventDefault();
  };
  const read = deck.cells[at];
  return (
    <figure class="picture" aria-labelledby={named}>
      <h3 id={named}>{deck.name}</h3>
      <div
        class="deck"
        role="grid"
        aria-labelledby={named}
        aria-describedby={`${named}-keys`}
        aria-readonly={deck.toggles ? undefined : "true"}
        onKeyDown={onKey}
      >
        {SUITS.map((suit, row) => (
          <div key={suit} class="suit" role="row">
            {deck.cells.slice(ROW * row, ROW * row + ROW).map((cell, n) => (
              <DeckSpot
                key={cell.card}
                cell={cell}
                here={at === ROW * row + n}
                name={told(cell, view)}
                pressed={deck.toggles ? () => press(cell) : undefined}
                reached={() => desk.read(deck.name, ROW * row + n)}
              />
            ))}
          </div>
        ))}
      </div>
      <p class="reading" aria-hidden="true">
        {read ? told(read, view) : ""}
      </p>
      <span class="unseen" id={`${named}-keys`}>
        {word(deck.toggles ? "deck_toggle" : "deck_keys")}
      </span>
      <ul class="legend" aria-label={word("legend")}>
        {deck.legend.map(([look, meaning]) => (
          <li key={look}>
            <span class={`spot sample ${look}`} style={{ "--level": shaded(deck, look) }} />
            {meaning}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** How dark the sample of a look is: as dark as such cells can be, or not at all. */
function shaded(deck: Deck, look: Look): number {
  return Math.max(0, ...deck.cells.filter((cell) => cell.look === look).map(({ level }) => level));
}

interface SpotProps {
  cell: DeckCell;
  here: boolean;
  name: string;
  pressed: (() => void) | undefined;
  reached(): void;
}

function DeckSpot({ cell, here, name, pressed, reached }: SpotProps) {
  return (
    <div
      class={`spot ${cell.look} ${pressed ? "live" : ""}`}
      role="gridcell"
      {...QUIET}
      data-card={cell.card}
      tabIndex={here ? 0 : -1}
      aria-label={name}
      style={{ "--level": cell.level }}
      onClick={pressed}
      onFocus={reached}
      onPointerEnter={reached}
    >
      <span class="which" aria-hidden="true">
        {indexOf(cell.card)}
        <span class="suit-glyph">{GLYPH[suitOf(cell.card)]}</span>
      </span>
      <b aria-hidden="true">{cell.text}</b>
    </div>
  );
}

function told(cell: DeckCell, { word }: LabView): string {
  const name = word(`card.${cell.card}`);
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return cell.says ? `${capital}: ${cell.says}` : capital;
}
