// Groups of open cards that nobody moves: melds on the table and the hands at the end.

import { Card } from "../cards/card";
import { Said, spoken } from "../lib/said";
import type { Group } from "../wire";
import type { Wording } from "../words";
import type { CardDrawing } from "./view";

/** What melds are drawn from. */
interface MeldDrawing extends Pick<CardDrawing, "id"> {
  word: Wording<"laid_off" | `card.${string}`>;
}

export function Melds({ groups, view }: { groups: Group[]; view: MeldDrawing }) {
  return (
    <ul class="melds">
      {groups.map((group) => (
        <Meld key={group.cards.join()} group={group} view={view} />
      ))}
    </ul>
  );
}

function Meld({ group, view }: { group: Group; view: MeldDrawing }) {
  const { word, id } = view;
  const laid = group.laid.map((code) => word(`card.${code}`)).join(", ");
  return (
    <li
      class={`meld ${group.kind}`}
      data-meld={group.kind === "loose" ? null : group.cards.join("")}
    >
      <span class="unseen">
        {spoken(group.name, word)}
        {laid && ` (${word("laid_off")}: ${laid})`}
      </span>
      <p class="caption" aria-hidden="true">
        <Said text={group.caption} word={word} />
      </p>
      <div class="fan" aria-hidden="true">
        {group.cards.map((code) => (
          <span key={code} class={group.laid.includes(code) ? "slot laid" : "slot"}>
            <Card id={id} code={code} />
            {group.laid.includes(code) && <span class="tag">{word("laid_off")}</span>}
          </span>
        ))}
      </div>
    </li>
  );
}
