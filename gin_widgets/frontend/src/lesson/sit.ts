// One person in a lesson: the answer in the making, what was sent and not yet answered.
// Knows no page: it is given `send`, `redraw` and `keep`.

import { LOST_AFTER, type Notice, WAITING_AFTER } from "../lib/play";
import { wellFormed } from "../lib/wellformed";
import type { Wording } from "../words";
import { answerOf, type Draft, emptyDraft, endingOf, picked, picksMany } from "./draft";
import { weightOf } from "./pictures/weight";
import type { LessonAction, LessonMessage, LessonState, Wish } from "./wire";
import type { LessonKey } from "./words";

/** Where the focus should be after the redraw. */
export type Focus = "answer" | "again" | "main" | "card" | "reasons";

export interface SitHooks {
  send(message: LessonMessage): void;
  redraw(focus?: Focus): void;
  /** Progress to be kept. */
  keep(now: string): void;
  /** Another lesson is to be opened. */
  go(page: string): void;
  /** A typed line was answered. */
  answered(refused: boolean): void;
  /** Milliseconds on a clock that never goes back. */
  clock(): number;
}

export class Sit {
  draft: Draft;
  /** The card of the hand that the Tab key reaches, by its place. */
  at = 0;
  /** The button of the action bar that the Tab key reaches; null for the main one. */
  tool: string | null = null;
  /** The button under pointer or focus. */
  pointed: string | null = null;
  notice: Notice | null = null;
  /** What waits for its second press: a button, a part of the lesson, or the answer. */
  armed: string | null = null;
  /** The answer was changed after what was said last: the verdict is on another one. */
  changed = false;
  lost = false;
  /** Where reading a picture stands, by the picture's name. */
  readonly cursors = new Map<string, number>();

  private pending: Wish | null = null;
  /** The last answer that was sent. */
  private judged: string | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private notices = 0;
  private since: number;

  constructor(
    public state: LessonState,
    public word: Wording<LessonKey>,
    private readonly hooks: SitHooks,
  ) {
    this.draft = emptyDraft(state);
    this.since = hooks.clock();
  }

  get waiting(): boolean {
    return this.pending !== null;
  }

  /** Takes a new state from Python; an answer in the making stays while its question does. */
  receive(state: LessonState): void {
    const { pending, state: before } = this;
    const moved = state.turn !== before.turn;
    const answered = moved || state.say.id !== before.say.id;
    this.state = state;
    if (!answered) {
      this.hooks.redraw();
      return;
    }
    this.settle();
    this.notice = null;
    this.armed = null;
    this.lost = false;
    if (moved) this.changed = false;
    const another = moved && question(state) !== question(before);
    const walked = moved && pending?.kind === "intent" && pending.action !== "hint";
    // What was laid out stays in sight while the solved question does.
    if (walked || (another && (state.ask || state.item?.id !== before.item?.id))) this.begin();
    if (moved) this.hooks.keep(state.saved);
    if (moved && state.elsewhere) this.hooks.go(state.elsewhere.page);
    const typed = pending?.kind === "command";
    if (typed) this.hooks.answered(state.say.refused);
    this.hooks.redraw(typed || !moved || !pending ? undefined : this.next(another || walked));
  }

  change(draft: Draft, focus?: Focus): void {
    if (this.waiting) return;
    if (this.state.ask) this.changed = true;
    this.draft = draft;
    this.notice = null;
    this.armed = null;
    this.hooks.redraw(focus);
  }

  /** Moves the focus within the hand. */
  moveTo(at: number): void {
    this.at = at;
    this.hooks.redraw("card");
  }

  /** Selects a card, or takes it out of the selection. */
  pick(code: string, group: number): void {
    const { ask, item } = this.state;
    if (!ask && !item?.picture) return;
    this.change(picked(ask, this.draft, code, group));
    const weight = weightOf(item, this.draft);
    if (weight) this.hear(weight.says);
  }

  /** Says what the page shows anyway. */
  hear(text: string): void {
    this.say(text, "heard");
  }

  /** Reads a picture at one of its places. */
  read(picture: string, at: number): void {
    if (this.cursors.get(picture) === at) return;
    this.cursors.set(picture, at);
    this.hooks.redraw();
  }

  /** The button under pointer or focus; one of the action bar becomes its tab stop too when it is focused. */
  point(id: string | null, reached = false): void {
    const tool = reached ? id : this.tool;
    if (this.pointed === id && this.tool === tool) return;
    this.pointed = id;
    this.tool = tool;
    this.hooks.redraw();
  }

