import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { AnyModel, Host } from "@anywidget/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Axis, Band, Line } from "../src/chart/wire";
import lesson from "../src/lesson/lesson";
import { merged } from "../src/lesson/store";
import type {
  Ask,
  Column,
  Curve,
  Deck,
  DeckRow,
  DeckSpot,
  End,
  Face,
  Feedback,
  Hint,
  Item,
  LessonAction,
  LessonMessage,
  LessonModel,
  LessonState,
  Option,
  OtherLesson,
  PartMark,
  Picture,
  Scale,
  Scene,
  SceneCard,
  Step,
  Upcards,
  Weight,
} from "../src/lesson/wire";
import { LESSON_KEYS } from "../src/lesson/words";
import {
  type Check,
  card,
  count,
  flag,
  group,
  limit,
  line,
  list,
  oneOf,
  orNull,
  record,
  text,
  why,
} from "./shape";
import { heard, seen, words as tableWords } from "./stage";

const FOLDER = resolve(import.meta.dirname, "../../../tests/data/lesson_wire");
const STATES = readdirSync(FOLDER)
  .map((file) => file.replace(".json", ""))
  .filter((name) => name !== "words" && name !== "intents");

function golden<T>(name: string): T {
  return JSON.parse(readFileSync(resolve(FOLDER, `${name}.json`), "utf8")) as T;
}

const words = { ...tableWords, ...golden<Record<string, string>>("words") };
const moment = (name: string) => golden<LessonState>(name);

const option: (value: unknown, path: string) => void = (value, path) =>
  record<Option>({ answer: text, label: text, more: list(option) })(value, path);
const otherLesson = record<OtherLesson>({ name: text, page: text });
const column = record<Column>({ title: text, rows: list(line), total: orNull(line) });
const progress = oneOf("done", "now", "later");

const suit = oneOf("S", "H", "D", "C");
const look = oneOf("held", "laid", "theirs", "picked", "seen", "open");
const axis = record<Axis>({
  kind: oneOf("axis"),
  label: text,
  low: count,
  high: count,
  unit: text,
  names: list(text),
});
const mark: Check = (value, path) => {
  const line = { kind: text, name: text, points: list(list(count)), tone: count };
  const { kind } = value as { kind: string };
  (kind === "band" ? record<Band>(line) : record<Line>({ ...line, faint: flag }))(value, path);
};
const pictures: Record<Picture["kind"], Check> = {
  upcards: record<Upcards>({
    kind: text,
    title: text,
    start: card,
    suits: list(suit),
    faces: list(record<Face>({ limit, points: count, doubles: text })),
    high: count,
  }),
  scale: record<Scale>({
    kind: text,
    title: text,
    empty: text,
    start: text,
    limit: count,
    weights: list(record<Weight>({ code: card, left: count, limit: count, says: text })),
  }),
  deck: record<Deck>({
    kind: text,
    title: text,
    ranks: list(text),
    ways: list(
      record<Deck["ways"][number]>({
        title: text,
        rows: list(
          record<DeckRow>({
            suit,
            name: text,
            spots: list(record<DeckSpot>({ look, lit: flag, says: text })),
          }),
        ),
      }),
    ),
    legend: list(record<Deck["legend"][number]>({ look: text, text })),
  }),
  curve: record<Curve>({
    kind: text,
    title: text,
    x: axis,
    y: axis,
    marks: list(text),
    yours: list(count),
    told: list(mark),
  }),
};
const picture: Check = (value, path) => {
  const { kind } = value as Picture;
  oneOf(...Object.keys(pictures))(kind, `${path}.kind`);
  pictures[kind](value, path);
};

