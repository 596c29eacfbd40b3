// A card face and a card back as inline SVG. Suits and courts are drawn once per table and used by id.

import { rankOf, SUITS, suitOf } from "./code";
import { COURTS, FRAME } from "./courts";
import { INDEX, LETTER, PEN } from "./indices";
import { PIPS } from "./pips";
import { OUTLINE } from "./suits";

const TURNED = "rotate(180 50 70)";

/** The shared drawings; `id` is unique to one table on the page. */
export function CardDefs({ id }: { id: string }) {
  return (
    <svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {SUITS.map((suit) => (
          <path key={suit} id={`${id}-${suit}`} d={OUTLINE[suit]} />
        ))}
        {Object.entries(COURTS).map(([rank, Court]) => (
          <g key={rank} id={`${id}-${rank}`}>
            <Court />
          </g>
        ))}
      </defs>
    </svg>
  );
}

function Pip({ id, suit, x, y, size }: PipProps) {
  const k = size / 100;
  const turn = y > 70 ? "rotate(180) " : "";
  return (
    <use
      href={`#${id}-${suit}`}
      transform={`translate(${x} ${y}) ${turn}scale(${k}) translate(-50 -50)`}
    />
  );
}

interface PipProps {
  id: string;
  suit: string;
  x: number;
  y: number;
  /** In card units; a card is 100 wide. */
  size: number;
}

function Index({ code, x, y, size }: { code: string; x: number; y: number; size: number }) {
  const [path, width] = INDEX[rankOf(code)];
  const k = size / 28;
  return (
    <path
      class="index"
      d={path}
      transform={`translate(${x - (width * k) / 2} ${y}) scale(${k})`}
      stroke-width={PEN}
    />
  );
}

/** Drawn on every card; the style sheet shows it where it is wanted. */
function Letter({ code, x, y, size }: { code: string; x: number; y: number; size: number }) {
  const [path, width] = LETTER[suitOf(code)];
  const k = size / 28;
  return (
    <path
      class="index letter"
      d={path}
      transform={`translate(${x - (width * k) / 2} ${y}) scale(${k})`}
      stroke-width={PEN}
    />
  );
}

function Corner({ id, code }: { id: string; code: string }) {
  return (
    <>
      <Index code={code} x={14} y={8} size={22} />
      <Pip id={id} suit={suitOf(code)} x={14} y={43} size={17} />
      <Letter code={code} x={14} y={56} size={12} />
    </>
  );
}

function CourtPicture({ id, code }: { id: string; code: string }) {
  const half = (
    <>
      <use href={`#${id}-${rankOf(code)}`} />
      <Pip id={id} suit={suitOf(code)} x={28.9} y={25} size={8} />
    </>
  );
  return (
    <>
      <rect {...FRAME} rx="5" fill-opacity=".09" />
      {half}
      <g transform={TURNED}>{half}</g>
      <rect x="24" y="66.5" width="52" height="7" />
      <path
        d="M29 70l3-2.5 3 2.5-3 2.5zM41 70l3-2.5 3 2.5-3 2.5zM53 70l3-2.5 3 2.5-3 2.5zM65 70l3-2.5 3 2.5-3 2.5z"
        fill="var(--card)"
      />
      <rect {...FRAME} rx="5" fill="none" stroke="currentColor" stroke-width="1.4" />
    </>
  );
}

/** Both faces are drawn: the full one, and a small one with a large index that the style sheet shows at phone size. */
export function Card({ id, code, small = false }: { id: string; code: string; small?: boolean }) {
  const suit = suitOf(code);
  const pips = PIPS[rankOf(code)];
  const size = rankOf(code) === "A" ? 56 : 21;
  return (
    <svg
      class={`card suit-${suit}${small ? " small" : ""}`}
      viewBox="0 0 100 140"
      aria-hidden="true"
      focusable="false"
    >
      <rect class="paper" x="1" y="1" width="98" height="138" rx="9" />
      <g class="full" fill="currentColor">
        <Corner id={id} code={code} />
        <g transform={TURNED}>
          <Corner id={id} code={code} />
        </g>
        <g class="picture">
          {pips ? (
            pips.map(([x, y]) => (
              <Pip key={`${x} ${y}`} id={id} suit={suit} x={x} y={y} size={size} />
            ))
          ) : (
            <CourtPicture id={id} code={code} />
          )}
        </g>
      </g>
      <g class="mini" fill="currentColor">
        <Index code={code} x={rankOf(code) === "T" ? 33 : 28} y={11} size={43} />
        <Pip id={id} suit={suit} x={28} y={69.9} size={28} />
        <Letter code={code} x={17} y={91} size={22} />
        {pips ? (
          <use href={`#${id}-${suit}`} transform="translate(64 98) scale(.6) translate(-50 -50)" />
        ) : (
          <use href={`#${id}-${rankOf(code)}`} transform="translate(25.5 70) scale(.94)" />
        )}
      </g>
    </svg>
  );
}

export function Back() {
  return <i class="back" />;
}