  press(action: LessonAction): void {
    if (!action.allowed) this.say(action.why, "plain");
    else this.go(action);
  }

  /** Goes where a button or a part of the lesson leads, on its second press where that is asked for. */
  go({ id, action, sure }: { id: string; action: string; sure: string }): void {
    if (!sure || this.sure(id, sure)) this.wish({ kind: "intent", action });
  }

  /** Sends the answer as far as it was made, or says what is missing. */
  check(): void {
    const { ask } = this.state;
    if (!ask) return;
    const text = answerOf(ask, this.draft);
    if (text === null) {
      this.say(this.word(ask.fields.length ? "number_first" : "choose_first"), "refused");
      if (ask.fields.length) this.hooks.redraw("answer");
    } else if (!this.empty || this.sure("check", this.word("group_none"))) this.answer(text);
  }

  /** Is an arrangement asked for, and nothing arranged yet? */
  get empty(): boolean {
    const { ask } = this.state;
    return ask !== null && picksMany(ask) && this.draft.groups.length === 0;
  }

  /** Was a number judged that still stands in its field? The next one takes its place. */
  get stale(): boolean {
    const { ask } = this.state;
    return ask !== null && this.judged !== null && answerOf(ask, this.draft) === this.judged;
  }

  /** Throws the selected card so, or says that none is selected. */
  end(ending: string): void {
    const text = endingOf(ending, this.draft);
    if (text !== null) this.answer(text);
    else this.say(this.word("choose_first"), "refused");
  }

  answer(text: string): void {
    this.judged = text;
    this.wish({ kind: "answer", text, seconds: this.seconds() });
  }

  /** What lies there to be looked at was pressed: stock and pile answer where they are asked about. */
  touch(place: string): void {
    const { ask, hint } = this.state;
    const left = hint?.options.length ? hint.options : ask?.options.map(({ answer }) => answer);
    if (ask?.form === "choose" && left?.includes(place)) this.answer(place);
    else if (ask?.form === "discard" && place === "take") this.check();
    else this.say(this.word(ask ? "answer_below" : "read_on"), "plain");
  }

  command(text: string): void {
    this.wish({ kind: "command", text: wellFormed(text), seconds: this.seconds() });
  }

  restore(text: string): void {
    this.wish({ kind: "restore", text: wellFormed(text) });
  }

  /** Nobody answers any more; what was put in stays. */
  lose(): void {
    this.settle();
    this.notice = null;
    this.lost = true;
    this.hooks.redraw();
  }

  stop(): void {
    this.settle();
  }

  say(text: string, tone: Notice["tone"]): void {
    this.notices += 1;
    this.notice = { n: this.notices, text, tone };
    this.hooks.redraw();
  }

  wish(wish: Wish): void {
    if (this.waiting) return;
    const { turn } = this.state;
    this.notice = null;
    this.lost = false;
    this.pending = wish;
    this.timers = [
      setTimeout(() => this.say(this.word("waiting"), "plain"), WAITING_AFTER),
      setTimeout(() => this.lose(), LOST_AFTER),
    ];
    this.hooks.send({ ...wish, turn });
    this.hooks.redraw();
  }

  /** Whether this is the second press of what wants two; the first says why. */
  private sure(id: string, why: string): boolean {
    if (this.armed === id) return true;
    this.say(why, "ask");
    this.armed = id;
    this.hooks.redraw();
    return false;
  }

  /** Another question: nothing of the last answer stays. */
  private begin(): void {
    this.draft = emptyDraft(this.state);
    this.at = 0;
    this.tool = null;
    this.judged = null;
    this.since = this.hooks.clock();
  }

  /** Where to go on after an answer. */
  private next(another: boolean): Focus | undefined {
    const { ask } = this.state;
    if (!ask) return "main";
    return another ? "answer" : ask.fields.length ? "again" : undefined;
  }

  private seconds(): number {
    return Math.max(0, Math.round((this.hooks.clock() - this.since) / 1_000));
  }

  private settle(): void {
    this.pending = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}

/** Tells one question from the next: a sibling has other cards, a step another number. */
function question({ item, ask }: LessonState): string {
  const step = item?.steps.findIndex(({ state }) => state === "now") ?? -1;
  const cards = item?.scene.hand.map(({ code }) => code).join("");
  return ask ? `${item?.id} ${step} ${ask.form} ${cards} ${ask.prompt}` : "";
}
