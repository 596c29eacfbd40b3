// The parts of the lesson: what is done, where one is, and the way to each.

import { QUIET } from "../views/view";
import type { LessonView } from "./view";
import type { PartMark } from "./wire";

export function PartMap({ view }: { view: LessonView }) {
  const { state, word } = view;
  if (state.parts.length < 2) return null;
  return (
    <nav class="area map" aria-label={word("map")}>
      <ol>
        {state.parts.map((part) => (
          <li key={part.id} class={part.state}>
            {part.action ? (
              <button
                type="button"
                {...QUIET}
                class={`part${view.sit.armed === part.id ? " armed" : ""}`}
                data-part={part.id}
                aria-current={part.state === "now" ? "step" : undefined}
                onClick={(event) => {
                  if (event.detail < 2) view.sit.go(part);
                }}
              >
                <Mark part={part} view={view} />
              </button>
            ) : (
              <span class="part" aria-current={part.state === "now" ? "step" : undefined}>
                <Mark part={part} view={view} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Mark({ part, view }: { part: PartMark; view: LessonView }) {
  return (
    <>
      <span class="name">{part.label}</span>
      <span class="note">
        {part.state === "done" ? <Tick /> : part.note}
        {part.state === "done" && <span class="unseen">{view.word("done")}</span>}
      </span>
    </>
  );
}

export function Tick() {
  return (
    <svg class="tick" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M2.500 8.500 6.500 12.500 13.500 4" />
    </svg>
  );
}
