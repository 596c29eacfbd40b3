// Melds as rings around their cards: runs lie across, sets stand upright, and where they cross is the shared card.

import { GLYPH, indexOf, RANKS, rankOf, SUITS, suitOf } from "../cards/code";
import { QUIET } from "../views/view";
import { polyline } from "./marks";
import type { LabView } from "./view";
import type { Point, Ring, Rings } from "./wire";

const MARK: Record<Ring["look"], string> = { open: "○", claimed: "●", lost: "✕" };

export function RingsPicture({ rings, view }: { rings: Rings; view: LabView }) {
  const { desk, word, id } = view;
  const named = `${id}-${rings.name.replace(/\W+/g, "-")}`;
  const ranks = rings.cards.map((code) => RANKS.indexOf(rankOf(code)));
  const [first, last] = [Math.min(...ranks), Math.max(...ranks)];
  const step = Math.min(64, (view.width - 8) / (last - first + 1));
  const tall = Math.max(46, Math.min(64, step));
  const place = (code: string): Point => [
    4 + (RANKS.indexOf(rankOf(code)) - first + 0.5) * step,
    (SUITS.indexOf(suitOf(code)) + 0.5) * tall,
  ];
  const press = (ring: Ring) => {
    if (ring.look !== "lost") {
      desk.wish({ kind: "toggle", name: rings.claims, cards: ring.cards.join("") });
    }
  };
  return (
    <figure class="picture" aria-labelledby={named}>
      <h3 id={named}>{rings.name}</h3>
      <svg
        class="rings"
        viewBox={`0 0 ${step * (last - first + 1) + 8} ${4 * tall}`}
        width={step * (last - first + 1) + 8}
        height={4 * tall}
        aria-hidden="true"
      >
        {rings.rings.map((ring) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same for keys and ears
          <g
            key={`${ring.look} ${ring.cards.join()}`}
            class={`ring ${ring.look} ${suitsOf(ring) > 1 ? "set" : "run"}`}
            onClick={() => press(ring)}
          >
            <path
              class="edge"
              d={polyline(ring.cards.map(place))}
              style={{ strokeWidth: Math.min(step, tall) * 0.84 }}
            />
            <path
              class="inside"
              d={polyline(ring.cards.map(place))}
              style={{ strokeWidth: Math.min(step, tall) * 0.84 - 5 }}
            />
          </g>
        ))}
        {rings.cards.map((code) => {
          const [x, y] = place(code);
          return (
            <text key={code} class={`suit-${suitOf(code)}`} x={x} y={y + 5} text-anchor="middle">
              {indexOf(code)}
              {GLYPH[suitOf(code)]}
            </text>
          );
        })}
      </svg>
      <div class="options">
        {rings.rings.map((ring) => (
          <button
            key={ring.cards.join()}
            type="button"
            class="offer"
            {...QUIET}
            data-claim={ring.cards.join("")}
            aria-pressed={ring.look === "claimed"}
            aria-disabled={ring.look === "lost" ? "true" : undefined}
            onClick={() => press(ring)}
          >
            <span>
              <span aria-hidden="true">{MARK[ring.look]} </span>
              {word("claim", { meld: ring.name })}
              {ring.look === "lost" && ` (${word("lost_meld")})`}
            </span>
          </button>
        ))}
      </div>
    </figure>
  );
}

const suitsOf = (ring: Ring) => new Set(ring.cards.map(suitOf)).size;