const lessonState = record<LessonState>({
  v: oneOf(1),
  turn: count,
  mode: oneOf("learn", "pre", "post", "review"),
  lesson: record<LessonState["lesson"]>({
    id: text,
    title: text,
    goal: text,
    unit: text,
    minutes: count,
  }),
  heading: text,
  rules: text,
  place: text,
  parts: list(
    record<PartMark>({
      id: text,
      label: text,
      state: progress,
      note: text,
      action: text,
      sure: text,
    }),
  ),
  notes: list(text),
  item: orNull(
    record<Item>({
      id: text,
      part: text,
      intro: text,
      scene: record<Scene>({
        title: text,
        hand: list(
          record<SceneCard>({
            code: card,
            name: text,
            mark: oneOf("", "taken", "drawn", "counted"),
          }),
        ),
        limit: orNull(limit),
        upcard: text,
        pile: list(card),
        stock: orNull(count),
        sides: list(
          record<Scene["sides"][number]>({ name: text, mark: text, groups: list(group), text }),
        ),
        facts: list(text),
      }),
      laid: list(list(card)),
      picture: orNull(picture),
      steps: list(
        record<Step>({
          prompt: text,
          cards: list(card),
          state: progress,
          mode: oneOf("shown", "guessed", "asked"),
          answer: text,
          worked: orNull(why),
        }),
      ),
    }),
  ),
  ask: orNull(
    record<Ask>({
      form: oneOf(
        "number",
        "score",
        "choose",
        "spot",
        "principle",
        "name",
        "group",
        "spread",
        "discard",
        "finish",
        "layoff",
        "curve",
      ),
      prompt: text,
      cards: list(card),
      options: list(option),
      fields: list(text),
      homes: list(group),
      example: text,
    }),
  ),
  feedback: orNull(
    record<Feedback>({
      grade: oneOf("right", "good", "half", "wrong"),
      verdict: text,
      text,
      misconception: text,
      tip: text,
      compare: list(column),
    }),
  ),
  hint: orNull(
    record<Hint>({
      rung: oneOf("where", "principle", "candidates", "show"),
      text,
      cards: list(card),
      options: list(text),
      lesson: orNull(otherLesson),
      worked: orNull(why),
    }),
  ),
  actions: list(
    record<LessonAction>({
      id: text,
      label: text,
      allowed: flag,
      why: text,
      main: flag,
      action: text,
      sure: text,
    }),
  ),
  end: orNull(
    record<End>({
      headline: text,
      passed: flag,
      text,
      rows: list(
        record<End["rows"][number]>({
          label: text,
          right: flag,
          yours: text,
          best: text,
          text,
          misconception: text,
        }),
      ),
      onward: orNull(otherLesson),
    }),
  ),
  elsewhere: orNull(otherLesson),
  say: record<LessonState["say"]>({ id: count, text, refused: flag }),
  saved: text,
  code: text,
});

function stage(start: string | LessonState) {
  const state = typeof start === "string" ? moment(start) : start;
  const values: LessonModel = { state, words, glossary: { run: "Three in a row." } };
  const listeners = new Map<string, Set<() => void>>();
  const sent: LessonMessage[] = [];
  const model = {
    get: (key: string) => values[key],
    send: (message: LessonMessage) => sent.push(message),
    on: (event: string, f: () => void) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(f)),
    off: (event: string, f: () => void) => listeners.get(event)?.delete(f),
  };
  const el = document.createElement("div");
  const abort = new AbortController();
  document.body.replaceChildren(el);
  const leave = lesson.render({
    model: model as unknown as AnyModel<LessonModel>,
    el,
    signal: abort.signal,
    host: {} as Host,
    experimental: { invoke: () => Promise.reject(new Error("not used")) },
  });
  const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = el.querySelector<E>(selector);
    if (!found) throw new Error(`Nothing on the page for ${selector}`);
    return found;
  };
  const key = (name: string, more: KeyboardEventInit = {}) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }),
    );
  return {
    el,
    sent,
    listeners,
    leave,
    one,
    key,
    all: (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)],
    option: (code: string) => one(`[role=option][data-code="${code}"]`),
    press: (selector: string) => one(selector).click(),
    /** Types the name of each card and selects it. */
    pick: (...codes: string[]) => {
      one("[role=option][tabindex='0']").focus();
      for (const code of codes) {
        for (const part of code.toLowerCase()) key(part);
        key(" ");
      }
    },
    /** Python's answer: the next turn, or the same one for a refusal. */
    answer: (change: Partial<LessonState>, refused = false) => {
      const { turn, say } = values.state;
      values.state = {
        ...values.state,
        turn: refused ? turn : turn + 1,
        say: { id: say.id + 1, text: "Answered.", refused },
        ...change,
      };
      for (const f of listeners.get("change:state") ?? []) f();
    },
  };
}

beforeEach(() => localStorage.clear());

describe("the golden states", () => {
  it.each(STATES)("%s has exactly the fields of the contract", (name) => {
    lessonState(moment(name), name);
  });

  it("come with exactly the words that the view needs", () => {
    expect([...LESSON_KEYS].sort()).toEqual(Object.keys(words).sort());
  });

  it.each(STATES)("%s is drawn with its sentences, and no word is missing", (name) => {
    const { el, one, all } = stage(name);
    const state = moment(name);
    expect(one(".title").textContent).toBe(state.heading);
    const prompt = state.ask?.prompt;
    if (prompt) expect(seen(one(".prompt.ask"))).toBe(prompt);
    if (state.feedback) {
      const said = seen(one(".panel.feedback"));
      expect(said).toContain(state.feedback.verdict);
      expect(said).toContain(state.feedback.text);
    }
    if (state.hint) expect(seen(one(".panel.help"))).toContain(state.hint.text);
    if (state.end) expect(all(".ends li")).toHaveLength(state.end.rows.length);
    expect(el.textContent).not.toMatch(/\{\w+\}/);
    expect(LESSON_KEYS.filter((key) => /_/.test(key) && el.textContent?.includes(key))).toEqual([]);
    expect(heard(el)).not.toMatch(/[♠♥♦♣]/);
    for (const role of ["status", "alert", "toolbar"])
      expect(all(`[role=${role}]`)).toHaveLength(1);
    expect(all("[data-action]")).toHaveLength(state.actions.length);
    expect(all("[role=toolbar] button[tabindex='0']")).toHaveLength(1);
  });

  it.each(STATES)("%s has its cards by name", (name) => {
    const { el } = stage(name);
    for (const { name: spoken } of moment(name).item?.scene.hand ?? []) {
      const labels = [...el.querySelectorAll("[aria-label]")].map((e) =>
        e.getAttribute("aria-label"),
      );
      expect(`${heard(el)} ${labels.join(" ")}`).toContain(spoken);
    }
  });

  it.each(STATES)("%s says its last sentence in the status line", (name) => {
    const { one } = stage(name);
    const copy = one("[role=status]").cloneNode(true) as HTMLElement;
    for (const glyph of copy.querySelectorAll(".glyph + .unseen")) glyph.remove();
    expect(copy.textContent).toBe(moment(name).say.text);
  });
});

