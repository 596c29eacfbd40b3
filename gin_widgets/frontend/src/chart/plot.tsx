// Marks over two axes, drawn as SVG, to be read by pointer and by keys.

import { Said } from "../lib/said";
import { QUIET } from "../views/view";
import { MarkShape, Patterns, Swatch } from "./marks";
import { readings, type Scale, scale, stops, told } from "./scale";
import type { Reading } from "./view";
import type { Axis, Cells, Plotted } from "./wire";

export interface Frame {
  x: Scale;
  y: Scale;
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

/** Room for the labels of the axes, around what is drawn. */
export function frame(x: Axis, y: Axis, width: number): Frame {
  const marks = y.names.length ? y.names : [y.low, y.high].map(String);
  const longest = Math.max(2, ...marks.map((name) => name.length));
  const height = Math.max(220, Math.min(340, width * 0.56));
  const [left, right, top, bottom] = [20 + 8 * longest, width - 14, 22, height - 40];
  const room = x.names.length ? 12 + 7.5 * Math.max(...x.names.map((name) => name.length)) : 44;
  return {
    x: scale(x, left, right, room),
    y: scale(y, bottom, top, y.names.length ? 1 : 40),
    left,
    right,
    top,
    bottom,
    width,
    height,
  };
}

export function Axes({ x, y, at }: { x: Axis; y: Axis; at: Frame }) {
  return (
    <g class="axes">
      {at.y.ticks.map((tick) => (
        <g key={tick.text}>
          <line class="rule" x1={at.left} x2={at.right} y1={tick.at} y2={tick.at} />
          <text x={at.left - 6} y={tick.at + 4} text-anchor="end">
            {tick.text}
          </text>
        </g>
      ))}
      <line class="base" x1={at.left} x2={at.right} y1={at.bottom} y2={at.bottom} />
      {at.x.ticks.map((tick) => (
        <text key={tick.text} x={tick.at} y={at.bottom + 17} text-anchor="middle">
          {tick.text}
        </text>
      ))}
      <text class="label" x={at.right} y={at.height - 4} text-anchor="end">
        {labelled(x)}
      </text>
      <text class="label" x={2} y={13}>
        {labelled(y)}
      </text>
    </g>
  );
}

function labelled({ label, unit }: Axis): string {
  if (!unit) return label;
  return `${label}, ${unit === "point" ? "points" : unit}`;
}

interface PlotProps {
  plot: Plotted;
  view: Reading;
  /** What becomes of an x that is pressed, and what is said of the keys then. */
  press?: { set(x: number): void; keys: string } | undefined;
  /** Stands its name above it already? */
  bare?: boolean;
}

export function PlotPicture({ plot, view, press, bare = false }: PlotProps) {
  const at = frame(plot.x, plot.y, view.width);
  const cells = plot.marks.find((mark): mark is Cells => mark.kind === "cells");
  const named = `${view.id}-${plot.name.replace(/\W+/g, "-")}`;
  const reader = cells ? cellReader(cells, at) : lineReader(plot, at);
  const stop = Math.min(view.desk.cursors.get(plot.name) ?? 0, reader.count - 1);
  const pointed = (event: PointerEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const fit = at.width / box.width;
    view.desk.read(
      plot.name,
      reader.nearest((event.clientX - box.left) * fit, (event.clientY - box.top) * fit),
    );
  };
  const pressed = () => {
    const x = reader.x(stop);
    if (x !== null) press?.set(x);
  };
  const marks = plot.marks.filter((mark) => mark.kind !== "cells");
  return (
    <figure class="picture" aria-labelledby={named}>
      <h3 id={named} class={bare ? "unseen" : ""}>
        {plot.name}
      </h3>
      <div
        class="reader"
        {...QUIET}
        tabIndex={0}
        role="slider"
        aria-label={plot.name}
        aria-describedby={`${named}-keys`}
        aria-valuemin={0}
        aria-valuemax={reader.count - 1}
        aria-valuenow={stop}
        aria-valuetext={reader.says(stop)}
        onClick={pressed}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.altKey || event.metaKey) return;
          const to = reader.moved(event.key, stop);
          if (to !== null) view.desk.read(plot.name, to);
          else if (press && event.key === "Enter") pressed();
          else return;
          event.preventDefault();
        }}
      >
        <svg
          viewBox={`0 0 ${at.width} ${at.height}`}
          width={at.width}
          height={at.height}
          aria-hidden="true"
          onPointerMove={pointed}
          onPointerDown={pointed}
        >
          <Patterns id={named} />
          <Axes x={plot.x} y={plot.y} at={at} />
          {plot.marks.map((mark) => (
            <MarkShape key={mark.name} mark={mark} at={at} id={named} />
          ))}
          {reader.cursor(stop)}
        </svg>
      </div>
      <p class="reading" aria-hidden="true">
        <Said text={reader.says(stop)} word={view.word} />
      </p>
      <span class="unseen" id={`${named}-keys`}>
        {press?.keys ?? view.word("plot_keys")}
      </span>
      {marks.length > 1 && (
        <ul class="legend" aria-label={view.word("legend")}>
          {marks
            .filter((mark) => !("faint" in mark && mark.faint))
            .map((mark) => (
              <li key={mark.name}>
                <Swatch mark={mark} id={named} />
                {mark.name}
              </li>
            ))}
        </ul>
      )}
    </figure>
  );
}

