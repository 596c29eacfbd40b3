// What lies on the table in a lesson: the knocker's melds, the limit, the pile, what else is known.

import { Back, Card } from "../cards/card";
import { glyphOf } from "../cards/code";
import { Said } from "../lib/said";
import { Melds } from "../views/melds";
import { LimitBadge } from "../views/middle";
import type { Group, Side } from "../wire";
import type { LessonView } from "./view";
import type { Scene } from "./wire";

export function SceneArea({ scene, view }: { scene: Scene; view: LessonView }) {
  const { word, id } = view;
  const middle = scene.limit || scene.upcard || scene.pile.length > 0 || scene.stock !== null;
  if (!middle && scene.sides.length === 0 && scene.facts.length === 0) return null;
  return (
    <section class="area scene" aria-labelledby={`${id}-scene`}>
      <h3 id={`${id}-scene`} class="unseen">
        {word("on_table")}
      </h3>
      {scene.sides.map((side) => (
        <SideHand key={side.name} side={side} view={view} />
      ))}
      {middle && <Middle scene={scene} view={view} />}
      {scene.facts.map((fact) => (
        <p key={fact} class="fact">
          <Said text={fact} word={word} />
        </p>
      ))}
    </section>
  );
}

function SideHand({ side, view }: { side: Side; view: LessonView }) {
  return (
    <div class="side">
      <p class="who">
        <b>{side.name}</b>{" "}
        <span class="note">
          <Said text={side.text} word={view.word} />
        </span>
      </p>
      <Melds groups={side.groups.map((group) => withLaid(group, view))} view={view} />
    </div>
  );
}

/** The meld with what the learner has laid off on it so far. */
function withLaid(group: Group, { sit }: LessonView): Group {
  const home = group.cards.join("");
  const laid = sit.draft.laid.filter((each) => each.home === home).map(({ card }) => card);
  return { ...group, cards: [...group.cards, ...laid], laid: [...group.laid, ...laid] };
}

function Middle({ scene, view }: { scene: Scene; view: LessonView }) {
  const { word } = view;
  return (
    <div class="middle">
      {scene.limit ? (
        <LimitBadge limit={scene.limit} view={view} />
      ) : (
        scene.upcard && <OpenSpot caption={word("upcard")} code={scene.upcard} view={view} />
      )}
      {scene.stock !== null && (
        <div class="spot">
          <p class="caption">
            {word("stock")} <b>{word("stock_left", { n: scene.stock })}</b>
          </p>
          {scene.stock > 0 && (
            <span class="stock" data-look="stock" aria-hidden="true">
              <Back />
            </span>
          )}
        </div>
      )}
      {scene.pile.length > 0 && (
        <OpenSpot caption={word("pile")} code={scene.pile.at(-1) ?? ""} view={view} named />
      )}
    </div>
  );
}

interface SpotProps {
  caption: string;
  code: string;
  view: LessonView;
  named?: boolean;
}

function OpenSpot({ caption, code, view, named = false }: SpotProps) {
  const { word, id } = view;
  return (
    <div class="spot">
      <p class="caption">
        {caption}{" "}
        {named && (
          <b>
            <Said text={word("pile_top", { card: glyphOf(code) })} word={word} />
          </b>
        )}
      </p>
      <span class="slot" data-look={named ? "take" : ""}>
        <Card id={id} code={code} />
        {!named && <span class="unseen">{word(`card.${code}`)}</span>}
      </span>
    </div>
  );
}
