import type { AnyModel, Host } from "@anywidget/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import chart from "../src/chart/chart";
import type {
  Axis,
  Cell,
  Control,
  DeckCell,
  Door,
  Figure,
  Guess,
  LabMessage,
  LabModel,
  LabState,
  Laid,
  Mark,
  Picture,
  Ring,
} from "../src/chart/wire";
import { LAB_KEYS } from "../src/chart/words";
import { card, count, flag, list, oneOf, orNull, record, text } from "./shape";
import { heard, resizeTo, seen, words as tableWords, wire } from "./stage";

const MOMENTS = [
  "menu",
  "drawn",
  "number",
  "outs",
  "pick",
  "danger",
  "refused",
  "overlap",
  "map",
  "going_on",
  "compare",
  "again",
  "opened",
] as const;
type Moment = (typeof MOMENTS)[number];
const golden = <T>(name: string) => wire<T>(`../lab/${name}`);
const moment = (name: Moment) => golden<LabState>(name);
const names = Object.entries(tableWords).filter(([key]) => key.startsWith("card."));
const words = { ...golden<Record<string, string>>("words"), ...Object.fromEntries(names) };

type Check = (value: unknown, path: string) => void;

/** What may be anything of JSON. */
const any: Check = () => {};
const number: Check = (value, path) => {
  if (typeof value !== "number") throw new Error(`${path}: ${value} is no number`);
};
const row = (size: number): Check => {
  return (value, path) => {
    list(number)(value, path);
    if ((value as unknown[]).length !== size) throw new Error(`${path}: not ${size} numbers`);
  };
};

/** The check of the kind that a value says it is. */
function byKind(kinds: Record<string, Check>): Check {
  return (value, path) => {
    const check = kinds[(value as { kind: string }).kind];
    if (!check) throw new Error(`${path}: no known kind`);
    check(value, path);
  };
}

