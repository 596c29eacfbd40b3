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

interface Props {
  view: MeldDrawing;
  /** By card that was laid off: what that takes from a count. */
  worth?: Record<string, string>;
}

export function Melds({ groups, ...props }: Props & { groups: Group[] }) {
  return (
    <ul class="melds">
      {groups.map((group) => (
        <Meld key={group.cards[0]} group={group} {...props} />
      ))}
    </ul>
  );
}

function Meld({ group, view, worth = {} }: Props & { group: Group }) {
  const { word, id } = view;
  const laid = group.laid.map((code) => `${word(`card.${code}`)} ${worth[code] ?? ""}`.trim());
  return (
    <li
      class={`meld ${group.kind}`}
      data-meld={group.kind === "loose" ? null : group.cards.join("")}
    >
      <span class="unseen">
        {spoken(group.name, word)}
        {laid.length > 0 && ` (${word("laid_off")}: ${laid.join(", ")})`}
      </span>
      <p class="caption" aria-hidden="true">
        <Said text={group.caption} word={word} />
      </p>
      <div class="fan" aria-hidden="true">
        {group.cards.map((code) => (
          <span
            key={code}
            class={group.laid.includes(code) ? "slot laid" : "slot"}
            data-code={code}
          >
            <Card id={id} code={code} />
            {group.laid.includes(code) && (
              <span class={worth[code] ? "tag worth" : "tag"}>
                {worth[code] ?? word("laid_off")}
              </span>
            )}
          </span>
        ))}
      </div>
    </li>
  );
}
