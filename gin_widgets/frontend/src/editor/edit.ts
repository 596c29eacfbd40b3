// One person at the editor: what stands in the controls, what was sent and not yet answered, what is folded.
// Knows no page: it is given `send` and `redraw`. Wishes are sent one after the other, each with the turn it answers.

import { LOST_AFTER, WAITING_AFTER } from "../lib/play";
import type { Wording } from "../words";
import type { EditorForm, EditorMessage, EditorState, FieldForm, Wish } from "./wire";
import type { EditorKey } from "./words";

export interface EditHooks {
  send(message: EditorMessage): void;
  redraw(): void;
  /** A wish was answered. */
  answered(wish: Wish, refused: boolean): void;
}

const spot = (field: string, part: string) => `${field} ${part}`;

/** The control that a wish empties when it is answered. */
function spotOf(wish: Wish): string {
  if (wish.kind === "put") return spot(wish.field, wish.part);
  return wish.kind === "call" ? "name" : wish.kind === "choose" ? "preset" : "";
}

export class Edit {
  /** A sentence of the browser's own that stands in for the last answer. */
  notice: { n: number; text: string } | null = null;
  lost = false;
  /** Is the form put away, with the table in sight? */
  folded = false;
  narrow = false;

  /** What was put into a control and is not yet answered, by field and part. */
  private readonly typed = new Map<string, string>();
  private readonly opened = new Map<string, boolean>();
  private readonly queue: Wish[] = [];
  private pending: Wish | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private notices = 0;

  constructor(
    public form: EditorForm,
    public state: EditorState,
    public word: Wording<EditorKey>,
    private readonly hooks: EditHooks,
  ) {}

  /** What stands in a control; undefined when it is not in use. */
  value(field: string, part: string): string | undefined {
    return this.typed.get(spot(field, part)) ?? this.state.fields[field]?.parts[part];
  }

  get name(): string {
    return this.typed.get("name") ?? this.state.name;
  }

  get preset(): string {
    return this.typed.get("preset") ?? this.state.preset;
  }

  /** Keeps what is being typed, so that no redraw takes it away. */
  type(field: string, part: string, value: string): void {
    this.typed.set(spot(field, part), value);
  }

  typeName(text: string): void {
    this.typed.set("name", text);
  }

  /** Sends what was put into a control, once; what stands there already is not sent. */
  put(field: string, part: string, value: string): void {
    const sent = this.underway((wish) => spotOf(wish) === spot(field, part));
    const known = sent?.kind === "put" ? sent.value : this.state.fields[field]?.parts[part];
    if (value === known) {
      if (!sent) this.typed.delete(spot(field, part));
      return;
    }
    this.type(field, part, value);
    this.wish({ kind: "put", field, part, value });
  }

  choose(preset: string): void {
    this.typed.set("preset", preset);
    this.wish({ kind: "choose", preset });
  }

  call(text: string): void {
    const sent = this.underway((wish) => wish.kind === "call");
    const known = sent?.kind === "call" ? sent.text : this.state.name;
    if (text !== known) this.wish({ kind: "call", text });
    else if (!sent) this.typed.delete("name");
  }

  wish(wish: Wish): void {
    this.notice = null;
    this.queue.push(wish);
    this.next();
    this.hooks.redraw();
  }

  /** Takes a new state from Python, and sends what waited for it. */
  receive(state: EditorState): void {
    const answered = state.say.id !== this.state.say.id;
    const wish = answered ? this.pending : null;
    const was = this.state;
    this.state = state;
    if (answered) {
      this.settle();
      this.notice = null;
      this.lost = false;
    }
    if (wish && !this.queue.some((later) => spotOf(later) === spotOf(wish))) {
      this.typed.delete(spotOf(wish));
    }
    if (wish?.kind === "play" && !state.say.refused) this.folded = true;
    this.unfoldNewProblems(was);
    this.next();
    this.hooks.redraw();
    if (wish) this.hooks.answered(wish, state.say.refused);
  }

  /** Nobody answers any more; what was typed stays. */
  lose(): void {
    this.settle();
    this.queue.length = 0;
    this.notice = null;
    this.lost = true;
    this.hooks.redraw();
  }

  stop(): void {
    this.settle();
    this.queue.length = 0;
  }

  tell(text: string): void {
    this.notices += 1;
    this.notice = { n: this.notices, text };
    this.hooks.redraw();
  }

  fold(folded: boolean): void {
    this.folded = folded;
    this.hooks.redraw();
  }

  /** Is a group, or what is folded away in it, open? On a phone only the first one is by itself. */
  isOpen(id: string, usual: boolean): boolean {
    return this.opened.get(id) ?? usual;
  }

  /** Remembers what the person opened or closed. */
  open(id: string, open: boolean): void {
    this.opened.set(id, open);
  }

  /** Opens whatever a field lies in. */
  reveal(field: string): void {
    const group = this.form.groups.find(({ fields }) => fields.some(({ id }) => id === field));
    if (!group) return;
    this.folded = false;
    this.opened.set(group.id, true);
    if (group.fields.some(({ id, rare }) => id === field && rare)) {
      this.opened.set(`${group.id} more`, true);
    }
  }

  labelOf(field: string): string {
    const all: FieldForm[] = this.form.groups.flatMap((group) => group.fields);
    return all.find(({ id }) => id === field)?.label ?? this.form.name;
  }

  private unfoldNewProblems(was: EditorState): void {
    const known = new Set(was.problems.map(({ text }) => text));
    for (const problem of this.state.problems) {
      if (!known.has(problem.text)) for (const field of problem.fields) this.reveal(field);
    }
  }

  /** The last such wish that was not answered yet. */
  private underway(such: (wish: Wish) => boolean): Wish | undefined {
    return [...(this.pending ? [this.pending] : []), ...this.queue].filter(such).at(-1);
  }

  private next(): void {
    if (this.pending) return;
    const wish = this.queue.shift();
    if (!wish) return;
    this.pending = wish;
    this.lost = false;
    this.timers = [
      setTimeout(() => this.tell(this.word("waiting")), WAITING_AFTER),
      setTimeout(() => this.lose(), LOST_AFTER),
    ];
    this.hooks.send({ ...wish, turn: this.state.turn });
  }

  private settle(): void {
    this.pending = null;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
