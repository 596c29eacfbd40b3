// The cards in a person's hand: which are picked, which are being carried, and how they lie until Python answers.
// Knows no page.

import type { Hand, HandGroup, Held, Holding, HoldMode } from "../wire";
import {
  asLies,
  cardsIn,
  drawn,
  fitted,
  freedIn,
  groupedIn,
  inMode,
  inOwnHands,
  placed,
  type Spot,
  sorted,
  stepped,
} from "./holding";

export interface InHandHooks {
  send(message: Held): void;
  /** Keeps how the cards lie, for when the page is loaded anew. */
  keep(holding: Holding): void;
}

export class InHand {
  /** The selected cards, in the order in which they were selected. */
  picked: readonly string[] = [];
  /** The cards that the next click lays down somewhere. */
  carried: readonly string[] = [];

  /** How the cards lie as far as Python has not answered yet. */
  private laid: Holding | null = null;
  /** The own groups while the table groups the cards, to come back to. */
  private before: Holding | null = null;
  private number: number;

  constructor(
    private hand: Hand,
    private readonly hooks: InHandHooks,
  ) {
    this.number = hand.answered;
  }

  /** Was something laid that Python has not counted yet? */
  get uncounted(): boolean {
    return this.laid !== null;
  }

  /** Grows whenever cards are laid otherwise. */
  get arranged(): number {
    return this.number;
  }

  get lies(): Holding {
    return this.laid ?? asLies(this.hand);
  }

  get groups(): HandGroup[] {
    return this.laid ? drawn(this.hand, this.laid) : this.hand.groups;
  }

  get codes(): string[] {
    return this.groups.flatMap(({ cards }) => cards.map(({ code }) => code));
  }

  /** Takes a new hand; true if it only answers how the cards are held. */
  receive(hand: Hand): boolean {
    const answers = hand.answered !== this.hand.answered;
    const before = asLies(this.hand);
    this.hand = hand;
    if (hand.answered >= this.number) this.laid = null;
    const there = this.codes;
    this.picked = this.picked.filter((code) => there.includes(code));
    this.carried = this.carried.filter((code) => there.includes(code));
    const lies = asLies(hand);
    if (there.length > 0 && JSON.stringify(lies) !== JSON.stringify(before)) this.hooks.keep(lies);
    return answers;
  }

  /** Brings back how the cards lay when the page was left; of another hand only the mode. */
  restore(kept: Holding): void {
    const lies = asLies(this.hand);
    if (kept.mode === "auto" || lies.mode !== "auto") return;
    const known = cardsIn(kept);
    const same = cardsIn(lies).every((code) => known.includes(code));
    this.hold(same ? kept : { mode: kept.mode, groups: [], rest: cardsIn(lies) }, "", true);
  }

  /** Picks a card instead of the others, or beside them, or lets it go; null lets all go. */
  pick(code: string | null, beside = false): void {
    const others = beside ? this.picked.filter((other) => other !== code) : [];
    const lets = code === null || (this.picked.includes(code) && (beside || !this.picked[1]));
    this.picked = lets ? others : [...others, code];
    this.carried = [];
  }

  /** The cards that a key or button is about: those that are picked, else the one under the focus. */
  meant(code: string | null): readonly string[] {
    return this.picked.length > 0 || code === null ? this.picked : [code];
  }

  /** Picks this card and the next one beside what is picked; returns the next one. */
  extend(code: string, by: -1 | 1): string {
    const { codes } = this;
    const next = codes[codes.indexOf(code) + by] ?? code;
    for (const each of [code, next]) if (!this.picked.includes(each)) this.pick(each, true);
    return next;
  }

  /** Does a card that is picked join the others, as where groups are made? */
  get gathers(): boolean {
    return this.lies.mode === "groups";
  }

  setMode(mode: HoldMode): void {
    const { lies, before } = this;
    if (mode === lies.mode) return;
    this.before = lies.mode === "groups" ? lies : before;
    const back = mode === "groups" && lies.mode === "auto" && before;
    this.hold(back ? fitted(back, cardsIn(lies)) : inMode(lies, mode));
  }

  group(codes: readonly string[]): void {
    this.hold(groupedIn(this.lies, codes));
    this.picked = [];
  }

  free(codes: readonly string[]): void {
    this.hold(freedIn(this.lies, codes));
    this.picked = [];
  }

  sort(by: "suit" | "rank"): void {
    this.hold(sorted(inMode(this.lies, "order"), by));
  }

  step(code: string, by: -1 | 1): void {
    this.hold(stepped(inOwnHands(this.lies), code, by), code);
  }

  /** Takes up the picked cards, or puts them back. */
  carry(): void {
    this.carried = this.carried.length > 0 ? [] : this.picked;
  }

  /** Beside the cards of an own order there is only its end. */
  atPlace(spot: Spot): Spot {
    const beside = this.lies.mode === "order" && spot.pile === "new";
    return beside ? { pile: 0, before: null } : spot;
  }

  /** Lays cards down at a spot. */
  lay(codes: readonly string[], spot: Spot): void {
    const [only] = codes;
    const next = placed(inOwnHands(this.lies), codes, this.atPlace(spot));
    this.hold(next, codes.length === 1 ? only : "");
    this.picked = [];
    this.carried = [];
  }

  private hold(next: Holding, card = "", quiet = false): void {
    this.number += 1;
    this.laid = next;
    this.hooks.send({ kind: "hold", ...next, number: this.number, card, quiet });
  }
}
