// The last page: passed or not, and each reported item with its reason.

import { addressOf, linked } from "../lib/linked";
import { Said } from "../lib/said";
import { QUIET } from "../views/view";
import type { LessonView } from "./view";
import type { End, EndRow, OtherLesson } from "./wire";

export function EndArea({ end, view }: { end: End; view: LessonView }) {
  const { id } = view;
  return (
    <section class={`area end${end.passed ? " passed" : ""}`} aria-labelledby={`${id}-end`}>
      <h2 id={`${id}-end`} class="verdict" tabIndex={-1}>
        {end.headline}
      </h2>
      <p>{end.text}</p>
      {end.onward && <Onward lesson={end.onward} main={end.passed} view={view} />}
      <ol class="ends">
        {end.rows.map((row, n) => (
          <Row key={n} row={row} view={view} />
        ))}
      </ol>
    </section>
  );
}

/** The way to the next lesson: the thing to do once this one is passed. */
function Onward(props: { lesson: OtherLesson; main: boolean; view: LessonView }) {
  const { lesson, main, view } = props;
  if (!linked())
    return <p>{view.word("onward_page", { lesson: lesson.name, page: lesson.page })}</p>;
  return (
    <a class={`offer onward${main ? " main" : ""}`} href={addressOf(lesson.page)} {...QUIET}>
      {view.word("onward", { lesson: lesson.name })}
    </a>
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
