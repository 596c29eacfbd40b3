// One person at the table: what is selected, what waits for a second press, what was sent and not yet answered.
// Knows no page: it is given `send` and `redraw`.

import type { Choice, Holding, Intent, Message, TableState } from "../wire";
import type { Wording, WordKey } from "../words";
import { Handling } from "./handling";
import { InHand } from "./inhand";
import type { Kept } from "./keep";
import { cardIn, type Offer, offers } from "./offers";
import { Opened } from "./opened";
import type { Settings } from "./settings";

export const WAITING_AFTER = 2_000;
export const LOST_AFTER = 10_000;

/** A sentence of the browser's own that stands in for the table's last one. */
export interface Notice {
  n: number;
  text: string;
  /** What is only heard stands on the page anyway. */
  tone: "refused" | "ask" | "plain" | "heard";
}

/** Where the focus should be after the redraw. */
export type Focus = "hand" | "main" | `offer ${string}`;

interface Pending {
  turn: number;
  say: number;
  command: boolean;
  /** A card was drawn or taken: what is due next is a card of the hand. */
  draw: boolean;
  /** The moment that is asked for. */
  look: number | null;
}

export interface PlayHooks {
  send(message: Message): void;
  /** Keeps how the cards are held, for when the page is loaded anew. */
  keep(holding: Holding): void;
  redraw(focus?: Focus): void;
  /** A typed command was answered. */
  answered(refused: boolean): void;
  /** A game that was kept is not wanted. */
  declined(kept: Kept): void;
}

export class Play {
  readonly hand: InHand;
  /** What the person does with those cards. */
  readonly cards: Handling;
  /** The button of a bar that the Tab key reaches; null for the main one. */
  tool: string | null = null;
  /** The button under pointer or focus. */
  pointed: string | null = null;
  /** The action that waits for its second press. */
  armed: string | null = null;
  notice: Notice | null = null;
  lost = false;
  /** What stands in the alert instead of that nobody answers. */
  lostWhy: WordKey = "lost";
  /** Nothing was sent for long: the kernel may soon be put to sleep. */
  drowsy = false;
  /** A game that was kept here and is offered. */
  kept: Kept | null = null;
  readonly opened: Opened;

  private pending: Pending | null = null;
  /** The moment that the replay is to show next. */
  private wanted: number | null = null;
  /** Whether the line to the kernel is cut while nothing is on its way. */
  private cut = false;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private notices = 0;
  /** The slice of the review that was asked for last. */
  private slice = -1;

  constructor(
    public state: TableState,
    public word: Wording,
    private readonly hooks: PlayHooks,
  ) {
    this.hand = new InHand(state.hand, hooks);
    this.cards = new Handling(this.hand, this, hooks.redraw);
    this.opened = new Opened(() => hooks.redraw());
    this.grade();
  }

  get waiting(): boolean {
    return this.pending !== null;
  }

  get offers(): Offer[] {
    const found = offers(this.state, this.cards.selected);
    if (this.hand.picked.length < 2) return found;
    const needy = new Set(this.state.actions.filter((a) => a.per_card).map(({ id }) => id));
    const why = this.word("choose_one", { n: this.hand.picked.length });
    return found.map((offer) => (needy.has(offer.id) ? { ...offer, why } : offer));
  }

  /** The moment that the replay shows, or is about to. */
  get lookedAt(): number {
    return this.wanted ?? this.state.replay.at;
  }

  /** The buttons beside the game. */
  get tools(): Offer[] {
    return this.state.tools.map((tool) => ({ ...tool, key: tool.id }));
  }

  /** Takes a new state from Python; what is still in the hand stays selected. */
  receive(state: TableState): void {
    const { pending, state: before } = this;
    const news = state.turn !== before.turn || state.say.id !== before.say.id;
    const codes = this.hand.codes;
    const held = this.hand.receive(state.hand);
    this.cards.settle(codes);
    this.state = state;
    if (state.turn !== before.turn) this.opened.ways = false;
    this.grade();
    if (news) {
      this.armed = null;
      this.notice = null;
      this.lost = false;
      if (!pending) this.settle();
    }
    if (pending && held) pending.say = state.say.id;
    if (!pending || (state.turn === pending.turn && state.say.id === pending.say)) {
      this.hooks.redraw();
      return;
    }
    this.settle();
    if (pending.command) this.hooks.answered(state.say.refused);
    const { wanted } = this;
    this.wanted = null;
    if (wanted !== null && wanted !== state.replay.at && pending.look !== wanted) {
      this.look(wanted);
      return;
    }
    const drawn = pending.draw && state.phase === "discard";
    if (drawn) this.pointed = null;
    this.hooks.redraw(drawn ? "hand" : undefined);
  }

