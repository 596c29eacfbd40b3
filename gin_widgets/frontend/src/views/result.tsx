// How the hand ended: all sides open, layoffs marked, the sum line by line; before that, step by step.

import { Said } from "../lib/said";
import type { Result, Side } from "../wire";
import { Melds } from "./melds";
import { Backs, Marks } from "./seats";
import type { View } from "./view";

export function ResultArea({ result, view }: { result: Result; view: View }) {
  const { word } = view;
  return (
    <div class="result">
      {result.headline && (
        <p class="verdict">
          <Said text={result.headline} word={word} />
        </p>
      )}
      <div class={result.sides.length > 2 ? "hands several" : "hands"}>
        {result.sides.map((side, i) => (
          <OpenHand
            key={side.name}
            side={side}
            closed={view.state.scene?.closed[i] ?? 0}
            view={view}
          />
        ))}
      </div>
      {result.lines.length > 0 && (
        <table class="sums">
          <tbody>
            {result.lines.map((line) => (
              <tr key={line.text} class={line.total ? "total" : undefined}>
                <th scope="row">
                  <Said text={line.text} word={word} />
                </th>
                <td>{line.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {result.note && (
        <p class="note">
          <Said text={result.note} word={word} />
        </p>
      )}
    </div>
  );
}

function OpenHand({ side, closed, view }: { side: Side; closed: number; view: View }) {
  return (
    <div class="side">
      <p class="who">
        <b>{side.name}</b>
        <Marks marks={[side.mark]} />{" "}
        <span class="note">
          <Said text={side.text} word={view.word} />
        </span>
      </p>
      {closed > 0 ? (
        <Backs n={closed} view={view} />
      ) : (
        <Melds groups={side.groups} view={view} worth={view.state.scene?.worth ?? {}} />
      )}
    </div>
  );
}
