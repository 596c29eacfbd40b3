import { beforeEach, describe, expect, it } from "vitest";
import {
  asLies,
  cardsIn,
  freedIn,
  groupedIn,
  inMode,
  placed,
  sorted,
  stepped,
} from "../src/lib/holding";
import { keepHolding, keptHolding } from "../src/lib/keptholding";
import { spotAt } from "../src/lib/spots";
import type { Held, Holding, TableState } from "../src/wire";
import { seen, stage, wire, words } from "./stage";

const discard = wire<TableState>("discard");
const start: Holding = {
  mode: "groups",
  groups: [
    ["7C", "7D", "7H", "7S"],
    ["2S", "3S"],
  ],
  rest: ["9H", "8H"],
};

beforeEach(() => localStorage.clear());

describe("a holding", () => {
  it("groups cards by rank, out of wherever they were; what is left of a small group is loose", () => {
    expect(groupedIn(start, ["9H", "7S", "2S"])).toEqual({
      mode: "groups",
      groups: [
        ["7C", "7D", "7H"],
        ["2S", "7S", "9H"],
      ],
      rest: ["8H", "3S"],
    });
  });

  it("frees cards to the end of the rest", () => {
    expect(freedIn(start, ["2S", "7C", "9H"])).toEqual({
      mode: "groups",
      groups: [["7D", "7H", "7S"]],
      rest: ["9H", "8H", "7C", "2S", "3S"],
    });
  });

  it("steps a card over the edges of its group, and stays at the ends", () => {
    expect(stepped(start, "7C", 1).groups[0]).toEqual(["7D", "7C", "7H", "7S"]);
    expect(stepped(start, "7S", 1).groups).toEqual([
      ["7C", "7D", "7H"],
      ["7S", "2S", "3S"],
    ]);
    expect(stepped(start, "9H", -1)).toEqual({
      mode: "groups",
      groups: [
        ["7C", "7D", "7H", "7S"],
        ["2S", "3S", "9H"],
      ],
      rest: ["8H"],
    });
    expect(stepped(start, "3S", 1)).toMatchObject({ rest: ["3S", "9H", "8H", "2S"] });
    expect(stepped(start, "7C", -1)).toEqual(start);
    expect(stepped(start, "8H", 1)).toEqual(start);
    for (const code of ["7S", "9H", "2S", "3S"]) {
      expect(cardsIn(stepped(start, code, 1)).sort()).toEqual(cardsIn(start).sort());
    }
  });

  it("lays cards before another one, at the end of a pile, or as a new group", () => {
    const first = placed(start, ["8H"], { pile: 0, before: "7D" }).groups[0];
    expect(first).toEqual(["7C", "8H", "7D", "7H", "7S"]);
    expect(placed(start, ["7C", "2S"], { pile: 2, before: null })).toEqual({
      mode: "groups",
      groups: [["7D", "7H", "7S"]],
      rest: ["9H", "8H", "7C", "2S", "3S"],
    });
    expect(placed(start, ["8H"], { pile: "new", before: null }).groups.at(-1)).toEqual(["8H"]);
  });

  it("is in an order what it was in groups, card by card", () => {
    const order = inMode(start, "order");
    expect(order).toEqual({ mode: "order", groups: [], rest: cardsIn(start) });
    expect(sorted(order, "rank").rest).toEqual(["2S", "3S", "7C", "7D", "7H", "7S", "8H", "9H"]);
    expect(sorted(order, "suit").rest).toEqual(["7C", "7D", "7H", "8H", "9H", "2S", "3S", "7S"]);
  });
});

const codesOf = (options: HTMLElement[]) => options.map(({ dataset }) => dataset.code);
const lies = asLies(discard.hand);

