// Which gap between the cards of a hand a point of the page belongs to.

import type { Spot } from "./holding";

/** The spot under the point; beside all groups is a new one, and outside the hand there is none. */
export function spotAt(box: Element, x: number, y: number): Spot | null {
  const piles = [...box.querySelectorAll<HTMLElement>("[data-pile]")];
  const pile = piles.find((each) => holds(each, x, y));
  if (!pile) return holds(box, x, y) ? { pile: "new", before: null } : null;
  return { pile: Number(pile.dataset.pile), before: slotAfter(pile, x, y)?.dataset.code ?? null };
}

/** The first card that lies after the point: in its row to the right of it, or in a row below. */
function slotAfter(pile: Element, x: number, y: number): HTMLElement | undefined {
  const slots = [...pile.querySelectorAll<HTMLElement>("[data-code]:not([data-dragged])")];
  return slots.find((slot, n) => {
    const own = slot.getBoundingClientRect();
    const next = slots[n + 1]?.getBoundingClientRect();
    const seen = next && next.left > own.left ? next.left : own.right;
    return y < own.top || (y <= own.bottom && x < (own.left + seen) / 2);
  });
}

/** The element that shows a spot: the card that comes after it, the group at its end, or the whole hand. */
export function shownAt(box: Element, spot: Spot): Element {
  const pile = box.querySelector(`[data-pile="${spot.pile}"]`);
  const card = pile?.querySelector(`[data-code="${spot.before}"]`);
  return card ?? pile ?? box;
}

export function holds(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
