// The three courts, drawn once as half figures in the upper half of a 100 x 140 card: bold shapes in the
// colour of the suit (currentColor), its tints, and the colour of the card's face.

import type { JSX } from "preact";

export const FRAME = { x: 24, y: 10, width: 52, height: 120 } as const;

const FACE = "var(--card)";
const LINE = { stroke: "currentColor", "stroke-width": 1.5, "stroke-linejoin": "round" } as const;

function Eyes({ y }: { y: number }) {
  return (
    <>
      <circle cx="46" cy={y} r="1.3" />
      <circle cx="54" cy={y} r="1.3" />
    </>
  );
}

/** Crown of three points, square beard, broad robe with an ermine collar. */
function King() {
  return (
    <>
      <path d="M24.8 70V62c2-7 10-11 17-12h16c7 1 15 5 17 12v8z" />
      <path d="M38 49c3 9 6 14 12 21 6-7 9-12 12-21z" fill={FACE} />
      <path
        d="M29 59c4-6 9-8 13-9 1 8 4 12 8 16 4-4 7-8 8-16 4 1 9 3 13 9l-4 5c-5-3-9-4-11-4-2 4-4 7-6 10-2-3-4-6-6-10-2 0-6 1-11 4z"
        fill={FACE}
        {...LINE}
      />
      <circle cx="36.5" cy="57" r="1.2" />
      <circle cx="63.5" cy="57" r="1.2" />
      <circle cx="44.5" cy="60.5" r="1.2" />
      <circle cx="55.5" cy="60.5" r="1.2" />
      <path d="M38 28c-5 8-5 15-1 21l5-3V29zM62 28c5 8 5 15 1 21l-5-3V29z" fill-opacity=".42" />
      <path d="M40 28h20v13c0 9-4 13-10 13s-10-4-10-13z" fill={FACE} {...LINE} />
      <path d="M39.4 38c1 5 4 5 6 4 3-2 6-2 9 0 2 1 5 1 6-4 1 10-1 20-10.4 23-9.4-3-11.6-13-10.6-23z" />
      <path
        d="M47 46.5q3 1.6 6 0"
        fill="none"
        stroke={FACE}
        stroke-width="1.5"
        stroke-linecap="round"
      />
      <Eyes y={36} />
      <path d="M36.5 30 33.5 15.5 42 21.5 50 12.5 58 21.5 66.5 15.5 63.5 30z" />
      <circle cx="33.5" cy="15" r="2" />
      <circle cx="66.5" cy="15" r="2" />
      <circle cx="50" cy="12.5" r="2.2" />
      <path d="M38 26h24" stroke={FACE} stroke-width="2.2" stroke-dasharray="2.2 2.2" />
    </>
  );
}

/** Tiara with pearls, long veil, round face, necklace. */
function Queen() {
  return (
    <>
      <path d="M50 21c-14 0-18 11-17.5 23C33 54 30 62 27 70h46c-3-8-6-16-5.5-26C68 32 64 21 50 21z" />
      <path
        d="M38.5 27c-3 7-2.5 17-1 24-1 7-3 13-5 19h5c2-8 3.5-14 3.5-19-2-8-2.5-16-1-23z"
        fill={FACE}
        fill-opacity=".35"
      />
      <path
        d="M61.5 27c3 7 2.5 17 1 24 1 7 3 13 5 19h-5c-2-8-3.5-14-3.5-19 2-8 2.5-16 1-23z"
        fill={FACE}
        fill-opacity=".35"
      />
      <path d="M37 70c1-9 4-14 9-15.5V47h8v7.5c5 1.5 8 6.5 9 15.5z" fill={FACE} />
      <path
        d="M37 70c.5-6 2-10 4.5-12.5C44 62 47 64 50 64s6-2 8.5-6.5C61 60 62.5 64 63 70z"
        fill-opacity=".42"
      />
      <path
        d="M43 56c2 3.6 4.5 5 7 5s5-1.4 7-5"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-dasharray="0 3.1"
        stroke-linecap="round"
      />
      <ellipse cx="50" cy="39" rx="9.6" ry="11.5" fill={FACE} {...LINE} />
      <path d="M40 38c1-7 5-9 10-10 5 1 9 3 10 10 1-8-2-13-10-13s-11 5-10 13z" />
      <Eyes y={38.5} />
      <path
        d="M47.8 45q2.2 1.7 4.4 0"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linecap="round"
      />
      <path
        d="M36.5 27 34 16l7.5 5.5L45 13.5l5 7 5-7 3.5 8L66 16l-2.5 11c-8-3.6-19-3.6-27 0z"
        stroke={FACE}
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <circle cx="34" cy="15.5" r="1.9" />
      <circle cx="45" cy="13.2" r="1.9" />
      <circle cx="55" cy="13.2" r="1.9" />
      <circle cx="66" cy="15.5" r="1.9" />
    </>
  );
}

/** Cap with a feather, bobbed hair, ruff and striped tunic. */
function Jack() {
  return (
    <>
      <path d="M25 70c1-9 8-15 17-17h16c9 2 16 8 17 17z" />
      <path
        d="M38.5 56 36 70M61.5 56 64 70M45.5 57 45 70M54.5 57 55 70"
        fill="none"
        stroke={FACE}
        stroke-width="1.8"
      />
      <path
        d="M37 27c-2 7-3 16-5 22 4 3 8 3 11 0V28zM63 27c2 7 3 16 5 22-4 3-8 3-11 0V28z"
        fill-opacity=".42"
      />
      <path d="M46 46h8v9h-8z" fill={FACE} />
      <path d="M41 27h18v12c0 8-4 12.5-9 12.5S41 47 41 39z" fill={FACE} {...LINE} />
      <path d="M41 30c5 3 12 3 18 0v-4H41z" />
      <Eyes y={37.5} />
      <path
        d="M47.5 44.5q2.5 1.5 5 0"
        fill="none"
        stroke="currentColor"
        stroke-width="1.5"
        stroke-linecap="round"
      />
      <path
        d="M36 55.5c2-4 4-4 6-1 2-3.5 4-3.5 5.3 0 1.3-3.5 4-3.5 5.4 0 1.3-3.5 3.3-3.5 5.3 0 2-3 4-3 6 1-3 4.5-8 6.5-14 6.5s-11-2-14-6.5z"
        fill={FACE}
        {...LINE}
      />
      <path d="M33.5 28.5c-1-9 6-15.5 17-15.5 9 0 15.5 5 16 15.5-9-3-24-3-33 0z" />
      <path d="M35 26c9-3.2 21-3.2 30 0" fill="none" stroke={FACE} stroke-width="1.7" />
      <path d="M57 24c0-8 6-13.5 17-12.5C74 21 67.5 26.5 57 24z" fill={FACE} {...LINE} />
      <path d="M58 23.5c4-5 8-8 13-9.5" fill="none" {...LINE} />
    </>
  );
}

export const COURTS: Record<"J" | "Q" | "K", () => JSX.Element> = { J: Jack, Q: Queen, K: King };