describe("the status line", () => {
  it("shows only what the page does not show elsewhere", () => {
    const { one, answer } = stage("ask_number");
    const { place, ask } = moment("ask_number");
    const visible = () => {
      const copy = one("[role=status]").cloneNode(true) as HTMLElement;
      for (const unseen of copy.querySelectorAll(".unseen")) unseen.remove();
      return copy.textContent;
    };
    expect(visible()).toBe("");
    const text = `Continued where you were. ${place}. ${ask?.prompt}`;
    answer({ say: { id: 99, text, refused: false } });
    expect(visible()).toBe("Continued where you were. ");
    expect(one("[role=status]").textContent).toBe(text);
  });
});

describe("what the learner does to the answer", () => {
  it("leaves no verdict beside an answer that was changed", () => {
    const { one, all, pick } = stage("wrong_group");
    expect(all(".panel.feedback .headline")).toHaveLength(1);
    expect(all("[role=status] .verdict")).toHaveLength(1);
    const [card] = moment("wrong_group").ask?.cards ?? [];
    pick(card ?? "");
    expect(all(".panel.feedback .headline")).toHaveLength(0);
    expect(all("[role=status] .verdict")).toHaveLength(0);
    expect(one(".panel.feedback").className).toContain("past");
    expect(seen(one(".panel.feedback"))).toContain(moment("wrong_group").feedback?.text);
  });

  it("shows the verdict on the next answer again", () => {
    const { all, pick, answer } = stage("wrong_group");
    pick(moment("wrong_group").ask?.cards[0] ?? "");
    const { feedback } = moment("wrong_group");
    answer({ feedback, say: { id: 99, text: moment("wrong_group").say.text, refused: false } });
    expect(all(".panel.feedback .headline")).toHaveLength(1);
    expect(all("[role=status] .verdict")).toHaveLength(1);
  });

  it("makes the button the main one that helps", () => {
    const { one, pick, press } = stage("ask_group");
    const main = () =>
      one(".answers .options").querySelector<HTMLElement>(".main")?.dataset.act ?? "check";
    pick("9C", "9D");
    expect(main()).toBe("group");
    press('[data-act="group"]');
    expect(main()).toBe("check");
    pick("TS");
    expect(main()).toBe("add 0");
    pick("JS", "QS");
    expect(main()).toBe("group");
    press('[data-act="group"]');
    pick("9H");
    expect(main()).toBe("add 0");
    press('[data-act="add 0"]');
    pick("9H");
    expect(main()).toBe("free");
  });

  it("draws where the stock is pressed, and says where else to answer", () => {
    const state = moment("ask_choose");
    const option = (answer: string) => ({ answer, label: answer, more: [] });
    const ask = { ...(state.ask as Ask), options: [option("take"), option("stock")] };
    const item = state.item as Item;
    const scene = { ...item.scene, stock: 30, upcard: "", limit: null, pile: ["8S"] };
    const drawing = { ...state, ask, item: { ...item, scene } };
    const { press, sent } = stage(drawing);
    press(".stock");
    expect(sent).toMatchObject([{ kind: "answer", text: "stock" }]);
    const pile = stage(drawing);
    pile.press('[data-look="take"]');
    expect(pile.sent).toMatchObject([{ kind: "answer", text: "take" }]);
    const led = stage({ ...drawing, ask: { ...ask, options: [option("stock")] } });
    led.press('[data-look="take"]');
    led.press(".fan .slot");
    expect(led.sent).toEqual([]);
    expect(seen(led.one("[role=status]"))).toBe(words.answer_below);
  });

  it("tells why a button is blocked as no mistake", () => {
    const { one, press } = stage("shown");
    press('[data-action="hint"]');
    expect(seen(one("[role=status]"))).toContain("there is help with each question");
    expect(one("[role=status]").className).not.toContain("refused");
  });

  it("asks once before several questions are skipped", () => {
    const state = moment("ask_choose");
    const sure = "That skips 4 questions.";
    const actions = state.actions.map((each) => (each.id === "next" ? { ...each, sure } : each));
    const { one, press, sent } = stage({ ...state, actions });
    press('[data-action="next"]');
    expect(sent).toEqual([]);
    expect(seen(one("[role=status]"))).toBe(sure);
    press('[data-action="next"]');
    expect(sent).toMatchObject([{ kind: "intent", action: "next" }]);
  });

  it("keeps the sign of a suit with its name", () => {
    const state = moment("ask_choose");
    const item = { ...(state.item as Item), intro: "♥ hearts, ♦ diamonds" };
    expect(stage({ ...state, item }).one(".intro").textContent).toBe(
      "♥\u00a0hearts, ♦\u00a0diamonds",
    );
  });
});

