// A line to be drawn, and the measured one beside it.

import { Pad } from "../../chart/pad";
import { PlotPicture } from "../../chart/plot";
import { told } from "../../chart/scale";
import type { Mark, Plotted, Point } from "../../chart/wire";
import { QUIET } from "../../views/view";
import { drawn } from "../draft";
import type { LessonView } from "../view";
import type { Curve } from "../wire";

/** The colour and dash of what the learner has drawn. */
const OWN = 5;

interface Props {
  picture: Curve;
  view: LessonView;
}

export function CurvePicture({ picture, view }: Props) {
  if (picture.told.length === 0) return <Drawing picture={picture} view={view} />;
  const { sit, word, id, width } = view;
  const points = picture.yours.map((height, at): Point => [at, height]);
  const own: Mark[] = [{ kind: "line", name: word("your_guess"), points, tone: OWN, faint: false }];
  const marks = [...picture.told, ...(points.length > 0 ? own : [])];
  const plot: Plotted = { kind: "plot", name: picture.title, x: picture.x, y: picture.y, marks };
  return <PlotPicture plot={plot} view={{ desk: sit, word, id, width }} bare />;
}

function Drawing({ picture, view }: Props) {
  const { sit, word, id, width } = view;
  const { line } = sit.draft;
  const put = (mark: number, height: number) =>
    sit.change(drawn(sit.draft, mark, height, picture.y.high));
  return (
    <div class="drawing">
      <div class="picture">
        <Pad
          x={picture.x}
          y={picture.y}
          at={picture.marks.map((_, at) => at)}
          line={line}
          width={width}
          draw={put}
          handle={(n, place) => <span key={n} class="handle" style={place} aria-hidden="true" />}
        />
        <p class="reading">{word("draw_line")}</p>
      </div>
      <ol class="heights">
        {picture.marks.map((mark, n) => (
          <li key={mark} class="slide">
            <label for={`${id}-mark-${n}`}>{mark}</label>
            <input
              id={`${id}-mark-${n}`}
              type="range"
              {...QUIET}
              min={0}
              max={picture.y.high}
              step={1}
              value={line[n] ?? 0}
              aria-valuetext={told(picture.y, line[n] ?? 0)}
              onInput={(event) => put(n, event.currentTarget.valueAsNumber)}
            />
            <span class="amount" aria-hidden="true">
              {line[n]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