const axis = record<Axis>({
  kind: oneOf("axis"),
  label: text,
  low: number,
  high: number,
  unit: text,
  names: list(text),
});
const marks = byKind({
  line: record<Extract<Mark, { kind: "line" }>>({
    kind: oneOf("line"),
    name: text,
    points: list(row(2)),
    tone: count,
    faint: flag,
  }),
  band: record<Extract<Mark, { kind: "band" }>>({
    kind: oneOf("band"),
    name: text,
    points: list(row(3)),
    tone: count,
  }),
  bars: record<Extract<Mark, { kind: "bars" }>>({
    kind: oneOf("bars"),
    name: text,
    points: list(row(3)),
    tone: count,
    place: count,
    places: count,
  }),
  dots: record<Extract<Mark, { kind: "dots" }>>({
    kind: oneOf("dots"),
    name: text,
    points: list(row(2)),
    tone: count,
  }),
  upright: record<Extract<Mark, { kind: "upright" }>>({
    kind: oneOf("upright"),
    name: text,
    x: number,
    tone: count,
  }),
  cells: record<Extract<Mark, { kind: "cells" }>>({
    kind: oneOf("cells"),
    name: text,
    cells: list(
      record<Cell>({ kind: oneOf("cell"), x: number, y: number, level: number, text, says: text }),
    ),
  }),
});
const pictures = byKind({
  plot: record<Extract<Picture, { kind: "plot" }>>({
    kind: oneOf("plot"),
    name: text,
    x: axis,
    y: axis,
    marks: list(marks),
    sets: text,
  }),
  deck: record<Extract<Picture, { kind: "deck" }>>({
    kind: oneOf("deck"),
    name: text,
    cells: list(
      record<DeckCell>({
        kind: oneOf("deckcell"),
        card,
        look: oneOf("plain", "seen", "held", "lit", "hot"),
        text,
        says: text,
        level: number,
      }),
    ),
    legend: list(list(text)),
    toggles: text,
  }),
  rings: record<Extract<Picture, { kind: "rings" }>>({
    kind: oneOf("rings"),
    name: text,
    cards: list(card),
    rings: list(
      record<Ring>({
        kind: oneOf("ring"),
        cards: list(card),
        name: text,
        look: oneOf("open", "claimed", "lost"),
      }),
    ),
    claims: text,
  }),
  sides: record<Extract<Picture, { kind: "sides" }>>({
    kind: oneOf("sides"),
    name: text,
    sides: list(record<Laid>({ kind: oneOf("laid"), name: text, groups: list(any), note: text })),
  }),
});
const figure = record<Figure>({
  kind: oneOf("figure"),
  title: text,
  summary: text,
  pictures: list(pictures),
  columns: list(text),
  rows: list(list(any)),
  source: text,
  door: orNull(record<Door>({ kind: oneOf("door"), name: text, code: text })),
});
const guess = byKind({
  guessnumber: record<Extract<Guess, { kind: "guessnumber" }>>({
    kind: oneOf("guessnumber"),
    question: text,
    unit: text,
    low: number,
    high: number,
  }),
  guessline: record<Extract<Guess, { kind: "guessline" }>>({
    kind: oneOf("guessline"),
    question: text,
    name: text,
    x: axis,
    y: axis,
    at: list(number),
  }),
  guesspick: record<Extract<Guess, { kind: "guesspick" }>>({
    kind: oneOf("guesspick"),
    question: text,
    options: list(list(text)),
  }),
});
const labState = record<LabState>({
  v: oneOf(1),
  turn: count,
  tools: list(record<LabState["tools"][number]>({ key: text, title: text })),
  tool: text,
  title: text,
  about: text,
  controls: list(
    record<Control>({
      kind: oneOf("slider", "choice", "cards", "pick", "whole", "text"),
      name: text,
      label: text,
      value: any,
      problem: text,
      more: any,
      cards: list(record<Control["cards"][number]>({ code: card, name: text })),
    }),
  ),
  guess: orNull(guess),
  figure: orNull(figure),
  guessable: flag,
  verdict: text,
  say: record<LabState["say"]>({ id: count, text, refused: flag }),
});