describe("own groups at the table", () => {
  const own = () => {
    const table = stage("discard");
    table.one<HTMLInputElement>("input[value=groups]").click();
    return table;
  };
  const last = (table: ReturnType<typeof own>) => table.model.sent.at(-1) as Held;

  it("begin as the cards lie, and Python is told", () => {
    const table = own();
    expect(last(table)).toEqual({
      kind: "hold",
      ...lies,
      mode: "groups",
      number: discard.hand.answered + 1,
      card: "",
      quiet: false,
    });
    expect(table.one(".counter").className).toContain("uncounted");
    table.become({ hand: { ...discard.hand, mode: "groups", answered: last(table).number } });
    expect(table.one(".counter").className).not.toContain("uncounted");
  });

  it("are made of selected cards by G, which a click each selects, and freed by F", () => {
    const table = own();
    const [a = "", b = ""] = lies.rest;
    table.option(a).click();
    table.option(b).click();
    expect(table.all("[aria-selected=true]")).toHaveLength(2);
    table.option(b).focus();
    table.key("g");
    expect(new Set(last(table).groups.at(-1))).toEqual(new Set([a, b]));
    expect(table.all("[aria-selected=true]")).toHaveLength(0);
    expect((document.activeElement as HTMLElement).dataset.code).toBe(b);
    table.key("f");
    expect(last(table).groups).toEqual(lies.groups);
    expect(new Set(last(table).rest)).toEqual(new Set(lies.rest));
  });

  it("take one card only for what takes one", () => {
    const table = own();
    const [a = "", b = ""] = lies.rest;
    table.option(a).click();
    table.option(b).click();
    const before = table.model.sent.length;
    table.offer("throw").click();
    expect(table.model.sent).toHaveLength(before);
    expect(seen(table.status())).toBe(words.choose_one?.replace("{n}", "2"));
  });

  it("ask for the cards where none is selected", () => {
    const table = own();
    const before = table.model.sent.length;
    table.one("[data-own=group]").click();
    table.one("[data-own=move]").click();
    expect(table.model.sent).toHaveLength(before);
    expect(seen(table.status())).toBe(words.choose_cards);
  });
});

describe("a look at how the table groups the cards", () => {
  it("leaves the own groups as they were, without what is gone, new cards last", () => {
    const table = stage("discard");
    const mode = (name: string) => table.one<HTMLInputElement>(`input[value=${name}]`).click();
    const last = () => table.model.sent.at(-1) as Held;
    mode("groups");
    const [a = "", b = ""] = lies.rest;
    table.option(a).focus();
    table.key("g");
    mode("auto");
    expect(last()).toMatchObject({ mode: "auto", groups: [...lies.groups, [a]] });
    const groups = structuredClone(discard.hand.groups);
    const rest = groups.at(-1)?.cards ?? [];
    const left = rest.filter(({ code }) => code !== b);
    const fresh = { ...rest[0], code: "KH" } as (typeof rest)[number];
    groups.splice(-1, 1, { ...groups.at(-1), cards: [...left, fresh] } as (typeof groups)[number]);
    table.become({ hand: { ...discard.hand, groups, answered: last().number } });
    mode("groups");
    expect(last().groups).toEqual([...lies.groups, [a]]);
    expect(last().rest).toEqual([...lies.rest.filter((c) => c !== a && c !== b), "KH"]);
  });
});

describe("a card is moved", () => {
  it("by Ctrl and an arrow, at once, with the focus on it", () => {
    const { option, key, all, model } = stage("discard");
    const [first = "", second = ""] = lies.groups[0] ?? [];
    option(first).focus();
    expect(key("ArrowRight", { ctrlKey: true })).toBe(false);
    expect(codesOf(all("[role=option]")).slice(0, 2)).toEqual([second, first]);
    expect((document.activeElement as HTMLElement).dataset.code).toBe(first);
    expect(model.sent).toMatchObject([{ kind: "hold", mode: "groups", card: first }]);
  });

  it("by Move and Enter on the card that it goes before; Esc puts it back", () => {
    const { option, key, one, all, model } = stage("discard");
    one<HTMLInputElement>("input[value=order]").click();
    const codes = codesOf(all("[role=option]"));
    const [first = "", , third = ""] = codes;
    option(third).click();
    one("[data-own=move]").click();
    expect(one("[data-own=move]").getAttribute("aria-pressed")).toBe("true");
    option(first).focus();
    key("Escape");
    expect(one("[data-own=move]").getAttribute("aria-pressed")).toBe("false");
    one("[data-own=move]").click();
    option(first).focus();
    key("Enter");
    expect(model.sent.at(-1)).toMatchObject({ mode: "order", card: third });
    expect(codesOf(all("[role=option]")).slice(0, 2)).toEqual([third, first]);
  });

  it("and sorted by the buttons of an own order", () => {
    const { one, all } = stage("discard");
    one<HTMLInputElement>("input[value=order]").click();
    one("[data-own='sort rank']").click();
    const ranks = codesOf(all("[role=option]")).map((code) =>
      "A23456789TJQK".indexOf(code?.[0] ?? ""),
    );
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });
});

