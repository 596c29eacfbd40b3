// Where on the page a value lies, and which value lies where.

import { ticks } from "d3-array";
import type { Axis, Mark, Plotted } from "./wire";

export interface Scale {
  at(value: number): number;
  /** How wide a bar's room is. */
  band: number;
  ticks: { at: number; text: string }[];
  /** The value at a place, not rounded. */
  back(place: number): number;
}

/** Lays an axis between two places; `room` is what a label needs. */
export function scale(axis: Axis, from: number, to: number, room: number): Scale {
  const named = axis.names.length > 0;
  const low = named ? axis.low - 0.5 : axis.low;
  const high = named ? axis.high + 0.5 : axis.high;
  const span = high - low || 1;
  const at = (value: number) => from + ((value - low) / span) * (to - from);
  const back = (place: number) => low + ((place - from) / (to - from)) * span;
  const band = Math.abs(to - from) / span;
  const every = Math.max(1, Math.ceil(room / band));
  const shown = named
    ? axis.names
        .map((text, n) => ({ at: at(n + axis.low), text }))
        .filter((_, n) => n % every === 0)
    : whole(axis.low, axis.high, Math.abs(to - from) / room).map((value) => ({
        at: at(value),
        text: String(value).replace("-", "−"),
      }));
  return { at, back, band, ticks: shown };
}

/** Round values between two others, no closer than whole numbers. */
function whole(low: number, high: number, count: number): number[] {
  return ticks(low, high, Math.min(count, Math.max(1, high - low), 8)).filter(Number.isInteger);
}

/** A value as a person reads it: its name, or the number with its unit. */
export function told(axis: Axis, value: number): string {
  const name = axis.names[value - axis.low];
  if (name !== undefined) return name;
  return counted(value, axis.unit);
}

/** A number with its unit; points are counted. */
export function counted(value: number, unit: string): string {
  const text = String(Math.round(value * 10) / 10).replace("-", "−");
  if (unit === "point") return `${text} ${value === 1 ? "point" : "points"}`;
  return unit ? `${text} ${unit}` : text;
}

/** Every x at which a plot has something to read, in order. */
export function stops(plot: Plotted): number[] {
  const found = plot.marks.flatMap((mark) => {
    switch (mark.kind) {
      case "upright":
      case "cells":
        return [];
      default:
        return mark.points.map(([x]) => x);
    }
  });
  const within = found.filter((x) => x >= plot.x.low && x <= plot.x.high);
  return [...new Set(within)].sort((a, b) => a - b);
}

/** What each mark says at an x. */
export function readings(plot: Plotted, x: number): string[] {
  return plot.marks.flatMap((mark) => {
    if ("faint" in mark && mark.faint) return [];
    const said = reading(mark, plot.y, x);
    return said === null ? [] : [`${mark.name} ${said}`];
  });
}

function reading(mark: Mark, y: Axis, x: number): string | null {
  switch (mark.kind) {
    case "line":
    case "dots": {
      const hit = mark.points.find(([at]) => at === x);
      return hit ? told(y, hit[1]) : null;
    }
    case "band": {
      const hit = mark.points.find(([at]) => at === x);
      return hit ? `${told({ ...y, unit: "" }, hit[1])}–${told(y, hit[2])}` : null;
    }
    case "bars": {
      const hit = mark.points.find(([at]) => at === x);
      // A bar below the line counts down.
      return hit ? told(y, hit[2] > 0 ? hit[2] - hit[1] : hit[1]) : null;
    }
    default:
      return null;
  }
}
