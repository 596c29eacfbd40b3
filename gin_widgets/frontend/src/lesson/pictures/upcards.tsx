// The upcard turned from ace to king: card, limit and ruler go with it.

import { GLYPH, RANKS, rankOf, type Suit, suitOf } from "../../cards/code";
import { LimitBadge } from "../../views/middle";
import { QUIET } from "../../views/view";
import type { LessonView } from "../view";
import type { Face, Upcards } from "../wire";

interface Props {
  picture: Upcards;
  view: LessonView;
}

export function UpcardsPicture({ picture, view }: Props) {
  const { sit, word, id } = view;
  const code = sit.draft.turned ?? picture.start;
  const face = faceOf(picture, code);
  if (!face) return null;
  const rank = RANKS.indexOf(rankOf(code));
  const turn = (to: number, suit: Suit, heard = true) => {
    const next = `${RANKS[Math.min(RANKS.length - 1, Math.max(0, to))]}${suit}`;
    sit.change({ ...sit.draft, turned: next });
    const now = faceOf(picture, next);
    if (heard && now) sit.hear(spokenOf(now, view));
  };
  return (
    <>
      <div class="turned">
        <LimitBadge limit={face.limit} view={view} />
        {picture.suits.length > 0 && (
          <p class="doubles">
            {face.doubles && (
              <>
                <b class="chip">×2</b> {face.doubles}
              </>
            )}
          </p>
        )}
      </div>
      <Ruler points={face.points} high={picture.high} gin={face.limit.number} />
      <div class="turning">
        <button
          type="button"
          {...QUIET}
          class="offer"
          aria-label={word("rank_less")}
          aria-disabled={rank === 0 ? "true" : undefined}
          onClick={() => turn(rank - 1, suitOf(code))}
        >
          ◀
        </button>
        <div class="rail">
          <input
            type="range"
            {...QUIET}
            min={0}
            max={RANKS.length - 1}
            step={1}
            value={rank}
            aria-label={word("rank")}
            aria-valuetext={spokenOf(face, view)}
            onInput={(event) => turn(event.currentTarget.valueAsNumber, suitOf(code), false)}
          />
          <div class="ranks" aria-hidden="true">
            {RANKS.map((each, at) => (
              <span key={each} class={at === rank ? "here" : ""}>
                {each === "T" ? "10" : each}
              </span>
            ))}
          </div>
        </div>
        <button
          type="button"
          {...QUIET}
          class="offer"
          aria-label={word("rank_more")}
          aria-disabled={rank === RANKS.length - 1 ? "true" : undefined}
          onClick={() => turn(rank + 1, suitOf(code))}
        >
          ▶
        </button>
      </div>
      {picture.suits.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
        <div class="suits" role="group" aria-label={word("suit")} id={`${id}-suits`}>
          {picture.suits.map((suit) => (
            <button
              key={suit}
              type="button"
              {...QUIET}
              class="offer"
              aria-pressed={suit === suitOf(code)}
              aria-label={word(`suit.${suit}`)}
              onClick={() => turn(rank, suit)}
            >
              <span class={`glyph suit-${suit}`} data-suit={suit}>
                {GLYPH[suit]}
              </span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const faceOf = (picture: Upcards, code: string): Face | undefined =>
  picture.faces.find(({ limit }) => limit.card === code);

/** The card and what it means, for the ear. */
function spokenOf({ limit, doubles }: Face, { word }: LessonView): string {
  const name = word(`card.${limit.card}`);
  const card = name.charAt(0).toUpperCase() + name.slice(1);
  return [`${card}: ${limit.text}.`, doubles].filter(Boolean).join(" ");
}

/** So much deadwood, and all to the left of it, may knock. */
function Ruler({ points, high, gin }: { points: number; high: number; gin: string }) {
  const stops = Array.from({ length: high + 1 }, (_, n) => n);
  return (
    <div class="ruler" aria-hidden="true">
      {stops.map((n) => (
        <span key={n} class={n === points ? "within limit-here" : n < points ? "within" : ""}>
          {n === 0 && points === 0 ? gin : n}
        </span>
      ))}
    </div>
  );
}
