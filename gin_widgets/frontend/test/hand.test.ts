import type { AnyModel, Host } from "@anywidget/types";
import { describe, expect, it } from "vitest";
import hand from "../src/hand/hand";
import type { HandMessage, HandModel } from "../src/hand/wire";
import { HAND_KEYS } from "../src/hand/words";
import { heard, seen, words as tableWords, wire } from "./stage";

const cards = ["7C", "7D", "7H", "8H"];
const names = Object.entries(tableWords).filter(([key]) => key.startsWith("card."));
const words = { ...wire<Record<string, string>>("../hand/words"), ...Object.fromEntries(names) };

function stage(change: Partial<HandModel> = {}) {
  const values: HandModel = {
    cards,
    order: cards,
    chosen: [],
    mode: "many",
    label: "",
    words,
    ...change,
  };
  const listeners = new Map<string, Set<() => void>>();
  const sent: HandMessage[] = [];
  const model = {
    get: (key: string) => values[key],
    send: (message: HandMessage) => sent.push(message),
    on: (event: string, f: () => void) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(f)),
    off: (event: string, f: () => void) => listeners.get(event)?.delete(f),
  };
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const leave = hand.render({
    model: model as unknown as AnyModel<HandModel>,
    el,
    signal: new AbortController().signal,
    host: {} as Host,
    experimental: { invoke: () => Promise.reject(new Error("not used")) },
  });
  const all = (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)];
  const option = (code: string) => all(`[data-code="${code}"]`)[0] as HTMLElement;
  return {
    el,
    sent,
    leave,
    all,
    option,
    listeners,
    order: () => all("[role=option]").map(({ dataset }) => dataset.code),
    chosen: () => all("[aria-selected=true]").map(({ dataset }) => dataset.code),
    become: (key: string, value: unknown) => {
      values[key] = value;
      for (const f of listeners.get(`change:${key}`) ?? []) f();
    },
    key: (name: string, more: KeyboardEventInit = {}) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }),
      ),
  };
}

describe("a hand", () => {
  it("has exactly the words that its view needs", () => {
    expect([...HAND_KEYS].sort()).toEqual(Object.keys(words).sort());
  });

  it("is shown with every card by name, and nothing to press", () => {
    const { el, all } = stage({ mode: "show", label: "North" });
    expect(all("li")).toHaveLength(4);
    expect(heard(el)).toContain("eight of hearts");
    expect(all("[tabindex='0'], button")).toEqual([]);
    expect(seen(el)).toContain("North");
  });

  it("says so when it holds no cards", () => {
    expect(stage({ order: [], cards: [] }).el.textContent).toContain(words.empty);
  });

  it("lets cards be chosen, one or several", () => {
    const many = stage();
    many.option("7H").click();
    many.option("7C").click();
    many.option("7H").click();
    expect(many.sent.map((message) => message.cards)).toEqual([["7H"], ["7H", "7C"], ["7C"]]);
    const one = stage({ mode: "one" });
    one.option("7H").click();
    one.option("7C").click();
    expect(one.sent.map((message) => message.cards)).toEqual([["7H"], ["7C"]]);
    expect(one.chosen()).toEqual(["7C"]);
  });

  it("is chosen from by keys alone", () => {
    const { option, key, sent } = stage();
    option("7C").focus();
    for (const name of ["8", "h", " ", "ArrowLeft", " "]) key(name);
    expect(sent.at(-1)).toEqual({ kind: "chosen", cards: ["8H", "7H"] });
  });

  it("is put in order by keys, by buttons, and by choosing where a card goes", () => {
    const { option, key, sent, order, all } = stage({ mode: "order" });
    option("7C").focus();
    key("ArrowRight", { ctrlKey: true });
    expect(order()).toEqual(["7D", "7C", "7H", "8H"]);
    expect(document.activeElement).toBe(option("7C"));
    expect(all("[role=status]")[0]?.textContent).toBe("seven of clubs, now card 2 of 4.");
    option("8H").click();
    all(".bar button")[0]?.click();
    expect(order()).toEqual(["7D", "7C", "8H", "7H"]);
    option("7D").click();
    expect(order()).toEqual(["8H", "7D", "7C", "7H"]);
    expect(sent.at(-1)).toEqual({ kind: "order", cards: ["8H", "7D", "7C", "7H"] });
  });

  it("keeps what was done while an older answer is on its way", () => {
    const { option, chosen, become } = stage();
    option("7C").click();
    option("7D").click();
    become("chosen", ["7C"]);
    expect(chosen()).toEqual(["7C", "7D"]);
    become("chosen", ["7C", "7D"]);
    become("chosen", []);
    expect(chosen()).toEqual([]);
  });

  it("shows what a notebook sets", () => {
    const { become, order, all } = stage();
    become("order", ["8H", "7C", "7D", "7H"]);
    expect(order()[0]).toBe("8H");
    become("mode", "show");
    expect(all("[role=option]")).toEqual([]);
  });

  it("leaves nothing behind", () => {
    const { leave, el, listeners } = stage();
    leave();
    expect(el.childElementCount).toBe(0);
    expect([...listeners.values()].every((set) => set.size === 0)).toBe(true);
  });
});
