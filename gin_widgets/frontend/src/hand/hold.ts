// One hand in somebody's hands: what is selected and in which order it lies. Knows no page.

import type { Wording } from "../words";
import type { HandMessage, HandModel, Mode } from "./wire";
import type { HandKey } from "./words";

export interface HoldHooks {
  send(message: HandMessage): void;
  redraw(focus: boolean): void;
}

export class Hold {
  mode: Mode;
  order: readonly string[];
  chosen: readonly string[];
  label: string;
  /** The card that the Tab key reaches, by its place. */
  at = 0;
  /** What was said last. */
  said = "";
  /** What was sent and not yet answered. */
  private readonly underway = { chosen: [] as string[], order: [] as string[] };

  constructor(
    model: Pick<HandModel, "mode" | "order" | "chosen" | "label">,
    public word: Wording<HandKey>,
    private readonly hooks: HoldHooks,
  ) {
    this.mode = model.mode;
    this.order = model.order;
    this.chosen = model.chosen;
    this.label = model.label;
  }

  /** Takes what Python says anew: the hand in sight is the hand there is. */
  receive(model: Pick<HandModel, "mode" | "order" | "chosen" | "label">): void {
    this.mode = model.mode;
    this.order = model.order;
    this.chosen = model.chosen;
    this.label = model.label;
    this.at = Math.max(0, Math.min(this.at, this.order.length - 1));
    this.hooks.redraw(false);
  }

  /** Takes an answer; what was done since it was sent stays until its own answer comes. */
  answered(kind: HandMessage["kind"], cards: readonly string[]): void {
    const here = this.underway[kind];
    const at = here.indexOf(cards.join());
    here.splice(0, at < 0 ? here.length : at + 1);
    if (here.length) return;
    this[kind] = cards;
    this.at = Math.max(0, Math.min(this.at, this.order.length - 1));
    this.hooks.redraw(false);
  }

  moveTo(at: number): void {
    this.at = at;
    this.hooks.redraw(true);
  }

  /** Selects a card or lets it go; with another one selected in an order, lays that one there. */
  pick(code: string): void {
    const there = this.chosen.includes(code);
    const [held] = this.chosen;
    if (this.mode === "order" && held && !there) {
      this.chosen = [held];
      this.lay(held, this.order.indexOf(code));
      return;
    }
    const others = this.mode === "many" ? this.chosen.filter((other) => other !== code) : [];
    this.chosen = there ? others : [...others, code];
    this.send("chosen", this.chosen);
    this.hooks.redraw(false);
  }

  /** Lays a card before another one, or last; where nothing is put in order it goes back. */
  layBefore(code: string, before: string | null): void {
    if (this.mode !== "order") return;
    const rest = this.order.filter((other) => other !== code);
    this.lay(code, before === null ? rest.length : rest.indexOf(before));
  }

  /** Moves a card by so many places; the hand ends at its ends. */
  shift(code: string | undefined, by: number): void {
    if (code) this.lay(code, this.order.indexOf(code) + by);
    else this.tell(this.word("choose_first"));
  }

  /** Lays a card at a place. */
  private lay(code: string, place: number): void {
    const to = Math.max(0, Math.min(place, this.order.length - 1));
    const rest = this.order.filter((other) => other !== code);
    const next = [...rest.slice(0, to), code, ...rest.slice(to)];
    this.at = to;
    if (next.join() !== this.order.join()) {
      this.order = next;
      this.send("order", next);
    }
    const facts = { card: this.word(`card.${code}`), at: to + 1, of: next.length };
    this.said = this.word("moved", facts);
    this.hooks.redraw(true);
  }

  private send(kind: HandMessage["kind"], cards: readonly string[]): void {
    this.underway[kind].push(cards.join());
    this.hooks.send({ kind, cards: [...cards] });
  }

  private tell(text: string): void {
    this.said = text;
    this.hooks.redraw(false);
  }
}