  /** The button under pointer or focus; one of a bar becomes its tab stop too when it is focused. */
  point(key: string | null, reached = false): void {
    const tool = reached ? key : this.tool;
    if (this.pointed === key && this.tool === tool) return;
    this.pointed = key;
    this.tool = tool;
    this.hooks.redraw();
  }

  /** Esc puts back what is carried, or takes back a first press. */
  escape(): void {
    if (this.hand.carried.length > 0) this.hand.carry();
    else if (this.armed === null) return;
    this.takeBack();
    this.hooks.redraw();
  }

  /** So does choosing something else. What was said without a question stands until something else is said. */
  takeBack(): void {
    this.armed = null;
    if (!this.waiting && this.notice?.tone === "ask") this.notice = null;
  }

  /** Presses a button: sends, asks for a second press, or says why not. `again` is false for the second half of a double click. */
  press(offer: Offer, again = true): void {
    if (this.waiting) return;
    if (!offer.allowed) {
      this.armed = null;
      this.say(offer.why, "refused");
    } else if (offer.confirm && this.armed !== offer.action) {
      this.armed = offer.action;
      this.say(this.word("again") + offer.confirm, "ask");
    } else if (!offer.confirm || again) {
      const draw = offer.place === "stock" || offer.place === "pile";
      this.send({ kind: "intent", turn: this.state.turn, action: offer.action }, { draw });
      return;
    }
    this.hooks.redraw();
  }

  /** Undo and redo, by their keys. */
  pressTool(id: string): void {
    const offer = this.tools.find((tool) => tool.id === id);
    if (offer) this.press(offer);
  }

  /** Draws or takes. */
  pressPlace(place: "stock" | "pile"): void {
    const offer = this.offers.find((o) => o.place === place);
    if (offer) this.press(offer);
  }

  /** Throws the card, or lays it off when that is what is due. */
  playCard(code: string, again = true): void {
    this.pressWith(code, this.state.phase === "layoff" ? ["lay"] : ["throw"], again);
  }

  /** Lays the card off on the meld of these cards; where it does not fit, the table says why. */
  layOn(code: string, meld: string): void {
    if (this.waiting) return;
    const cards = (text: string) => (text.match(/../g) ?? []).sort().join();
    const to = ({ action }: Choice) => cards(action.split(" on ")[1] ?? "") === cards(meld);
    const offered = cardIn(this.state.hand, code)?.choices.lay?.find(to);
    const action = offered?.action ?? `lay ${code} on ${meld}`;
    this.send({ kind: "intent", turn: this.state.turn, action });
  }

  /** Several cards cannot be thrown or laid off at once. */
  chooseOne(n: number): void {
    this.tell(this.word("choose_one", { n }), "refused");
  }

  /** Ends the hand with this card: gin where it is possible, else a knock. */
  knockWith(code: string): void {
    this.pressWith(code, ["gin", "knock"]);
  }

  command(text: string): void {
    if (this.waiting) return;
    // Half a character would break the connection: no message can hold it.
    const whole = text.replace(/\p{Surrogate}/gu, "?");
    this.send({ kind: "command", turn: this.state.turn, text: whole });
  }

  /** Tells Python of settings that are more than looks. A kept opponent plays where the notebook named none. */
  prefer(settings: Settings, opening = false): void {
    const { hints, bot, bots, steps } = this.state.options;
    const named = opening && bot !== bots[0]?.key;
    const known = bots.some(({ key }) => key === settings.bot);
    const wanted = {
      hints: Number(settings.hints),
      bot: known && !named ? settings.bot : bot,
      steps: settings.steps,
    };
    if (wanted.hints !== hints || wanted.bot !== bot || wanted.steps !== steps) {
      this.hooks.send({ kind: "settings", ...wanted });
    }
  }

