// Where a line is drawn by pressing and dragging over its marks.

import type { ComponentChildren } from "preact";
import { polyline } from "./marks";
import { Axes, frame } from "./plot";
import type { Axis, Point } from "./wire";

interface PadProps {
  x: Axis;
  y: Axis;
  /** The x of each mark. */
  at: readonly number[];
  line: readonly number[];
  width: number;
  /** Puts the line at a height at one of its marks. */
  draw(mark: number, height: number): void;
  /** What lies over the picture at a mark: `place` puts it there. */
  handle(mark: number, place: { left: string; top: string }): ComponentChildren;
}

export function Pad({ x, y, at: marks, line, width, draw, handle }: PadProps) {
  const at = frame(x, y, width);
  const points = marks.map((each, n): Point => [at.x.at(each), at.y.at(line[n] ?? 0)]);
  const drawn = (event: PointerEvent) => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    const fit = at.width / box.width;
    const left = (event.clientX - box.left) * fit;
    const near = points.reduce(
      (best, point, n) =>
        Math.abs(point[0] - left) < Math.abs((points[best]?.[0] ?? 0) - left) ? n : best,
      0,
    );
    draw(near, Math.round(at.y.back((event.clientY - box.top) * fit)));
  };
  return (
    <div class="pad">
      <svg
        viewBox={`0 0 ${at.width} ${at.height}`}
        width={at.width}
        height={at.height}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          drawn(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons & 1) drawn(event);
        }}
      >
        <Axes x={x} y={y} at={at} />
        <g class="line tone-5">
          <path d={polyline(points)} />
        </g>
      </svg>
      {points.map(([left, top], n) =>
        handle(n, {
          left: `${(100 * left) / at.width}%`,
          top: `${(100 * top) / at.height}%`,
        }),
      )}
    </div>
  );
}
