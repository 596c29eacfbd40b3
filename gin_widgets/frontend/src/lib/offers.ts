// What the buttons offer: the actions of the state, seen with the selected card in hand.

import type { Choice, Hand, HandCard, Place, TableState } from "../wire";

export interface Offer extends Choice {
  /** Stays the same over re-renders. */
  key: string;
  id: string;
  place: Place;
  main: boolean;
}

export function cardsOf(hand: Hand): HandCard[] {
  return hand.groups.flatMap((group) => group.cards);
}

export function cardIn(hand: Hand, code: string | null): HandCard | undefined {
  return cardsOf(hand).find((card) => card.code === code);
}

/** One offer per action; an action that takes a card turns into that card's choices. */
export function offers(state: TableState, selected: string | null): Offer[] {
  const card = cardIn(state.hand, selected);
  return state.actions.flatMap((entry) => {
    const { id, place, main } = entry;
    const choices = entry.per_card ? card?.choices[id] : undefined;
    if (!card || !choices) return [{ ...entry, key: id }];
    if (choices.length === 0) return [{ ...entry, key: id, why: card.why.headline }];
    return choices.map((choice, i) => ({ ...choice, key: `${id}:${i}`, id, place, main }));
  });
}
