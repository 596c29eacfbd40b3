// Each mark by itself. A tone is a colour and a dash or a pattern, so that no eye needs the colour.

import type { Frame } from "./plot";
import type { Mark, Point } from "./wire";

const TONES = [0, 1, 2, 3, 4, 5];

/** What fills the bars of each tone. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {TONES.map((tone) => (
        <pattern
          key={tone}
          id={`${id}-fill-${tone}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          class={`tone-${tone}`}
        >
          <rect class="ground" width="8" height="8" />
          {tone === 1 && <path class="hatch" d="M-2 2L2-2M0 8L8 0M6 10L10 6" />}
          {tone === 2 && <circle class="dot" cx="4" cy="4" r="1.8" />}
          {tone === 3 && <path class="hatch" d="M0 0L8 8M8 0L0 8" />}
          {tone === 4 && <path class="hatch" d="M0 4H8" />}
          {tone === 5 && <path class="hatch" d="M4 0V8" />}
        </pattern>
      ))}
    </defs>
  );
}

export function MarkShape({ mark, at, id }: { mark: Mark; at: Frame; id: string }) {
  const place = ([x, y]: Point): Point => [at.x.at(x), at.y.at(y)];
  switch (mark.kind) {
    case "line": {
      const path = polyline(mark.points.map(place));
      return (
        <g class={`line tone-${mark.tone} ${mark.faint ? "faint" : ""}`}>
          <path d={path} style={{ d: `path("${path}")` }} />
          {!mark.faint && <Ends points={mark.points.map(place)} tone={mark.tone} />}
        </g>
      );
    }
    case "band": {
      const low = mark.points.map(([x, from]) => place([x, from]));
      const high = mark.points.map(([x, , to]) => place([x, to])).reverse();
      return <path class={`band tone-${mark.tone}`} d={`${polyline([...low, ...high])}Z`} />;
    }
    case "bars": {
      const room = Math.min(at.x.band * 0.82, 64 * mark.places);
      const wide = room / mark.places;
      return (
        <g class={`bars tone-${mark.tone}`}>
          {mark.points.map(([x, from, to]) => (
            <rect
              key={x}
              x={at.x.at(x) - room / 2 + wide * mark.place + 0.5}
              width={Math.max(1, wide - 1)}
              y={Math.min(at.y.at(from), at.y.at(to))}
              height={Math.abs(at.y.at(from) - at.y.at(to))}
              fill={`url(#${id}-fill-${mark.tone})`}
            />
          ))}
        </g>
      );
    }
    case "dots":
      return (
        <g class={`dots tone-${mark.tone}`}>
          {mark.points.map(place).map(([x, y]) => (
            <path key={x} d={`M${x - 6} ${y}L${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}Z`} />
          ))}
        </g>
      );
    case "upright": {
      const x = at.x.at(mark.x);
      return (
        <g class={`line upright tone-${mark.tone}`}>
          <path d={`M${x} ${at.top}V${at.bottom}`} />
        </g>
      );
    }
    case "cells":
      return (
        <g class="cells">
          {mark.cells.map((cell) => (
            <g key={`${cell.x} ${cell.y}`} style={{ "--level": cell.level }}>
              <rect
                x={at.x.at(cell.x) - at.x.band / 2 + 0.5}
                y={at.y.at(cell.y) - at.y.band / 2 + 0.5}
                width={at.x.band - 1}
                height={at.y.band - 1}
              />
              <text x={at.x.at(cell.x)} y={at.y.at(cell.y) + 4} text-anchor="middle">
                {cell.text}
              </text>
            </g>
          ))}
        </g>
      );
  }
}

/** Few points stand out by themselves; many would hide the line. */
function Ends({ points, tone }: { points: Point[]; tone: number }) {
  if (points.length > 16 || points.length < 3) return null;
  return points.map(([x, y]) => <circle key={x} class={`knot tone-${tone}`} cx={x} cy={y} r={3} />);
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** The mark's own look beside its name. */
export function Swatch({ mark, id }: { mark: Mark; id: string }) {
  const tone = "tone" in mark ? mark.tone : 0;
  return (
    <svg width="26" height="14" aria-hidden="true" focusable="false">
      {mark.kind === "bars" && (
        <g class={`bars tone-${tone}`}>
          <rect x="1" y="1" width="24" height="12" fill={`url(#${id}-fill-${tone})`} />
        </g>
      )}
      {mark.kind === "band" && <path class={`band tone-${tone}`} d="M1 1H25V13H1Z" />}
      {mark.kind === "dots" && (
        <g class={`dots tone-${tone}`}>
          <path d="M7 7L13 1L19 7L13 13Z" />
        </g>
      )}
      {(mark.kind === "line" || mark.kind === "upright") && (
        <g class={`line tone-${tone} ${mark.kind}`}>
          <path d="M1 7H25" />
        </g>
      )}
    </svg>
  );
}
