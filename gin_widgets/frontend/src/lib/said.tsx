// Sentences from Python show cards as glyphs; the ear gets "eight of hearts".

import { cutCards, suitOf } from "../cards/code";
import type { Wording } from "../words";

/** The spoken names of cards. */
type CardNames = Wording<`card.${string}`>;

/** A suit's sign stays with its name: "♦ diamonds". */
const kept = (text: string) => text.replace(/([♠♥♦♣]) (?=[a-z])/g, "$1\u00a0");

/** The text with each card as a coloured glyph for the eye and its spoken name for the ear. */
export function Said({ text, word }: { text: string; word: CardNames }) {
  return cutCards(text).map((part, i) =>
    part.code === null ? (
      kept(part.text)
    ) : (
      <span key={i}>
        <span
          class={`glyph suit-${suitOf(part.code)}`}
          data-suit={suitOf(part.code)}
          aria-hidden="true"
        >
          {part.text}
        </span>
        <span class="unseen">{word(`card.${part.code}`)}</span>
      </span>
    ),
  );
}

/** The same for an aria-label, which holds no elements. */
export function spoken(text: string, word: CardNames): string {
  return cutCards(text)
    .map((part) => (part.code === null ? part.text : word(`card.${part.code}`)))
    .join("");
}