describe("an answer by keyboard alone", () => {
  const said = (sent: LessonMessage[]) =>
    sent.map((message) => (message.kind === "answer" ? message.text : message.kind));

  it("is a number typed", () => {
    const { one, sent, key } = stage("ask_number");
    const input = one<HTMLInputElement>("[data-answer]");
    input.focus();
    key("Enter");
    expect(sent).toEqual([]);
    input.value = "12";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    key("ArrowUp");
    expect(input.value).toBe("13");
    key("Enter");
    expect(said(sent)).toEqual(["13"]);
  });

  it("is a score, one number for each", () => {
    const { all, sent, press } = stage("ask_score");
    for (const [at, value] of ["19", "0"].entries()) {
      const input = all("[data-answer]")[at] as HTMLInputElement;
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
    press("[data-check]");
    expect(said(sent)).toEqual(["19 0"]);
  });

  it.each(["choose", "spot", "principle"])("is one of the options of %s", (form) => {
    const state = moment(`ask_${form}`);
    for (const { answer } of state.ask?.options ?? []) {
      const { press, sent } = stage(state);
      press(`[data-answer="${answer}"]`);
      expect(said(sent)).toEqual([answer]);
    }
  });

  it("is a name, and for no meld the reason", () => {
    const { press, sent, one } = stage("ask_name");
    one('[data-answer="none"]').focus();
    press('[data-answer="none"]');
    expect(sent).toEqual([]);
    expect(one('[data-answer="none"]').getAttribute("aria-expanded")).toBe("true");
    expect(document.activeElement).toBe(one(".prompt.reasons"));
    press('[data-answer="none gap"]');
    expect(said(sent)).toEqual(["none gap"]);
  });

  it("is groups of cards", () => {
    const { pick, key, all, press, sent } = stage("ask_group");
    pick("9C", "9D", "9H");
    key("g");
    pick("9S", "TS", "JS", "QS");
    key("g");
    expect(all(".meld.group .slot")).toHaveLength(7);
    press("[data-check]");
    expect(said(sent)).toEqual(["9C 9D 9H / 9S TS JS QS"]);
  });

  it("is groups that a card was moved between, freed from, and left in two of", () => {
    const { pick, key, press, sent, all, option } = stage("ask_group");
    pick("9C", "9D", "9H");
    key("g");
    pick("9H", "TS", "JS");
    press('[data-act="both"]');
    expect(all(".shared")).toHaveLength(2);
    pick("QS", "9S");
    press('[data-act="add 1"]');
    pick("TS");
    key("f");
    expect(option("TS").closest(".meld")?.classList.contains("loose")).toBe(true);
    press("[data-check]");
    expect(said(sent)).toEqual(["9C 9D 9H / 9H JS QS 9S"]);
  });

  it("leaves no group of fewer than three when cards are taken out of one", () => {
    const { pick, key, press, sent } = stage("ask_group");
    pick("9C", "9D", "9H");
    key("g");
    pick("9H", "TS", "JS");
    key("g");
    press("[data-check]");
    expect(said(sent)).toEqual(["9H TS JS"]);
  });

  it("frees of a card that lies twice only the one that was pressed", () => {
    const { pick, key, press, sent, all } = stage("ask_group");
    pick("9C", "9D", "9H", "9S");
    key("g");
    pick("9H", "TS", "JS");
    press('[data-act="both"]');
    all('[data-code="9H"]')[0]?.click();
    expect(all(".selected")).toHaveLength(1);
    press('[data-act="free"]');
    press("[data-check]");
    expect(said(sent)).toEqual(["9C 9D 9S / 9H TS JS"]);
  });

  it("is no group at all, once that was meant", () => {
    const { press, sent, one } = stage("ask_spread");
    press("[data-check]");
    expect(said(sent)).toEqual([]);
    expect(seen(one("[role=status]"))).toContain("No cards are grouped yet.");
    press("[data-check]");
    expect(said(sent)).toEqual(["none"]);
  });

  it("begins with Group, and ends with Check", () => {
    const { pick, key, one } = stage("ask_group");
    const main = (name: string) => one(name).classList.contains("main");
    expect([main('[data-act="group"]'), main("[data-check]")]).toEqual([false, false]);
    pick("9C", "9D", "9H");
    expect([main('[data-act="group"]'), main("[data-check]")]).toEqual([true, false]);
    key("g");
    expect([main('[data-act="group"]'), main("[data-check]")]).toEqual([false, true]);
  });

  it("is wanted where a number is missing, and takes the place of a wrong one", () => {
    const { one, press, sent, answer } = stage("ask_number");
    const input = one<HTMLInputElement>("input[data-answer]");
    press("[data-check]");
    expect(sent).toEqual([]);
    expect(seen(one("[role=status]"))).toBe("Type a number first.");
    expect(document.activeElement).not.toBe(input);
    input.focus();
    input.value = "16";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    press("[data-check]");
    answer({ feedback: moment("wrong_number").feedback });
    expect(document.activeElement).toBe(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 2]);
  });

  it("is a card thrown, by Enter on it", () => {
    const { one, key, sent } = stage("ask_discard");
    one("[role=option][tabindex='0']").focus();
    for (const name of ["k", "d", "Enter"]) key(name);
    expect(said(sent)).toEqual(["KD"]);
  });

  it("is a throw and what it does", () => {
    const { pick, press, sent, one } = stage("ask_finish");
    press('[data-answer="gin"]');
    expect(sent).toEqual([]);
    expect(seen(one("[role=status]"))).toBe(words.choose_first);
    pick("2C");
    press('[data-answer="gin"]');
    expect(said(sent)).toEqual(["gin 2C"]);
  });

  it("is cards laid off in order, the last one taken back", () => {
    const { pick, press, sent, all } = stage("ask_layoff");
    for (const code of ["8H", "9H", "4S"]) {
      pick(code);
      press('[data-act="lay 5H6H7H"]');
    }
    expect(all(".side .laid")).toHaveLength(3);
    press('[data-act="back"]');
    press("[data-check]");
    expect(said(sent)).toEqual(["8H on 5H6H7H, 9H on 5H6H7H"]);
  });
});