function stage(name: Moment, width = 1000) {
  const values: LabModel = { state: moment(name), words };
  const listeners = new Map<string, Set<() => void>>();
  const sent: LabMessage[] = [];
  const model = {
    get: (key: string) => values[key],
    send: (message: LabMessage) => sent.push(message),
    on: (event: string, f: () => void) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(f)),
    off: (event: string, f: () => void) => listeners.get(event)?.delete(f),
  };
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const leave = chart.render({
    model: model as unknown as AnyModel<LabModel>,
    el,
    signal: new AbortController().signal,
    host: {} as Host,
    experimental: { invoke: () => Promise.reject(new Error("not used")) },
  });
  resizeTo(width);
  const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = el.querySelector<E>(selector);
    if (!found) throw new Error(`Nothing on the page for ${selector}`);
    return found;
  };
  return {
    el,
    sent,
    leave,
    listeners,
    one,
    all: (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)],
    key: (pressed: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }),
      ),
    slide: (selector: string, value: number) => {
      const input = one<HTMLInputElement>(selector);
      input.value = String(value);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    become: (state: LabState) => {
      values.state = state;
      for (const f of listeners.get("change:state") ?? []) f();
    },
    answer: (change: Partial<LabState> = {}, refused = false) => {
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

describe("the golden states of the lab of tools", () => {
  it.each(MOMENTS)("%s has exactly the fields of the contract", (name) => {
    labState(moment(name), name);
  });

  it("come with exactly the words that the view needs", () => {
    expect([...LAB_KEYS].sort()).toEqual(Object.keys(words).sort());
  });

  it.each(MOMENTS)("%s is drawn whole, each picture with a name, a table beside them", (name) => {
    const { el, all, one } = stage(name);
    const { figure, controls, guess } = moment(name);
    expect(all("figure.picture")).toHaveLength(figure?.pictures.length ?? 0);
    for (const picture of figure?.pictures ?? []) expect(seen(el)).toContain(picture.name);
    expect(all(".numbers tbody tr")).toHaveLength(figure?.rows.length ?? 0);
    expect(all(".numbers th")).toHaveLength(figure?.columns.length ?? 0);
    expect(seen(one(".summary"))).toBe(figure?.summary ?? guess?.question);
    const shown = controls.filter((each) => each.kind !== "pick" || each.more.shown);
    expect(all("[data-control]")).toHaveLength(shown.length);
    expect(el.textContent).not.toMatch(/\{\w+\}|undefined|NaN/);
    expect(el.innerHTML).not.toMatch(/NaN|undefined/);
    expect(heard(el)).not.toMatch(/[\dAJQK][♠♥♦♣]/);
  });

  it("tells what cannot be beside its control", () => {
    const { one, all } = stage("refused");
    const wrong = one<HTMLTextAreaElement>("[aria-invalid=true]");
    expect(wrong.value).toBe("5H");
    const told = document.getElementById(wrong.getAttribute("aria-describedby") ?? "");
    expect(seen(told as HTMLElement)).toBe("5♥ cannot be in your hand and in the pile.");
    expect(all("[aria-invalid]")).toHaveLength(1);
  });
});

describe("a picture is read by keys", () => {
  it("from stop to stop", () => {
    const { one, key } = stage("drawn");
    const reader = one(".reader");
    reader.focus();
    expect(reader.getAttribute("aria-valuetext")).toBe("Turn 1: limit 10 1.7 %");
    key("ArrowRight");
    expect(reader.getAttribute("aria-valuetext")).toBe("Turn 2: limit 10 5.9 %, your guess 2 %");
    key("End");
    expect(reader.getAttribute("aria-valuenow")).toBe("14");
    expect(document.activeElement).toBe(reader);
  });

  it("and a stop is looked at by Enter or by pressing there, where the picture sets something", () => {
    const lab = stage("opened");
    lab.one(".reader").focus();
    lab.key("ArrowRight");
    lab.key("Enter");
    expect(lab.sent).toEqual([
      { kind: "set", name: "turn", value: 2, turn: moment("opened").turn },
    ]);
    expect(lab.one("code").textContent).toBe(
      `gw.Table(code="${moment("opened").figure?.door?.code}")`,
    );
    const other = stage("drawn");
    other.one(".reader").focus();
    other.key("Enter");
    expect(other.sent).toEqual([]);
  });

  it("up, down and along a map of cells", () => {
    const { one, key } = stage("map");
    const reader = one(".reader");
    reader.focus();
    key("ArrowRight");
    key("ArrowUp");
    expect(reader.getAttribute("aria-valuetext")).toMatch(/^Turns 3–4, 2 deadwood: /);
  });

  it("card by card through the deck, and a card is taken from it", () => {
    const { one, key, sent } = stage("outs");
    one("[role=gridcell][tabindex='0']").focus();
    key("ArrowDown");
    key("ArrowRight");
    expect(document.activeElement?.getAttribute("aria-label")).toBe(
      "Two of hearts: unseen, no out",
    );
    key(" ");
    expect(sent).toMatchObject([{ kind: "toggle", name: "seen", cards: "2H" }]);
  });
});

describe("a guess", () => {
  it("is a line that is moved by keys", () => {
    const { one, key, sent } = stage("menu");
    one("[data-mark='0']").focus();
    key("ArrowDown");
    key("ArrowRight");
    expect(document.activeElement?.getAttribute("data-mark")).toBe("1");
    key("PageUp");
    key("Home");
    expect(one("[data-mark='1']").getAttribute("aria-valuetext")).toBe("60 %");
    one("[data-act=reveal]").click();
    expect(sent).toMatchObject([{ kind: "answer", value: [48, 60, 50, 50, 50, 50] }]);
  });

  it("is a number, or an answer, or none", () => {
    const first = stage("number");
    first.slide(".guess input", 27);
    expect(first.one(".guess .amount").textContent).toBe("27 %");
    first.one("[data-act=reveal]").click();
    expect(first.sent).toMatchObject([{ kind: "answer", value: 27 }]);
    const second = stage("pick");
    expect(second.one("[data-act=reveal]").getAttribute("aria-disabled")).toBe("true");
    second.one("input[value='4D']").click();
    second.one("[data-act=reveal]").click();
    expect(second.sent).toMatchObject([{ kind: "answer", value: "4D" }]);
    const third = stage("pick");
    third.one("[data-act=skip]").click();
    expect(third.sent).toMatchObject([{ kind: "answer", value: null }]);
  });

  it("gives the focus to what it was about", () => {
    const { one, answer } = stage("number");
    one("[data-act=skip]").focus();
    one("[data-act=skip]").click();
    answer({ guess: null, figure: moment("outs").figure });
    expect(document.activeElement).toBe(one(".summary"));
  });
});

describe("what is sent from the lab of tools", () => {
  it("is the last value of a slider, once the one before is answered", () => {
    const { slide, sent, answer, one } = stage("map");
    for (const limit of [4, 5, 6, 7]) slide("[data-control=limit] input", limit);
    expect(sent.map((message) => message.kind === "set" && message.value)).toEqual([4]);
    expect(one("[data-control=limit] .amount").textContent).toBe("7");
    answer();
    expect(sent.map((message) => message.kind === "set" && message.value)).toEqual([4, 7]);
    expect(sent[1]?.turn).toBe((sent[0]?.turn ?? 0) + 1);
  });

  it("is every other kind of wish", () => {
    const overlap = stage("overlap");
    overlap.one("[data-claim][aria-pressed=true]").click();
    expect(overlap.sent).toMatchObject([{ kind: "toggle", name: "claimed" }]);
    const lost = stage("overlap");
    lost.one("[data-claim][aria-disabled=true]").click();
    expect(lost.sent).toEqual([]);
    const menu = stage("menu");
    menu.one("[data-tool=rule_lab]").click();
    expect(menu.sent).toMatchObject([{ kind: "open", tool: "rule_lab" }]);
    const again = stage("going_on");
    again.one("[data-act=again]").click();
    expect(again.sent).toMatchObject([{ kind: "again" }]);
    const pick = stage("danger");
    pick.one("[data-pick='KS']").click();
    expect(pick.sent).toMatchObject([{ kind: "toggle", name: "card", cards: "KS" }]);
  });

  it("is a hand that was written, by Enter or by leaving it, once", () => {
    const { one, key, sent } = stage("danger");
    const hand = one<HTMLTextAreaElement>("[data-control=seen] textarea");
    hand.focus();
    hand.value = "8D 2C";
    key("Enter");
    expect(sent).toMatchObject([{ kind: "set", name: "seen", value: "8D 2C" }]);
  });

  it("is the tool of the menu on a phone too", () => {
    const { one, sent } = stage("menu", 360);
    const select = one<HTMLSelectElement>(".head select");
    select.value = "danger_map";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(sent).toMatchObject([{ kind: "open", tool: "danger_map" }]);
  });
});

describe("the lab of tools", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("tells that nobody answers", () => {
    const { one, slide } = stage("map");
    slide("[data-control=limit] input", 4);
    vi.advanceTimersByTime(10_000);
    expect(one("[role=alert]").textContent).toBe(words.lost);
    expect(one(".words").classList.contains("unseen")).toBe(false);
  });

  it("leaves nothing behind", () => {
    const { leave, el, listeners } = stage("compare");
    leave();
    expect(el.childElementCount).toBe(0);
    expect([...listeners.values()].every((set) => set.size === 0)).toBe(true);
  });
});
