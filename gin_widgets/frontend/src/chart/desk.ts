// One person in the lab: what is being set, what was sent and not yet answered. Knows no page.

import { LOST_AFTER, type Notice, WAITING_AFTER } from "../lib/play";
import { wellFormed } from "../lib/wellformed";
import type { Wording } from "../words";
import type { Guess, LabMessage, LabState, Value, Wish } from "./wire";
import type { LabKey } from "./words";

export interface DeskHooks {
  send(message: LabMessage): void;
  redraw(): void;
}

export class Desk {
  notice: Notice | null = null;
  lost = false;
  /** The heights of a line that is being drawn, or the number that is being said, or the answer picked. */
  line: readonly number[] = [];
  number = 0;
  picked = "";
  /** Where reading a picture stands, by the picture's name. */
  readonly cursors = new Map<string, number>();

  private pending: Wish | null = null;
  /** What was set while an answer was awaited: the last value of each control. */
  private readonly next = new Map<string, Value>();
  private timers: ReturnType<typeof setTimeout>[] = [];
  private notices = 0;

  constructor(
    public state: LabState,
    public word: Wording<LabKey>,
    private readonly hooks: DeskHooks,
  ) {
    this.begin(state.guess);
  }

  /** The value of a control as the person sees it: what was set last, answered or not. */
  value(name: string): Value | undefined {
    if (this.next.has(name)) return this.next.get(name);
    const { pending } = this;
    if (pending?.kind === "set" && pending.name === name) return pending.value;
    return undefined;
  }

  receive(state: LabState): void {
    const before = this.state;
    this.state = state;
    if (state.guess?.question !== before.guess?.question || state.tool !== before.tool) {
      this.begin(state.guess);
    }
    if (state.tool !== before.tool) this.cursors.clear();
    if (state.say.id === before.say.id) {
      this.hooks.redraw();
      return;
    }
    this.settle();
    this.notice = null;
    this.lost = false;
    const [first] = this.next;
    if (first) {
      const [name, value] = first;
      this.next.delete(name);
      this.wish({ kind: "set", name, value });
      return;
    }
    this.hooks.redraw();
  }

  set(name: string, value: Value): void {
    const whole = typeof value === "string" ? wellFormed(value) : value;
    if (this.pending) {
      this.next.set(name, whole);
      this.hooks.redraw();
    } else {
      this.wish({ kind: "set", name, value: whole });
    }
  }

  wish(wish: Wish): void {
    if (this.pending) return;
    this.pending = wish;
    this.notice = null;
    this.lost = false;
    this.timers = [
      setTimeout(() => this.say(this.word("waiting")), WAITING_AFTER),
      setTimeout(() => this.lose(), LOST_AFTER),
    ];
    this.hooks.send({ ...wish, turn: this.state.turn });
    this.hooks.redraw();
  }

  /** Sends the guess as it stands. */
  answer(): void {
    const { guess } = this.state;
    switch (guess?.kind) {
      case "guessnumber":
        this.wish({ kind: "answer", value: this.number });
        break;
      case "guessline":
        this.wish({ kind: "answer", value: [...this.line] });
        break;
      case "guesspick":
        this.wish({ kind: "answer", value: this.picked });
    }
  }

  count(value: number): void {
    this.number = value;
    this.hooks.redraw();
  }

  pick(value: string): void {
    this.picked = value;
    this.hooks.redraw();
  }

  /** Puts the drawn line at this height at one of its marks. */
  draw(at: number, height: number): void {
    const { guess } = this.state;
    if (guess?.kind !== "guessline") return;
    const kept = Math.min(guess.y.high, Math.max(guess.y.low, height));
    this.line = this.line.map((old, place) => (place === at ? kept : old));
    this.hooks.redraw();
  }

  read(picture: string, at: number): void {
    if (this.cursors.get(picture) === at) return;
    this.cursors.set(picture, at);
    this.hooks.redraw();
  }

  /** Nobody answers any more. */
  lose(): void {
    this.settle();
    this.next.clear();
    this.notice = null;
    this.lost = true;
    this.hooks.redraw();
  }

  stop(): void {
    this.settle();
  }

  private begin(guess: Guess | null): void {
    if (guess?.kind === "guessline") {
      const middle = Math.round((guess.y.low + guess.y.high) / 2);
      this.line = guess.at.map(() => middle);
    }
    if (guess?.kind === "guessnumber") this.number = Math.round((guess.low + guess.high) / 2);
    this.picked = "";
  }

  private say(text: string): void {
    this.notices += 1;
    this.notice = { n: this.notices, text, tone: "plain" };
    this.hooks.redraw();
  }

  private settle(): void {
    this.pending = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
