import type { AnyModel, Host } from "@anywidget/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import melding from "../src/melding/melding";
import type {
  Column,
  LabCard,
  LabGroup,
  MeldingMessage,
  MeldingModel,
  MeldingState,
  Way,
} from "../src/melding/wire";
import { MELDING_KEYS } from "../src/melding/words";
import { card, count, flag, group, line, list, oneOf, orNull, record, text } from "./shape";
import { heard, seen, words as tableWords, wire } from "./stage";

const STATES = ["start", "laid", "better", "best", "compared", "refused", "dealt"] as const;
const golden = <T>(name: string) => wire<T>(`../melding/${name}`);
const moment = (name: (typeof STATES)[number]) => golden<MeldingState>(name);
const names = Object.entries(tableWords).filter(([key]) => key.startsWith("card."));
const words = { ...golden<Record<string, string>>("words"), ...Object.fromEntries(names) };

const meldingState = record<MeldingState>({
  v: oneOf(1),
  turn: count,
  cards: list(record<LabCard>({ code: card, name: text, homes: list(text) })),
  groups: list(
    record<LabGroup>({
      cards: list(card),
      kind: oneOf("run", "set", ""),
      caption: text,
      name: text,
      why: text,
    }),
  ),
  loose: list(card),
  loose_caption: text,
  deadwood: count,
  sum: text,
  contested: list(text),
  best: orNull(list(record<Way>({ title: text, groups: list(group), open: text }))),
  best_text: text,
  compare: list(record<Column>({ title: text, rows: list(line), total: line, open: text })),
  say: record<MeldingState["say"]>({ id: count, text, refused: flag }),
});

