// The last page: passed or not, and each reported item with its reason.

import { Said } from "../lib/said";
import type { LessonView } from "./view";
import type { End, EndRow } from "./wire";

export function EndArea({ end, view }: { end: End; view: LessonView }) {
  const { id } = view;
  return (
    <section class={`area end${end.passed ? " passed" : ""}`} aria-labelledby={`${id}-end`}>
      <h2 id={`${id}-end`} class="verdict">
        {end.headline}
      </h2>
      <p>{end.text}</p>
      <ol class="ends">
        {end.rows.map((row) => (
          <Row key={row.label} row={row} view={view} />
        ))}
      </ol>
    </section>
  );
}

function Row({ row, view }: { row: EndRow; view: LessonView }) {
  const { word } = view;
  return (
    <li class={row.right ? "right" : "wrong"}>
      <p class="label">
        <b>
          <Said text={row.label} word={word} />
        </b>{" "}
        <span class="grade">{word(row.right ? "right" : "wrong")}</span>
      </p>
      {row.right ? null : (
        <p class="answered">
          {word("your_answer")} <Said text={row.yours} word={word} /> · {word("right_answer")}{" "}
          <Said text={row.best} word={word} />
        </p>
      )}
      <p>
        <Said text={row.text} word={word} />
      </p>
    </li>
  );
}
