// Drags within a hand that lies by itself: onto its groups and between its cards.

import { dragging } from "./drag";
import type { Spot } from "./holding";
import { shownAt, spotAt } from "./spots";

interface Hooks {
  /** The selected cards: they go along with one of them. */
  picked(): readonly string[];
  lay(codes: readonly string[], spot: Spot): void;
}

/** Lets the cards of the root's hand be dragged about in it, until the returned function is called. */
export function dragInHand(root: HTMLElement, { picked, lay }: Hooks): () => void {
  return dragging<Spot>(root, {
    cards: (code) => (picked().includes(code) ? picked() : [code]),
    target: (x, y) => {
      const box = root.querySelector(".hand");
      const what = box && spotAt(box, x, y);
      return what && { what, shown: shownAt(box, what) };
    },
    drop: lay,
  });
}