/** How a picture is read, stop by stop. */
interface Reader {
  count: number;
  says(stop: number): string;
  /** The x of a stop, where it has one to be set. */
  x(stop: number): number | null;
  nearest(x: number, y: number): number;
  moved(key: string, stop: number): number | null;
  cursor(stop: number): preact.JSX.Element | null;
}

function lineReader(plot: Plotted, at: Frame): Reader {
  const xs = stops(plot);
  const last = xs.length - 1;
  return {
    count: xs.length,
    says: (stop) => {
      const x = xs[stop] ?? plot.x.low;
      return `${plot.x.label} ${told(plot.x, x)}: ${readings(plot, x).join(", ")}`;
    },
    x: (stop) => xs[stop] ?? null,
    nearest: (place) => {
      const x = at.x.back(place);
      const best = xs.reduce((a, b) => (Math.abs(b - x) < Math.abs(a - x) ? b : a), xs[0] ?? 0);
      return Math.max(0, xs.indexOf(best));
    },
    moved: (key, stop) =>
      along(key, stop, last, ["ArrowLeft", "ArrowDown"], ["ArrowRight", "ArrowUp"]),
    cursor: (stop) => {
      const x = at.x.at(xs[stop] ?? plot.x.low);
      return <line class="cursor" x1={x} x2={x} y1={at.top} y2={at.bottom} />;
    },
  };
}

function cellReader({ cells }: Cells, at: Frame): Reader {
  const find = (x: number, y: number) => cells.findIndex((cell) => cell.x === x && cell.y === y);
  return {
    count: cells.length,
    says: (stop) => cells[stop]?.says ?? "",
    x: (stop) => cells[stop]?.x ?? null,
    nearest: (x, y) => {
      const hit = find(Math.round(at.x.back(x)), Math.round(at.y.back(y)));
      return Math.max(0, hit);
    },
    moved: (key, stop) => {
      const cell = cells[stop];
      const [dx, dy] = STEPS[key] ?? [0, 0];
      if (!cell || (dx === 0 && dy === 0)) return null;
      const to = find(cell.x + dx, cell.y + dy);
      return to < 0 ? stop : to;
    },
    cursor: (stop) => {
      const cell = cells[stop];
      if (!cell) return null;
      return (
        <rect
          class="cursor"
          x={at.x.at(cell.x) - at.x.band / 2}
          y={at.y.at(cell.y) - at.y.band / 2}
          width={at.x.band}
          height={at.y.band}
        />
      );
    },
  };
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** One step back or on, or to an end; null for any other key. */
export function along(
  key: string,
  stop: number,
  last: number,
  back: string[],
  on: string[],
): number | null {
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (back.includes(key)) return Math.max(0, stop - 1);
  if (on.includes(key)) return Math.min(last, stop + 1);
  return null;
}