describe("the messages", () => {
  it.each(golden<LessonMessage[]>("intents"))("$kind $action$text goes as it stands", (message) => {
    const page = stage(message.kind === "answer" ? "ask_number" : "shown");
    switch (message.kind) {
      case "intent": {
        const named = message.action.startsWith("goto ")
          ? `[data-part="${message.action.slice(5)}"]`
          : `[data-action="${message.action}"]`;
        const blocked = page.one(named).getAttribute("aria-disabled") === "true";
        page.press(named);
        if (page.one(named).classList.contains("armed")) {
          expect(page.sent).toEqual([]);
          page.press(named);
        }
        if (blocked) {
          expect(page.sent).toEqual([]);
          return;
        }
        break;
      }
      case "answer": {
        const input = page.one<HTMLInputElement>("[data-answer]");
        input.value = message.text;
        input.dispatchEvent(new Event("input", { bubbles: true }));
        page.press("[data-check]");
        break;
      }
      case "command":
        page.one<HTMLInputElement>(".command input").value = message.text;
        page.one(".command").dispatchEvent(new Event("submit", { cancelable: true }));
        break;
      case "restore":
        page.one<HTMLInputElement>("[data-resume]").value = message.text;
        page.one(".resume form").dispatchEvent(new Event("submit", { cancelable: true }));
    }
    const { seconds: _, turn: __, ...wish } = message as LessonMessage & { seconds?: number };
    expect(page.sent).toMatchObject([wish]);
    expect(page.sent[0]?.turn).toBe(
      moment(message.kind === "answer" ? "ask_number" : "shown").turn,
    );
  });

  it("are sent one at a time", () => {
    const { press, sent, answer } = stage("ask_choose");
    press('[data-answer="yes"]');
    press('[data-answer="no"]');
    expect(sent).toHaveLength(1);
    answer({});
    press('[data-answer="no"]');
    expect(sent.map(({ turn }) => turn)).toEqual([2, 3]);
  });
});

