// The 52 cards as a table: what is held, what was seen, what can still come.

import { GLYPH } from "../../cards/code";
import { Said } from "../../lib/said";
import type { LessonView } from "../view";
import type { Deck, DeckRow } from "../wire";

/** What stands in a cell, besides its pattern. */
const SIGNS: Record<Deck["legend"][number]["look"], string> = {
  held: "●",
  laid: "▬",
  theirs: "○",
  picked: "◆",
  seen: "×",
  open: "",
  lit: "★",
};

export function DeckPicture({ picture, view }: { picture: Deck; view: LessonView }) {
  return (
    <>
      <div class="ways">
        {picture.ways.map((way) => (
          <Cards key={way.title} way={way} picture={picture} view={view} />
        ))}
      </div>
      <ul class="legend" aria-label={view.word("legend")}>
        {picture.legend.map(({ look, text }) => (
          <li key={look}>
            <span class={`sample ${look}`} aria-hidden="true">
              {SIGNS[look]}
            </span>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

interface CardsProps {
  way: Deck["ways"][number];
  picture: Deck;
  view: LessonView;
}

function Cards({ way, picture, view }: CardsProps) {
  return (
    <table aria-label={way.title ? undefined : picture.title}>
      {way.title && (
        <caption>
          <Said text={way.title} word={view.word} />
        </caption>
      )}
      <thead>
        <tr>
          <td />
          {picture.ranks.map((rank) => (
            <th key={rank} scope="col">
              {rank}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {way.rows.map((row) => (
          <Suit key={row.suit} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Suit({ row: { suit, name, spots } }: { row: DeckRow }) {
  return (
    <tr>
      <th scope="row">
        <span class={`glyph suit-${suit}`} data-suit={suit} aria-hidden="true">
          {GLYPH[suit]}
        </span>
        <span class="unseen">{name}</span>
      </th>
      {spots.map(({ look, lit, says }, n) => (
        <td key={n} class={lit ? `${look} lit` : look}>
          <span aria-hidden="true">{lit ? SIGNS.lit : SIGNS[look]}</span>
          <span class="unseen">{says}</span>
        </td>
      ))}
    </tr>
  );
}
