// Where the pips stand on a 100 x 140 card. The lower half is turned.

import type { Rank } from "./code";

type Spot = readonly [x: number, y: number];

const LEFT = 37;
const MIDDLE = 50;
const RIGHT = 63;
const TOP = 29;
const BOTTOM = 111;

const pair = (y: number): Spot[] => [
  [LEFT, y],
  [RIGHT, y],
];
const one = (y: number): Spot[] => [[MIDDLE, y]];

const corners = [...pair(TOP), ...pair(BOTTOM)];
const six = [...corners, ...pair(70)];
const eightRows = [...corners, ...pair(56.5), ...pair(83.5)];

export const PIPS: Partial<Record<Rank, readonly Spot[]>> = {
  A: one(70),
  "2": [...one(TOP), ...one(BOTTOM)],
  "3": [...one(TOP), ...one(70), ...one(BOTTOM)],
  "4": corners,
  "5": [...corners, ...one(70)],
  "6": six,
  "7": [...six, ...one(49.5)],
  "8": [...six, ...one(49.5), ...one(90.5)],
  "9": [...eightRows, ...one(70)],
  T: [...eightRows, ...one(43), ...one(97)],
};