  /** Shows a moment of the hand; while one is on its way, the last one that was wanted comes after it. */
  look(at: number): void {
    const { of } = this.state.replay;
    if (this.pending && this.pending.look === null) return;
    this.wanted = Math.min(Math.max(at, 0), of);
    if (this.pending) this.hooks.redraw();
    else if (this.wanted === this.state.replay.at) this.wanted = null;
    else this.send({ kind: "look", turn: this.state.turn, at: this.wanted }, { look: this.wanted });
  }

  /** Offers a game that was kept here. */
  offer(kept: Kept): void {
    this.kept = kept;
    this.tell(this.word("resume", { place: kept.place }), "ask");
  }

  /** Goes on with the game that is offered, or with the one on the table. */
  resume(yes: boolean): void {
    const { kept } = this;
    if (!kept || this.waiting) return;
    this.kept = null;
    if (yes) {
      const { code, step } = kept;
      this.send({ kind: "restore", turn: this.state.turn, code, step });
    } else {
      this.takeBack();
      this.hooks.declined(kept);
      this.hooks.redraw("main");
    }
  }

  /** Warns that the kernel may be put to sleep. */
  doze(): void {
    if (this.lost) return;
    this.drowsy = true;
    this.tell(this.word("idle"), "ask");
  }

  /** Lets the kernel hear that the person is there. */
  wake(): void {
    this.hooks.send({ kind: "awake" });
    this.takeBack();
    this.hooks.redraw("main");
  }

  /** Says a sentence of the browser's own. */
  tell(text: string, tone: Notice["tone"] = "plain"): void {
    this.say(text, tone);
    this.hooks.redraw();
  }

  /** Nobody answers any more. */
  lose(why: WordKey = "lost"): void {
    this.settle();
    this.notice = null;
    this.wanted = null;
    this.lost = true;
    this.lostWhy = why;
    this.hooks.redraw();
  }

  /** The line to the kernel was cut, or is there again; what was on its way is asked for anew. */
  line(up: boolean): void {
    if (up) {
      if (this.lost || this.cut) this.sync();
    } else if (!this.lost && !this.waiting && !this.cut) {
      this.cut = true;
      this.wait();
    }
  }

  /** Asks for the state, whatever it is by now. */
  sync(): void {
    this.send({ kind: "sync" });
  }

  stop(): void {
    this.settle();
  }

  /** The first allowed of these actions with this card; where one action has several targets, the focus goes to them. */
  private pressWith(code: string, ids: string[], again = true): void {
    if (this.waiting) return;
    if (this.cards.selected !== code) {
      this.hand.picked = [code];
      this.takeBack();
    }
    this.cards.at = code;
    const found = ids.flatMap((id) => this.offers.filter((offer) => offer.id === id));
    const targets = found.filter((offer) => offer.allowed);
    const [first] = targets;
    if (first && targets.filter((offer) => offer.id === first.id).length > 1) {
      this.hooks.redraw(`offer ${first.key}`);
      return;
    }
    const offer = first ?? found.at(-1);
    if (offer) this.press(offer, again);
    else this.hooks.redraw();
  }

  /** Asks for the next slice of the review, each once; between two of them a press is answered. */
  private grade(): void {
    const { review } = this.state;
    if (!review?.grading) this.slice = -1;
    else if (review.slices > this.slice) {
      this.slice = review.slices;
      this.hooks.send({ kind: "grade" });
    }
  }

  private say(text: string, tone: Notice["tone"]): void {
    this.notices += 1;
    this.notice = { n: this.notices, text, tone };
  }

  private send(intent: Intent, more: Partial<Pending> = {}): void {
    this.settle();
    this.armed = null;
    // A notice stays until the answer is there: else what was said before it would be said again.
    this.lost = false;
    this.pending = {
      turn: this.state.turn,
      say: this.state.say.id,
      command: intent.kind === "command",
      draw: false,
      look: null,
      ...more,
    };
    this.wait();
    this.hooks.send(intent);
    this.hooks.redraw();
  }

  /** After two seconds the wait is told, after ten it is over. */
  private wait(): void {
    this.timers = [
      setTimeout(() => {
        this.say(this.word("waiting"), "plain");
        this.hooks.redraw();
      }, WAITING_AFTER),
      setTimeout(() => this.lose(), LOST_AFTER),
    ];
  }

  private settle(): void {
    this.pending = null;
    this.cut = false;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
