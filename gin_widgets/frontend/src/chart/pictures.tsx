// A figure: its sentence, its pictures, its numbers.

import { linked } from "../lib/linked";
import { Said } from "../lib/said";
import { Melds } from "../views/melds";
import { QUIET } from "../views/view";
import { DeckPicture } from "./deck";
import { PlotPicture } from "./plot";
import { RingsPicture } from "./rings";
import type { LabView } from "./view";
import type { Door, Figure, Picture, Sides } from "./wire";

export function FigureParts({ figure, view }: { figure: Figure; view: LabView }) {
  const { word, id } = view;
  return (
    <section class="area figure" aria-labelledby={`${id}-summary`}>
      <p class="summary" id={`${id}-summary`} tabIndex={-1}>
        <Said text={figure.summary} word={word} />
      </p>
      <div class="pictures">
        {figure.pictures.map((picture) => (
          <PictureOf key={picture.name.replace(/\d/g, "")} picture={picture} view={view} />
        ))}
      </div>
      {figure.door && <DoorParts door={figure.door} />}
      <Numbers figure={figure} view={view} />
      {figure.source && <p class="note source">{figure.source}</p>}
    </section>
  );
}

function PictureOf({ picture, view }: { picture: Picture; view: LabView }) {
  switch (picture.kind) {
    case "plot":
      return <PlotPicture plot={picture} view={view} press={pressOf(picture.sets, view)} />;
    case "deck":
      return <DeckPicture deck={picture} view={view} />;
    case "rings":
      return <RingsPicture rings={picture} view={view} />;
    case "sides":
      return <SidesPicture sides={picture} view={view} />;
  }
}

/** A control that takes an x from the picture. */
function pressOf(control: string, { desk, word }: LabView) {
  if (!control) return undefined;
  return { set: (x: number) => desk.set(control, x), keys: word("plot_keys_set") };
}

function SidesPicture({ sides, view }: { sides: Sides; view: LabView }) {
  const named = `${view.id}-${sides.name.replace(/\W+/g, "-")}`;
  return (
    <figure class="picture" aria-labelledby={named}>
      <h3 id={named}>{sides.name}</h3>
      <div class="laid-out">
        {sides.sides.map((side) => (
          <div key={side.name}>
            <p>
              <b>{side.name}</b>{" "}
              <span class="note">
                <Said text={side.note} word={view.word} />
              </span>
            </p>
            <Melds groups={side.groups} view={view} />
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Pages lead to the table by a link; in a notebook the line stands there that opens it. */
function DoorParts({ door }: { door: Door }) {
  if (linked()) {
    return (
      <p>
        <a class="offer" {...QUIET} href={`play.ipynb?${new URLSearchParams({ g: door.code })}`}>
          {door.name}
        </a>
      </p>
    );
  }
  return (
    <p class="note">
      {door.name}: <code>{`gw.Table(code="${door.code}")`}</code>
    </p>
  );
}

function Numbers({ figure, view }: { figure: Figure; view: LabView }) {
  const { word, id } = view;
  return (
    <details class="numbers">
      <summary {...QUIET}>{word("numbers")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keys */}
      <section class="scrolls" aria-label={word("numbers")} {...QUIET} tabIndex={0}>
        <table aria-describedby={`${id}-summary`}>
          <thead>
            <tr>
              {figure.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figure.rows.map((row, n) => (
              <tr key={n}>
                {row.map((value, at) => (
                  <td key={figure.columns[at]} class={typeof value === "number" ? "number" : ""}>
                    {typeof value === "number" ? (
                      String(value).replace("-", "−")
                    ) : (
                      <Said text={value} word={word} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