function stage(name: (typeof STATES)[number] = "start") {
  const values: MeldingModel = { state: moment(name), words };
  const listeners = new Map<string, Set<() => void>>();
  const sent: MeldingMessage[] = [];
  const model = {
    get: (key: string) => values[key],
    send: (message: MeldingMessage) => sent.push(message),
    on: (event: string, f: () => void) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(f)),
    off: (event: string, f: () => void) => listeners.get(event)?.delete(f),
  };
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const leave = melding.render({
    model: model as unknown as AnyModel<MeldingModel>,
    el,
    signal: new AbortController().signal,
    host: {} as Host,
    experimental: { invoke: () => Promise.reject(new Error("not used")) },
  });
  const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = el.querySelector<E>(selector);
    if (!found) throw new Error(`Nothing on the page for ${selector}`);
    return found;
  };
  const key = (pressed: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }),
    );
  return {
    el,
    sent,
    leave,
    listeners,
    one,
    key,
    all: (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)],
    pick: (...codes: string[]) => {
      one("[role=option][tabindex='0']").focus();
      for (const code of codes) {
        for (const part of code.toLowerCase()) key(part);
        key(" ");
      }
    },
    answer: (change: Partial<MeldingState>, refused = false) => {
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

describe("the golden states of the lab", () => {
  it.each(STATES)("%s has exactly the fields of the contract", (name) => {
    meldingState(moment(name), name);
  });

  it("come with exactly the words that the view needs", () => {
    expect([...MELDING_KEYS].sort()).toEqual(Object.keys(words).sort());
  });

  it.each(STATES)("%s is drawn whole", (name) => {
    const { el, all, one } = stage(name);
    const state = moment(name);
    expect(all("[role=option]")).toHaveLength(state.cards.length);
    expect(all(".hand > .meld")).toHaveLength(state.groups.length + (state.loose.length ? 1 : 0));
    expect(all("[data-take]")).toHaveLength(state.best?.length ?? 0);
    expect(all(".compare .sums")).toHaveLength(state.compare.length);
    expect(seen(one("[role=status]"))).toBe(state.say.text);
    expect(seen(one(".count"))).toContain(`${state.deadwood} = ${state.sum}`);
    for (const { why } of state.groups) if (why) expect(seen(el)).toContain(why);
    expect(el.textContent).not.toMatch(/\{\w+\}/);
    expect(heard(el)).not.toMatch(/[\dAJQK][♠♥♦♣]/);
  });

  it("tell a contested card by its two homes", () => {
    const { all, one } = stage();
    expect(all(".shared")).toHaveLength(1);
    expect(one(".shared").getAttribute("aria-label")).toContain(
      "two homes: set of sevens / run seven to nine of hearts",
    );
  });
});

describe("what is sent from the lab", () => {
  it("is the hand in its groups, by keys alone", () => {
    const { pick, key, sent, answer, one } = stage();
    pick("7H", "8H", "9H");
    key("g");
    answer(moment("laid"));
    expect(one("[role=option][tabindex='0']")).toBe(document.activeElement);
    pick("8H");
    key("f");
    expect(sent.map((message) => message.kind === "lay" && message.groups)).toEqual([
      ["7H8H9H"],
      ["JCQDKS"],
    ]);
  });

  it("is a card added to a group, and all cards freed", () => {
    const first = stage("laid");
    first.pick("7C");
    first.one('[data-act="add 0"]').click();
    expect(first.sent).toMatchObject([{ kind: "lay", groups: ["7H8H9H7C", "JCQDKS"] }]);
    const second = stage("laid");
    second.one('[data-act="all_free"]').click();
    expect(second.sent).toMatchObject([{ kind: "lay", groups: [] }]);
  });

  it("is every message of the golden file", () => {
    for (const message of golden<MeldingMessage[]>("intents")) {
      const { turn: _, ...wish } = message;
      const name = wish.kind === "take" || (wish.kind === "press" && wish.name === "hide");
      const page = stage(name ? "best" : "start");
      switch (wish.kind) {
        case "lay":
          for (const cards of wish.groups.slice(0, 1)) {
            page.pick(...(cards.match(/../g) ?? []));
            page.key("g");
          }
          expect(page.sent).toMatchObject([{ kind: "lay", groups: wish.groups.slice(0, 1) }]);
          continue;
        case "press":
          page.one(`[data-act="${wish.name}"]`).click();
          break;
        case "take":
          page.one(`[data-take="${wish.at}"]`).click();
          break;
        case "deal":
          page.one<HTMLInputElement>(".command input").value = wish.text;
          page.one(".command").dispatchEvent(new Event("submit", { cancelable: true }));
      }
      expect(page.sent).toMatchObject([wish]);
    }
  });

  it("is nothing while no card is selected, and the lab says so", () => {
    const { one, sent } = stage();
    one('[data-act="group"]').click();
    expect(sent).toEqual([]);
    expect(seen(one("[role=status]"))).toBe(words.choose_first);
  });
});

describe("what the lab keeps", () => {
  it("is a hand that was refused, and not one that was laid out", () => {
    const { one, answer } = stage();
    const input = one<HTMLInputElement>(".command input");
    for (const refused of [true, false]) {
      input.value = "7x";
      one(".command").dispatchEvent(new Event("submit", { cancelable: true }));
      answer({}, refused);
      expect(input.value).toBe(refused ? "7x" : "");
    }
  });

  it("is the selection while a question is answered", () => {
    const { pick, one, answer, all } = stage();
    pick("7H", "8H");
    one('[data-act="better"]').click();
    answer({});
    expect(all("[aria-selected=true]")).toHaveLength(2);
  });

  it("is nothing once it is left", () => {
    const { leave, el, listeners } = stage();
    leave();
    expect(el.childElementCount).toBe(0);
    expect([...listeners.values()].every((set) => set.size === 0)).toBe(true);
  });
});

describe("a silent kernel behind the lab", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is told", () => {
    const { one } = stage();
    one('[data-act="better"]').click();
    vi.advanceTimersByTime(10_000);
    expect(one("[role=alert]").textContent).toBe(words.lost);
  });
});