describe("what comes back", () => {
  it("leaves the answer in the making after a wrong one", () => {
    const { pick, key, press, answer, all } = stage("ask_group");
    pick("9C", "9D", "9H");
    key("g");
    press("[data-check]");
    answer({ feedback: moment("wrong_group").feedback });
    expect(all(".meld.group .slot")).toHaveLength(3);
    expect(all(".compare .sums")).toHaveLength(2);
  });

  it("leaves what was laid out in sight once it is solved, and clears it with the next", () => {
    const { pick, key, press, answer, all } = stage("ask_group");
    pick("9C", "9D", "9H");
    key("g");
    press("[data-check]");
    const item = { ...(moment("ask_group").item as Item), laid: [["9C", "9D", "9H"]] };
    answer({ ask: null, item, actions: moment("right").actions });
    expect(all(".meld.group .slot")).toHaveLength(3);
    expect(all(".hand-area .caption").map(seen)).toEqual(["group 1 (3)", "loose (7)"]);
    expect(all(".hand-area ul").map((list) => list.getAttribute("aria-labelledby"))).toEqual(
      all(".hand-area .caption").map(({ id }) => id),
    );
    expect(all("[role=listbox]")).toHaveLength(0);
    expect(document.activeElement).toBe(all("[data-action].main")[0]);
    press("[data-action=next]");
    answer(moment("ask_discard"));
    expect(all(".meld.group")).toHaveLength(0);
    expect((document.activeElement as HTMLElement).getAttribute("role")).toBe("option");
  });

  it("names the earlier lesson that a rule is taught in; a link only where pages lie beside each other", () => {
    const state = moment("hint_principle");
    const lesson = { name: "L03 · One card, one place", page: "L03_one_card_one_place.ipynb" };
    const told = { ...state, hint: { ...(state.hint as Hint), lesson } };
    const { one, all } = stage(told);
    expect(seen(one(".help"))).toContain(`Taught in ${lesson.name}.`);
    expect(all(".help a")).toEqual([]);
    history.pushState(null, "", "/voila/render/L04.ipynb");
    expect(stage(told).one(".help a").getAttribute("href")).toBe(lesson.page);
    history.pushState(null, "", "/");
  });

  it("leaves cards without a caption where nothing is laid out", () => {
    const { all } = stage("right");
    expect(all(".hand-area .caption").map(seen)).toEqual([""]);
  });

  it("gives half an answer a verdict of its own, and the right reason as what stands", () => {
    const { one } = stage("half");
    expect(one(".panel.feedback").classList.contains("half")).toBe(true);
    expect(seen(one(".stands")).trim()).toBe("No meld: of one suit, but a rank is missing");
  });

  it("tells how a card is thrown", () => {
    expect(seen(stage("ask_discard").one(".how"))).toBe(
      "Press the card that you throw, then Check.",
    );
  });

  it("has the words of the game one press away", () => {
    const { one, press } = stage("ask_number");
    const list = one<HTMLDetailsElement>("details.glossary");
    expect(list.open).toBe(false);
    press("details.glossary summary");
    expect(list.open).toBe(true);
    expect(seen(one(".glossary dt"))).toBe("run");
    expect(seen(one(".glossary dd"))).toBe("Three in a row.");
  });

  it("rings the cards of a hint and dims what it rules out", () => {
    const { all, option } = stage("hint_candidates");
    const cards = moment("hint_candidates").hint?.cards ?? [];
    expect(all(".ringed")).toHaveLength(cards.length);
    for (const code of cards)
      expect(option(code).getAttribute("aria-label")).toContain("Look here");
    const state = moment("ask_choose");
    const hint = {
      rung: "candidates" as const,
      text: "",
      cards: [],
      options: ["yes"],
      lesson: null,
      worked: null,
    } satisfies Hint;
    const dimmed = stage({ ...state, hint }).all(".out");
    expect(dimmed.map(({ dataset }) => dataset.answer)).toEqual(["no"]);
    dimmed[0]?.click();
    expect(document.querySelector("[role=status]")?.textContent).toContain("ruled that out");
  });

  it("hides what was said to another answer while the reasons for this one are asked", () => {
    const { one, all, press, answer } = stage("wrong_name");
    expect(all(".panel.feedback")).toHaveLength(1);
    press('[data-answer="none"]');
    expect(all(".panel.feedback")).toHaveLength(0);
    press('[data-answer="none suits"]');
    answer({ feedback: moment("wrong_name").feedback });
    expect(all(".panel.feedback")).toHaveLength(1);
    expect(one('[data-answer="none"]').getAttribute("aria-expanded")).toBe("true");
  });

  it("leads to the next lesson where pages lie beside each other, and else names it", () => {
    const state = moment("end");
    const onward = { name: "L02 · Three that belong together", page: "L02_three.ipynb" };
    const end = { ...(state.end as End), passed: true, onward };
    expect(seen(stage({ ...state, end }).one(".end"))).toContain(
      `Next: ${onward.name}, in the notebook ${onward.page}.`,
    );
    history.pushState(null, "", "/voila/render/L01.ipynb");
    const { one, answer, press } = stage("ask_choose");
    one('[data-answer="yes"]').focus();
    press('[data-answer="yes"]');
    answer({ ...state, end });
    const link = one("a.onward.main");
    expect(link.getAttribute("href")).toBe(onward.page);
    expect(document.activeElement).toBe(link);
    history.replaceState(null, "", "/voila/render/L01.ipynb?rules=play_online&item=2");
    const there = stage({ ...state, end })
      .one("a.onward")
      .getAttribute("href");
    expect(there).toBe(`${onward.page}?rules=play_online`);
    history.pushState(null, "", "/");
  });

  it("puts the focus on no button that answers", () => {
    const { one, press, answer } = stage("shown");
    one("[data-action=next]").focus();
    press("[data-action=next]");
    answer(moment("ask_choose"));
    expect(document.activeElement).toBe(one(".prompt.ask"));
  });

  it("says where a code goes on that belongs to another lesson", () => {
    const lesson = { name: "L03 · One card, one place", page: "L03_one_card_one_place.ipynb" };
    const { one } = stage({ ...moment("shown"), elsewhere: lesson });
    expect(seen(one(".notes"))).toBe(`Your code goes on in ${lesson.name}.`);
  });

  it("keeps a line that was refused, and clears one that was read", () => {
    const { one, answer } = stage("ask_number");
    const input = one<HTMLInputElement>(".command input");
    for (const refused of [true, false]) {
      input.value = "sdf";
      one(".command").dispatchEvent(new Event("submit", { cancelable: true }));
      answer({}, refused);
      expect(input.value).toBe(refused ? "sdf" : "");
    }
  });
});

