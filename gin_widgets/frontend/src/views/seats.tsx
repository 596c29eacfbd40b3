// The other players: name, last action, cards face down or laid open.

import { Back } from "../cards/card";
import { Said } from "../lib/said";
import type { Seat } from "../wire";
import { Melds } from "./melds";
import type { View } from "./view";

export function Seats({ view }: { view: View }) {
  return (
    <ul class="seats">
      {view.state.seats.map((seat) => (
        <SeatStrip key={seat.name} seat={seat} view={view} />
      ))}
    </ul>
  );
}

function SeatStrip({ seat, view }: { seat: Seat; view: View }) {
  const { word } = view;
  return (
    <li class="seat">
      <p class="who">
        <b>{seat.name}</b>{" "}
        <span class="note">
          <Said text={seat.note} word={word} />
        </span>
      </p>
      {seat.shown ? (
        <Melds groups={seat.shown} view={view} />
      ) : (
        <span class="backs" role="img" aria-label={word("back", { n: seat.cards })}>
          {Array.from({ length: seat.cards }, (_, i) => (
            <Back key={i} />
          ))}
        </span>
      )}
    </li>
  );
}
