// What a person does with the own cards: select, arrange, carry, and where the Tab key is among them.
// Knows no page: it is given `redraw`.

import type { Wording } from "../words";
import type { Spot } from "./holding";
import type { InHand } from "./inhand";
import type { Focus, Notice } from "./play";

/** Where a press may wait for its second one, and where a sentence is said. */
export interface Desk {
  word: Wording;
  armed: string | null;
  takeBack(): void;
  tell(text: string, tone?: Notice["tone"]): void;
}

export class Handling {
  /** The card that the Tab key reaches. */
  at: string | null = null;

  constructor(
    private readonly hand: InHand,
    private readonly desk: Desk,
    private readonly redraw: (focus?: Focus) => void,
  ) {
    this.settle();
  }

  /** The one selected card; null where there are none or several. */
  get selected(): string | null {
    const { picked } = this.hand;
    return picked.length === 1 ? (picked[0] ?? null) : null;
  }

  /** Keeps the tab stop where its card is still in the hand; a vanished card hands on to its neighbour. */
  settle(before: readonly string[] = []): void {
    const { codes } = this.hand;
    if (this.at === null || !codes.includes(this.at)) {
      const was = before.indexOf(this.at ?? "");
      this.at = codes[Math.min(Math.max(was, 0), codes.length - 1)] ?? null;
    }
  }

  /** Selects a card, alone or beside others, or none; takes back a first press. */
  select(code: string | null, beside = this.hand.gathers): void {
    this.hand.pick(code, beside);
    if (code !== null) this.at = code;
    this.desk.takeBack();
    this.redraw();
  }

  /** Selects this card and the next one beside what is selected. */
  extend(code: string, by: -1 | 1): void {
    const next = this.hand.extend(code, by);
    this.desk.takeBack();
    this.moveTo(next);
  }

  /** Moves the focus within the hand. */
  moveTo(code: string): void {
    this.at = code;
    this.redraw("hand");
  }

  /** Changes how the cards lie; the focus stays with the card that it was on. */
  arrange(change: (hand: InHand) => void): void {
    const { arranged } = this.hand;
    change(this.hand);
    this.desk.armed = null;
    // What was laid otherwise is answered, and the answer takes the notice's place.
    if (this.hand.arranged === arranged) this.desk.takeBack();
    this.redraw();
  }

  /** Groups or frees the cards meant; asks for them where there are none. */
  regroup(how: "group" | "free", code: string | null = null): void {
    const codes = this.hand.meant(code);
    if (codes.length > 0) this.arrange((hand) => hand[how](codes));
    else this.desk.tell(this.desk.word("choose_cards"), "refused");
  }

  /** Lays down what is carried, else what is picked; a hand that the table groups is left alone by a mere click. */
  lay(spot: Spot): void {
    const { carried, picked, lies } = this.hand;
    const codes = carried.length > 0 || lies.mode === "auto" ? carried : picked;
    if (codes.length > 0) this.arrange((hand) => hand.lay(codes, spot));
  }

  /** Takes up the picked cards, so that the next click lays them down, or puts them back. */
  carry(): void {
    if (this.hand.picked.length === 0) {
      this.desk.tell(this.desk.word("choose_cards"), "refused");
      return;
    }
    this.arrange((hand) => hand.carry());
    if (this.hand.carried.length > 0) this.desk.tell(this.desk.word("carrying"), "ask");
  }
}