describe("the progress", () => {
  const KEY = "gin-widgets course";
  const saved = (change: object = {}) =>
    JSON.stringify({ v: 1, records: {}, passed: [], places: {}, ...change });

  it("comes back once, and is kept only then", () => {
    const stored = saved({ passed: ["L01"] });
    localStorage.setItem(KEY, stored);
    const { sent, answer } = stage("shown");
    expect(sent).toEqual([{ kind: "restore", turn: 1, text: stored }]);
    expect(localStorage.getItem(KEY)).toBe(stored);
    answer({ saved: saved({ passed: ["L01"], places: { T: { at: 1 } } }) });
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toMatchObject({
      passed: ["L01"],
      places: { T: { at: 1 } },
    });
    expect(sent).toHaveLength(1);
  });

  it("of a lesson that is new here is kept with the first answer", () => {
    localStorage.setItem(KEY, saved({ places: { L01: { at: 3 } } }));
    const { answer } = stage("shown");
    const both = { L01: { at: 3 }, ...JSON.parse(moment("shown").saved).places };
    answer({ saved: saved({ places: both }) });
    expect(JSON.parse(localStorage.getItem(KEY) ?? "").places).toEqual(both);
  });

  it("is not kept by a refusal", () => {
    const { answer } = stage("ask_number");
    answer({}, true);
    expect(localStorage.getItem(KEY)).toBeNull();
    answer({});
    expect(localStorage.getItem(KEY)).toBe(moment("ask_number").saved);
  });

  it("of two pages is kept side by side", () => {
    const there = saved({ records: { a: 1, b: 9 }, passed: ["L01"], places: { L01: { at: 3 } } });
    const before = saved({ records: { a: 1, b: 1 } });
    const now = saved({ records: { a: 2, b: 1 }, passed: ["L02"], places: { L02: { at: 1 } } });
    expect(JSON.parse(merged(there, before, now))).toEqual({
      v: 1,
      records: { a: 2, b: 9 },
      passed: ["L01", "L02"],
      places: { L01: { at: 3 }, L02: { at: 1 } },
    });
    for (const unread of ["", "{", "[]", '{"v":2,"passed":[]}']) {
      expect(merged(unread, before, now)).toBe(now);
    }
  });

  it("does without a browser that keeps nothing", () => {
    const forbidden = () => {
      throw new Error("forbidden");
    };
    const spies = [
      vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden),
      vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden),
    ];
    const { sent, answer, one } = stage("ask_number");
    answer({});
    expect(sent).toEqual([]);
    expect(seen(one("[role=status]"))).toBe("Answered.");
    for (const spy of spies) spy.mockRestore();
  });
});

describe("the resume code", () => {
  afterEach(() =>
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }),
  );

  it("is copied, or selected where the page may not copy", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    const { press, one } = stage("ask_number");
    press("[data-copy]");
    await vi.waitFor(() => expect(seen(one("[role=status]"))).toBe(words.copied));
    expect(writeText).toHaveBeenCalledWith(moment("ask_number").code);
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    press("[data-copy]");
    await vi.waitFor(() => expect(seen(one("[role=status]"))).toBe(words.selected));
    expect(document.activeElement).toBe(one("textarea"));
  });
});

describe("a silent kernel", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is told, and the answer in the making is not lost", () => {
    const { one, press, pick, key, all } = stage("ask_group");
    pick("9C", "9D", "9H");
    key("g");
    press("[data-check]");
    vi.advanceTimersByTime(2_000);
    expect(seen(one("[role=status]"))).toBe(words.waiting);
    vi.advanceTimersByTime(8_000);
    expect(one("[role=alert]").textContent).toBe(words.lost);
    expect(all(".meld.group .slot")).toHaveLength(3);
  });
});

describe("leaving", () => {
  it("takes everything along", () => {
    const { leave, el, listeners } = stage("ask_number");
    leave();
    expect(el.childElementCount).toBe(0);
    expect([...listeners.values()].every((set) => set.size === 0)).toBe(true);
  });
});

