// A reason: what holds, the sum behind it, the rule.

import { Said } from "../lib/said";
import type { Line, Why } from "../wire";
import type { Wording } from "../words";

type CardNames = Wording<`card.${string}`>;

export function WhyLines({ why, word }: { why: Why; word: CardNames }) {
  return (
    <>
      <p class="headline">
        <Said text={why.headline} word={word} />
      </p>
      {why.rows.length > 0 && <Sums rows={why.rows} total={why.total} word={word} />}
      {why.because.map((sentence) => (
        <p key={sentence}>
          <Said text={sentence} word={word} />
        </p>
      ))}
      {why.rule && (
        <p class="rule">
          <Said text={why.rule} word={word} />
        </p>
      )}
    </>
  );
}

/** A sum, one addend a line. */
export function Sums({
  rows,
  total,
  word,
  title,
}: {
  rows: Line[];
  total: Line | null;
  word: CardNames;
  title?: string;
}) {
  return (
    <table class="sums">
      {title && <caption>{title}</caption>}
      <tbody>
        {rows.map((row) => (
          <tr key={row.text}>
            <th scope="row">
              <Said text={row.text} word={word} />
            </th>
            <td>{row.points}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">
              <Said text={total.text} word={word} />
            </th>
            <td>{total.points}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
