// The word list of a lesson: every word of the game, one press away.

import { Said } from "../lib/said";
import { QUIET } from "../views/view";
import type { LessonView } from "./view";

export function GlossaryPanel({ view }: { view: LessonView }) {
  const { word, glossary } = view;
  return (
    <details class="area panel glossary">
      <summary {...QUIET}>
        <h2>{word("glossary")}</h2>
        <span class="gist">{word("glossary_gist")}</span>
      </summary>
      <dl>
        {Object.entries(glossary).map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Said text={meaning} word={word} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
