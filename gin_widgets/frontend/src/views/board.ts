// What the mouse and a finger can do on the table beside the buttons: double clicks on stock and pile, clicks on melds
// with a card in hand, and drags. None of it is the only way.

import { dragging } from "../lib/drag";
import type { Spot } from "../lib/holding";
import type { Play } from "../lib/play";
import { holds, shownAt, spotAt } from "../lib/spots";

type Target = { to: "pile" } | { to: "meld"; cards: string } | { to: "hand"; spot: Spot };

/** Listens on the root until the returned function is called. */
export function board(root: HTMLElement, play: Play): () => void {
  const leave = new AbortController();
  const { signal } = leave;
  const within = (event: Event, place: string) =>
    (event.target as Element).closest<HTMLElement>(place);
  root.addEventListener(
    "dblclick",
    (event) => {
      if (within(event, ".stock")) play.pressPlace("stock");
      else if (within(event, ".pile")) play.pressPlace("pile");
    },
    { signal },
  );
  root.addEventListener(
    "click",
    (event) => {
      const meld = within(event, ".seats [data-meld]")?.dataset.meld;
      if (meld && play.cards.selected && event.detail < 2) play.layOn(play.cards.selected, meld);
    },
    { signal },
  );
  const leaveDrag = dragging<Target>(root, {
    cards: (code) => {
      const { picked } = play.hand;
      return picked.includes(code) ? picked : [code];
    },
    target: (x, y) => targetAt(root, play, x, y),
    drop: (codes, what) => {
      const [only] = codes;
      if (what.to === "hand") play.cards.arrange((hand) => hand.lay(codes, what.spot));
      else if (!only || codes.length > 1) play.chooseOne(codes.length);
      else if (what.to === "pile") play.playCard(only);
      else play.layOn(only, what.cards);
    },
  });
  return () => {
    leave.abort();
    leaveDrag();
  };
}

function targetAt(root: HTMLElement, { state, hand }: Play, x: number, y: number) {
  const under = (place: string) =>
    [...root.querySelectorAll<HTMLElement>(place)].find((each) => holds(each, x, y));
  const pile = state.phase === "discard" && under(".pile-spot");
  if (pile) {
    return { what: { to: "pile" } as const, shown: pile.querySelector(".pile") ?? pile };
  }
  const meld = state.phase === "layoff" && under(".seats [data-meld]");
  if (meld) {
    return { what: { to: "meld", cards: meld.dataset.meld ?? "" } as const, shown: meld };
  }
  const box = under(".hand");
  const found = box && spotAt(box, x, y);
  if (!found) return null;
  const spot = hand.atPlace(found);
  return { what: { to: "hand", spot } as const, shown: shownAt(box, spot) };
}
