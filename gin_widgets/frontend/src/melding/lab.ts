// One person in the melding lab: what is selected, what was sent and not yet answered. Knows no page.

import { added, freed, type Groups, grouped } from "../lib/groups";
import { LOST_AFTER, type Notice, WAITING_AFTER } from "../lib/play";
import { wellFormed } from "../lib/wellformed";
import type { Wording } from "../words";
import type { MeldingMessage, MeldingState, Wish } from "./wire";
import type { MeldingKey } from "./words";

export interface LabHooks {
  send(message: MeldingMessage): void;
  redraw(focus?: "card"): void;
  /** A typed hand was answered. */
  dealt(refused: boolean): void;
}

export class Lab {
  picked: readonly string[] = [];
  /** The card that the Tab key reaches, by its place. */
  at = 0;
  notice: Notice | null = null;
  lost = false;

  private pending: Wish | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private notices = 0;

  constructor(
    public state: MeldingState,
    public word: Wording<MeldingKey>,
    private readonly hooks: LabHooks,
  ) {}

  get groups(): Groups {
    return this.state.groups.map(({ cards }) => cards);
  }

  receive(state: MeldingState): void {
    const { pending, state: before } = this;
    this.state = state;
    if (state.say.id === before.say.id) {
      this.hooks.redraw();
      return;
    }
    this.settle();
    this.notice = null;
    this.lost = false;
    const there = state.cards.map(({ code }) => code);
    this.picked = this.picked.filter((code) => there.includes(code));
    if (!state.say.refused && pending?.kind !== "press") this.picked = [];
    if (pending?.kind === "deal") this.hooks.dealt(state.say.refused);
    this.hooks.redraw(pending?.kind === "lay" ? "card" : undefined);
  }

  moveTo(at: number): void {
    this.at = at;
    this.hooks.redraw("card");
  }

  pick(code: string): void {
    const there = this.picked.includes(code);
    this.picked = there ? this.picked.filter((other) => other !== code) : [...this.picked, code];
    this.notice = null;
    this.hooks.redraw();
  }

  /** Lays the selected cards together, as a group of their own or with another; or frees them. */
  regroup(to: "new" | "free" | number): void {
    const { groups, picked } = this;
    if (picked.length === 0) this.say(this.word("choose_first"));
    else this.layAt(picked, to === "free" ? groups.length : to);
  }

  /** Lays cards with a group by its number, with the loose ones after the last, or as a new group. */
  layAt(codes: readonly string[], pile: number | "new"): void {
    const { groups } = this;
    if (pile === "new") this.lay(grouped(groups, codes));
    else this.lay(pile < groups.length ? added(groups, pile, codes) : freed(groups, codes));
  }

  lay(groups: Groups): void {
    this.wish({ kind: "lay", groups: groups.map((group) => group.join("")) });
  }

  deal(text: string): void {
    this.wish({ kind: "deal", text: wellFormed(text) });
  }

  wish(wish: Wish): void {
    if (this.pending) return;
    this.pending = wish;
    this.notice = null;
    this.lost = false;
    this.timers = [
      setTimeout(() => this.say(this.word("waiting"), "plain"), WAITING_AFTER),
      setTimeout(() => this.lose(), LOST_AFTER),
    ];
    this.hooks.send({ ...wish, turn: this.state.turn });
    this.hooks.redraw();
  }

  /** Nobody answers any more. */
  lose(): void {
    this.settle();
    this.notice = null;
    this.lost = true;
    this.hooks.redraw();
  }

  stop(): void {
    this.settle();
  }

  private say(text: string, tone: Notice["tone"] = "refused"): void {
    this.notices += 1;
    this.notice = { n: this.notices, text, tone };
    this.hooks.redraw();
  }

  private settle(): void {
    this.pending = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