describe("the pictures beside a question", () => {
  const slide = (input: HTMLInputElement, value: number) => {
    input.value = String(value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const heardIn = (el: HTMLElement) => heard(el).replace(/\s+/g, " ").trim();

  it("turns the upcard by slider and by buttons, and says what it means", () => {
    const { one, press, sent } = stage("picture_upcards");
    const range = one<HTMLInputElement>(".of-upcards input");
    const number = () => one(".turned .number").textContent;
    expect([number(), range.value]).toEqual(["6", "5"]);
    expect(range.getAttribute("aria-valuetext")).toBe("Six of diamonds: 6 or less may knock.");
    slide(range, 11);
    expect(number()).toBe("10");
    expect(one(".ruler .limit-here").textContent).toBe("10");
    slide(range, 0);
    expect(number()).toBe("GIN");
    expect(one(".ruler .limit-here").textContent).toBe("GIN");
    expect(range.getAttribute("aria-valuetext")).toContain("only gin ends the hand");
    press(`[aria-label="${words.rank_less}"]`);
    expect(range.value).toBe("0");
    press(`[aria-label="${words.rank_more}"]`);
    expect(number()).toBe("2");
    expect(heardIn(one("[role=status]"))).toContain("Two of diamonds: 2 or less may knock.");
    expect(sent).toEqual([]);
  });

  it("doubles after a spade where the rules say so", () => {
    const state = structuredClone(moment("picture_upcards"));
    const shown = state.item?.picture as Upcards;
    shown.suits = ["S", "D"];
    const spades = shown.faces.map((face) => ({
      ...face,
      limit: { ...face.limit, card: `${face.limit.card[0]}S` },
      doubles: "Doubled.",
    }));
    shown.faces.push(...spades);
    const { one, press } = stage(state);
    expect(one(".doubles").textContent).toBe("");
    press(`[aria-label="${words["suit.S"]}"]`);
    expect(one(".doubles").textContent).toBe("×2 Doubled.");
    expect(one(`[aria-label="${words["suit.S"]}"]`).getAttribute("aria-pressed")).toBe("true");
  });

  it("weighs each throw that is tried, and sends none by itself", () => {
    const { one, all, pick, press, sent } = stage("picture_scale");
    const shown = moment("picture_scale").item?.picture;
    expect(shown?.kind === "scale" && shown.empty).toBe(seen(one(".says")));
    expect(all(".pan .load").map((load) => load.textContent)).toEqual(["7"]);
    pick("4H");
    expect(all(".pan .load").map((load) => load.textContent)).toEqual(["13", "7"]);
    expect(one(".beam").style.transform).toMatch(/rotate\(-/);
    pick("JD");
    expect(one(".beam").style.transform).toBe("rotate(0deg)");
    expect(heardIn(one("[role=status]"))).toContain("you hold 7; the limit is 7: both are equal");
    expect(sent).toEqual([]);
    press("[data-check]");
    expect(sent).toMatchObject([{ kind: "answer", text: "JD" }]);
  });

  it("weighs the card that was thrown, and others once the answer stands", () => {
    const { all, pick, one } = stage("picture_scale_told");
    expect(all(".pan .load").map((load) => load.textContent)).toEqual(["7", "7"]);
    pick("4H");
    expect(all(".pan .load").map((load) => load.textContent)).toEqual(["13", "7"]);
    expect(one(".say .verdict").textContent).toBe("Right.");
  });

  it("shows the deck as a table, what is lit only once the answer stands", () => {
    const asked = stage("picture_deck");
    expect(asked.all(".of-deck table")).toHaveLength(1);
    expect(asked.all("tbody th[scope=row]")).toHaveLength(4);
    expect(asked.all("thead th[scope=col]")).toHaveLength(13);
    expect(asked.all(".of-deck tbody td")).toHaveLength(52);
    expect(asked.all("td.held")).toHaveLength(10);
    expect(asked.all("td.lit")).toHaveLength(0);
    const { all } = stage("picture_deck_told");
    expect(all(".of-deck table")).toHaveLength(2);
    const lit = all(".of-deck table").map((table) => table.querySelectorAll("td.lit").length);
    expect(lit).toEqual([1, 2]);
    const said = all("td.lit .unseen").map((cell) => cell.textContent);
    expect(new Set(said)).toEqual(new Set(["not seen, fits a meld that is laid down"]));
  });

  it("draws a guess by pointer and by slider, and sends it", () => {
    const { one, all, press, sent } = stage("picture_curve");
    const sliders = all(".heights input") as HTMLInputElement[];
    expect(sliders.map(({ value }) => value)).toEqual(Array(6).fill("40"));
    slide(sliders[0] as HTMLInputElement, 60);
    const svg = one(".pad svg");
    vi.spyOn(svg, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 520, 291));
    const at = { clientX: 500, clientY: 22, buttons: 1, bubbles: true };
    svg.dispatchEvent(new PointerEvent("pointerdown", at));
    expect(sliders.map(({ value }) => value)).toEqual(["60", "40", "40", "40", "40", "80"]);
    expect(sliders[5]?.getAttribute("aria-valuetext")).toBe("80 points");
    expect(one("[data-check]").textContent).toBe(words.reveal);
    press("[data-check]");
    expect(sent).toMatchObject([{ kind: "answer", text: "60 40 40 40 40 80" }]);
  });

  it("sets what was measured beside the guess, to be read by keys", () => {
    const { one, all, key } = stage("picture_curve_told");
    const reader = one("[role=slider]");
    expect(all(".reader .line")).toHaveLength(2);
    expect(all(".reader .band")).toHaveLength(1);
    expect(reader.getAttribute("aria-valuetext")).toContain("your guess 60 points");
    reader.focus();
    key("ArrowRight");
    expect(reader.getAttribute("aria-valuetext")).toMatch(/^turn 3: .*your guess 50 points$/);
  });
});
