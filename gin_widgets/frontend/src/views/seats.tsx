// The other players: name, last action, cards face down or laid open. Several are compact strips.

import { Fragment } from "preact";
import { Back } from "../cards/card";
import { Said } from "../lib/said";
import type { Seat } from "../wire";
import { Melds } from "./melds";
import type { View } from "./view";

export function Seats({ view }: { view: View }) {
  const { seats } = view.state;
  const several = seats.length > 1;
  return (
    <ul class={several ? "seats several" : "seats"}>
      {seats.map((seat) =>
        several ? (
          <Strip key={seat.name} seat={seat} view={view} />
        ) : (
          <Opponent key={seat.name} seat={seat} view={view} />
        ),
      )}
    </ul>
  );
}

function Opponent({ seat, view }: { seat: Seat; view: View }) {
  const note = [seat.bot, seat.took].filter(Boolean).join(" · ");
  return (
    <li class="seat">
      <p class="who">
        <b>{seat.name}</b>{" "}
        <span class="note">
          <Said text={note} word={view.word} />
        </span>
      </p>
      <Hand seat={seat} view={view} />
    </li>
  );
}

function Strip({ seat, view }: { seat: Seat; view: View }) {
  const { word } = view;
  const lines = [seat.last, seat.took].filter(Boolean);
  return (
    <li class={seat.shown ? "seat open" : "seat"}>
      <p class="who">
        <b>{seat.name}</b>
        <Marks marks={seat.marks} />
      </p>
      <Hand seat={seat} view={view} />
      <p class="note bot">{seat.bot}</p>
      {!seat.shown &&
        lines.map((line) => (
          <p key={line} class="note">
            <Said text={line} word={word} />
          </p>
        ))}
    </li>
  );
}

function Hand({ seat, view }: { seat: Seat; view: View }) {
  if (seat.shown) {
    return <Melds groups={seat.shown} view={view} worth={view.state.scene?.worth ?? {}} />;
  }
  return <Backs n={seat.cards} view={view} />;
}

/** Cards face down, side by side. */
export function Backs({ n, view }: { n: number; view: View }) {
  return (
    <span class="backs" role="img" aria-label={view.word("back", { n })}>
      {Array.from({ length: n }, (_, i) => (
        <Back key={i} />
      ))}
    </span>
  );
}

/** Short words behind a name. */
export function Marks({ marks }: { marks: string[] }) {
  return marks.filter(Boolean).map((mark) => (
    <Fragment key={mark}>
      {" "}
      <span class="mark">{mark}</span>
    </Fragment>
  ));
}
