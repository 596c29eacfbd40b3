// A balance: what is left after a throw, against the limit.

import { glyphOf } from "../../cards/code";
import { Said } from "../../lib/said";
import type { LessonView } from "../view";
import type { Scale } from "../wire";
import { weightOf } from "./weight";

/** Half of the beam, the height of its pivot, and how far it tips at most, in degrees. */
const ARM = 104;
const PIVOT = { x: 150, y: 30 };
const STEEPEST = 13;
const PER_POINT = 1.6;

export function ScalePicture({ picture, view }: { picture: Scale; view: LessonView }) {
  const { sit, state, word } = view;
  const weight = weightOf(state.item, sit.draft);
  const limit = weight?.limit ?? picture.limit;
  const heavier = weight ? weight.left - limit : -limit;
  const tip = Math.max(-STEEPEST, Math.min(STEEPEST, heavier * PER_POINT));
  const turn = (tip * Math.PI) / 180;
  const [dx, dy] = [ARM * Math.cos(turn), ARM * Math.sin(turn)];
  return (
    <>
      <svg viewBox="0 0 300 156" aria-hidden="true" focusable="false">
        <path class="stand" d={`M${PIVOT.x} ${PIVOT.y}V148M112 148H188`} />
        <g class="beam" style={{ transform: `rotate(${-tip}deg)` }}>
          <path d={`M${PIVOT.x - ARM} ${PIVOT.y}H${PIVOT.x + ARM}`} />
        </g>
        <circle class="pivot" cx={PIVOT.x} cy={PIVOT.y} r="6" />
        <Pan
          at={[PIVOT.x - dx, PIVOT.y + dy]}
          load={weight ? String(weight.left) : ""}
          name={weight ? word("thrown", { card: glyphOf(weight.code) }) : ""}
        />
        <Pan at={[PIVOT.x + dx, PIVOT.y - dy]} load={String(limit)} name={word("limit")} limit />
      </svg>
      <p class="says">
        <Said text={weight?.says ?? picture.empty} word={word} />
      </p>
    </>
  );
}

interface PanProps {
  at: [x: number, y: number];
  load: string;
  name: string;
  limit?: boolean;
}

function Pan({ at: [x, y], load, name, limit = false }: PanProps) {
  return (
    <g
      class={`pan${limit ? " of-limit" : ""}`}
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
    >
      <path class="cord" d="M0 0L-30 58M0 0L30 58" />
      {load && (
        <>
          <rect x="-21" y="25" width="42" height="33" rx={limit ? 0 : 8} />
          <text class="load" y="49" text-anchor="middle">
            {load}
          </text>
        </>
      )}
      <path class="dish" d="M-40 58H40" />
      <text class="name" y="78" text-anchor="middle">
        {name}
      </text>
    </g>
  );
}