describe("Shift with the arrows", () => {
  it("selects card after card", () => {
    const { option, key, all } = stage("discard");
    const [first = ""] = codesOf(all("[role=option]"));
    option(first).focus();
    key("ArrowRight", { shiftKey: true });
    key("ArrowRight", { shiftKey: true });
    expect(codesOf(all("[aria-selected=true]"))).toEqual(codesOf(all("[role=option]")).slice(0, 3));
  });
});

describe("what the browser keeps of a hand", () => {
  const kept: Holding = { mode: "order", groups: [], rest: cardsIn(lies).reverse() };

  it("comes back without a word when the page is loaded anew", () => {
    keepHolding(kept);
    const { model, all } = stage("discard", {}, { reload: true });
    expect(model.sent).toMatchObject([{ kind: "hold", ...kept, quiet: true }]);
    expect(codesOf(all("[role=option]"))).toEqual(kept.rest);
  });

  it("is only the mode for another hand, and nothing where the table groups", () => {
    keepHolding({ ...kept, mode: "groups", rest: ["AS"] });
    expect(stage("discard", {}, { reload: true }).model.sent).toMatchObject([
      { mode: "groups", groups: [], rest: cardsIn(lies) },
    ]);
    keepHolding({ ...kept, mode: "auto" });
    expect(stage("discard", {}, { reload: true }).model.sent).toEqual([]);
  });

  it("is kept as Python says that the cards lie, a typed command's doing too", () => {
    const { become } = stage("discard");
    become({ hand: { ...discard.hand, mode: "groups" } });
    expect(keptHolding()).toEqual({ ...lies, mode: "groups" });
  });

  it.each(["{", "null", '{"mode":"own"}', '{"mode":"order","groups":[],"rest":[7]}'])(
    "counts as nothing when it is %s",
    (text) => {
      localStorage.setItem("gin-widgets hand", text);
      expect(keptHolding()).toBeNull();
    },
  );
});

describe("an answer about the hand", () => {
  it("is none to a throw that is under way", () => {
    const { option, offer, model, become, one } = stage("discard");
    one<HTMLInputElement>("input[value=order]").click();
    const plain = discard.hand.groups
      .flatMap(({ cards }) => cards)
      .find((card) => card.choices.throw?.[0]?.confirm === "");
    option(plain?.code ?? "").click();
    offer("throw:0").click();
    become({
      hand: { ...discard.hand, answered: discard.hand.answered + 1 },
      say: { ...discard.say, id: discard.say.id + 1 },
    });
    offer("throw:0").click();
    expect(model.sent.filter(({ kind }) => kind === "intent")).toHaveLength(1);
    become({ turn: discard.turn + 1 });
    offer("throw:0").click();
    expect(model.sent.filter(({ kind }) => kind === "intent")).toHaveLength(2);
  });
});

describe("a point of the page", () => {
  const rect = (left: number, top: number, width: number, height: number) =>
    ({ left, top, right: left + width, bottom: top + height }) as DOMRect;

  /** A group of three overlapping cards in two rows, and the rest below it. */
  function box(): HTMLElement {
    const hand = document.createElement("div");
    hand.innerHTML = `<div data-pile="0"><i data-code="AS"></i><i data-code="2S"></i>
      <i data-code="3S"></i></div><div data-pile="1"><i data-code="KH"></i></div>`;
    const place = (selector: string, at: DOMRect) => {
      const found = hand.querySelector(selector);
      if (found) found.getBoundingClientRect = () => at;
    };
    hand.getBoundingClientRect = () => rect(0, 0, 400, 320);
    place("[data-pile='0']", rect(0, 0, 200, 210));
    place("[data-pile='1']", rect(0, 220, 200, 100));
    place("[data-code=AS]", rect(0, 0, 80, 100));
    place("[data-code='2S']", rect(50, 0, 80, 100));
    place("[data-code='3S']", rect(0, 110, 80, 100));
    place("[data-code=KH]", rect(0, 220, 80, 100));
    return hand;
  }

  it.each([
    [10, 50, 0, "AS"],
    [30, 50, 0, "2S"],
    [85, 50, 0, "2S"],
    [95, 50, 0, "3S"],
    [30, 150, 0, "3S"],
    [60, 150, 0, null],
    [60, 300, 1, null],
    [10, 300, 1, "KH"],
    [300, 50, "new", null],
  ] as const)("at %i, %i is in pile %s before %s", (x, y, pile, before) => {
    expect(spotAt(box(), x, y)).toEqual({ pile, before });
  });

  it("outside the hand is nowhere", () => {
    expect(spotAt(box(), 500, 50)).toBeNull();
  });
});
