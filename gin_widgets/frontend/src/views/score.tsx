// The scoreboard: a row a hand, each opening to the sum behind it.

import { Said } from "../lib/said";
import { barKey } from "../lib/toolbar";
import type { Score, ScoreRow } from "../wire";
import { Panel } from "./panels";
import { QUIET, type View } from "./view";

/** So many columns still leave room for the label of a row beside them. */
const BESIDE = 3;

export function ScorePanel({ view }: { view: View }) {
  const { state, word } = view;
  const { names, marks, rows, totals, goal } = state.score;
  const gist = names.map((name, i) => `${name} ${totals[i] ?? ""}`).join(" · ");
  const beside = names.length <= BESIDE;
  const cells = (points: string[]) => points.map((each, i) => <td key={names[i]}>{each}</td>);
  const shown = rows.map((row, n) => ({
    row,
    label: <Label row={row} n={n} view={view} />,
    sum: <Sum row={row} n={n} span={names.length + Number(beside)} view={view} />,
  }));
  return (
    <Panel title="score" view={view} gist={gist}>
      <table class={beside ? "scores" : "scores many"} onKeyDown={barKey}>
        {!beside && <caption>{goal}</caption>}
        <thead>
          <tr>
            {beside && <th scope="col">{goal}</th>}
            {names.map((name, i) => (
              <th key={name} scope="col">
                {name}
                {marks[i] && <small> {marks[i]}</small>}
              </th>
            ))}
          </tr>
        </thead>
        {beside ? (
          <tbody>
            {shown.flatMap(({ row, label, sum }, n) => [
              <tr key={n}>
                <th scope="row">{label}</th>
                {cells(row.points)}
              </tr>,
              sum,
            ])}
          </tbody>
        ) : (
          shown.map(({ row, label, sum }, n) => (
            <tbody key={n}>
              <tr>
                <th scope="rowgroup" colSpan={names.length}>
                  {label}
                </th>
              </tr>
              <tr>{cells(row.points)}</tr>
              {sum}
            </tbody>
          ))
        )}
        <tfoot>
          {!beside && (
            <tr>
              <th scope="rowgroup" colSpan={names.length}>
                {word("total")}
              </th>
            </tr>
          )}
          <tr>
            {beside && <th scope="row">{word("total")}</th>}
            {cells(totals)}
          </tr>
        </tfoot>
      </table>
    </Panel>
  );
}

interface RowProps {
  row: ScoreRow;
  n: number;
  view: View;
}

const sumId = ({ id }: View, n: number) => `${id}-sum-${n}`;

/** The last row that opens is the one that the Tab key reaches, until another one was. */
function stopOf({ rows }: Score, reached: number | null): number {
  return reached !== null && rows[reached]?.sums.length
    ? reached
    : rows.reduce((last, { sums }, n) => (sums.length > 0 ? n : last), -1);
}

function Label({ row, n, view }: RowProps) {
  const { opened } = view.play;
  if (row.sums.length === 0) return row.label;
  const open = opened.sums.has(n);
  return (
    <button
      type="button"
      {...QUIET}
      class="opens"
      aria-expanded={open}
      aria-controls={open ? sumId(view, n) : undefined}
      tabIndex={n === stopOf(view.state.score, opened.sumAt) ? 0 : -1}
      onFocus={() => opened.reach("sumAt", n)}
      onClick={(event) => event.detail < 2 && opened.toggleSum(n)}
    >
      {row.label}
    </button>
  );
}

/** What a hand's points are made of, line by line. */
function Sum({ row, n, span, view }: RowProps & { span: number }) {
  const { state, play, word } = view;
  if (row.sums.length === 0 || !play.opened.sums.has(n)) return null;
  const { columns } = state.score;
  return (
    <tr id={sumId(view, n)} class="opened">
      <td colSpan={span}>
        <table class="sums">
          {columns.length > 1 && (
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {row.sums.map((line) => (
              <tr key={line.text} class={line.total ? "total" : undefined}>
                <th scope="row">
                  <Said text={line.text} word={word} />
                </th>
                {line.cells.map((cell, i) => (
                  <td key={columns[i]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </td>
    </tr>
  );
}
