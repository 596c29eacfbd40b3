import { describe, expect, it } from "vitest";
import { rankOf, suitOf } from "../src/cards/code";
import { cardsOf } from "../src/lib/offers";
import type { TableState } from "../src/wire";
import { seen, stage, wire } from "./stage";

const discard = wire<TableState>("discard");
const codes = cardsOf(discard.hand).map((card) => card.code);
const first = codes[0] ?? "";
const last = codes.at(-1) ?? "";

const focused = () => (document.activeElement as HTMLElement).dataset.code;

function atHand(name: Parameters<typeof stage>[0] = "discard") {
  const table = stage(name);
  table.one("[role=option][tabindex='0']").focus();
  return table;
}

describe("after a draw", () => {
  it.each(["draw", "take"])(
    "by %s the focus is in the hand, where the next card is chosen",
    (id) => {
      const { offer, become } = stage("draw");
      offer(id).focus();
      offer(id).click();
      become(discard);
      expect(codes).toContain(focused());
    },
  );
});

describe("Enter held down", () => {
  it.each(["[data-offer=next]", ".command input", ".command button"])(
    "presses %s once",
    (place) => {
      const { key, one, model } = stage("over");
      one<HTMLInputElement>(".command input").value = "next";
      one(place).focus();
      expect(key("Enter", { repeat: true })).toBe(false);
      expect(model.sent).toEqual([]);
    },
  );
});

describe("in the hand", () => {
  it("arrows, Home and End move one tab stop and stay at the ends", () => {
    const { key, all } = atHand();
    expect(focused()).toBe(first);
    key("ArrowLeft");
    expect(focused()).toBe(first);
    key("ArrowRight");
    expect(focused()).toBe(codes[1]);
    key("End");
    expect(focused()).toBe(last);
    key("ArrowRight");
    expect(focused()).toBe(last);
    key("Home");
    expect(focused()).toBe(first);
    expect(all("[role=option][tabindex='0']")).toHaveLength(1);
  });

  it("a rank goes to the next card of that rank, and a suit after it to that very card", () => {
    const { key } = atHand();
    const ranks = codes.map(rankOf);
    const rank = ranks.find((r, i) => i > 0 && ranks.filter((s) => s === r).length > 1) ?? "7";
    const alike = codes.filter((code) => rankOf(code) === rank);
    for (const code of alike) {
      key(rank.toLowerCase());
      key(suitOf(code).toLowerCase());
      expect(focused()).toBe(code);
    }
  });

  it("10 and t both mean the ten", () => {
    const { key } = atHand("layoff");
    const state = wire<TableState>("layoff");
    const ten = { ...cardsOf(state.hand)[0], code: "TD" };
    const hand = structuredClone(state.hand);
    hand.groups.at(-1)?.cards.push(ten as never);
    for (const typed of [["1", "0"], ["t"]]) {
      const table = stage({ ...state, hand });
      table.one("[role=option][tabindex='0']").focus();
      for (const k of typed) table.key(k);
      expect(focused()).toBe("TD");
    }
    expect(key).toBeTypeOf("function");
  });

  it("a suit typed after a rank neither draws nor takes, even where no card fits", () => {
    const { key, model } = atHand("draw");
    key("9");
    key("s");
    expect(model.sent).toEqual([]);
  });

  it("Space selects and lets go", () => {
    const { key, option } = atHand();
    expect(key(" ")).toBe(false);
    expect(option(first).getAttribute("aria-selected")).toBe("true");
    key(" ");
    expect(option(first).getAttribute("aria-selected")).toBe("false");
  });

  it("Enter throws the focused card and the focus stays in the hand, on its neighbour", () => {
    const { key, model, become } = atHand();
    const loose = cardsOf(discard.hand).find((c) => c.choices.throw?.[0]?.confirm === "");
    const code = loose?.code ?? "";
    while (focused() !== code) key("ArrowRight");
    key("Enter");
    expect(model.sent).toEqual([
      { kind: "intent", turn: discard.turn, action: loose?.choices.throw?.[0]?.action },
    ]);
    const groups = discard.hand.groups
      .map((g) => ({ ...g, cards: g.cards.filter((c) => c.code !== code) }))
      .filter((g) => g.cards.length > 0);
    become({ turn: discard.turn + 1, hand: { ...discard.hand, groups } });
    const rest = codes.filter((c) => c !== code);
    expect(focused()).toBe(rest[Math.min(codes.indexOf(code), rest.length - 1)]);
  });

  it("Enter on a melded card asks, a second Enter throws, a held key does not", () => {
    const { key, model } = atHand();
    const card = cardsOf(discard.hand).find((c) => c.choices.throw?.[0]?.confirm !== "");
    while (focused() !== card?.code) key("ArrowRight");
    key("Enter");
    key("Enter", { repeat: true });
    expect(model.sent).toEqual([]);
    key("Enter");
    expect(model.sent).toHaveLength(1);
  });

  it("a held Enter presses a button once, so that it never confirms what it asked", () => {
    const { offer } = atHand();
    const pressed = (repeat: boolean) =>
      offer("throw").dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true }),
      );
    expect(pressed(false)).toBe(true);
    expect(pressed(true)).toBe(false);
  });

  it("Shift+Enter knocks on the focused card, or says why not", () => {
    const { key, model, status } = atHand();
    const cards = cardsOf(discard.hand);
    const no = cards.find((c) => c.choices.knock?.[0]?.allowed === false);
    const yes = cards.find((c) => c.choices.knock?.[0]?.allowed);
    while (focused() !== no?.code) key("ArrowRight");
    key("Enter", { shiftKey: true });
    expect(seen(status())).toBe(no?.choices.knock?.[0]?.why);
    key("Home");
    while (focused() !== yes?.code) key("ArrowRight");
    key("Enter", { shiftKey: true });
    key("Enter", { shiftKey: true });
    expect(model.sent).toEqual([
      { kind: "intent", turn: discard.turn, action: yes?.choices.knock?.[0]?.action },
    ]);
  });

  it("Shift+Enter says gin where gin is possible", () => {
    const state = structuredClone(discard);
    const card = cardsOf(state.hand)[0];
    const gin = card?.choices.gin?.[0];
    if (gin) Object.assign(gin, { allowed: true, action: `gin ${first}`, confirm: "" });
    const { key, model } = atHand(state);
    key("Enter", { shiftKey: true });
    expect(model.sent[0]).toMatchObject({ action: `gin ${first}` });
  });

  it("Enter lays off; with several melds to choose from, the focus goes to them", () => {
    const state = wire<TableState>("layoff");
    const lay = (n: number) => cardsOf(state.hand).find((c) => c.choices.lay?.length === n);
    const { key, model, status } = atHand("layoff");
    const go = (code?: string) => {
      key("Home");
      while (focused() !== code) key("ArrowRight");
      key("Enter");
    };
    go(lay(0)?.code);
    expect(model.sent).toEqual([]);
    expect(seen(status())).toBe(lay(0)?.why.headline);
    go(lay(2)?.code);
    expect(model.sent).toEqual([]);
    const target = document.activeElement as HTMLElement;
    expect(target.dataset.offer).toBe("lay:0");
    target.click();
    expect(model.sent).toEqual([
      { kind: "intent", turn: state.turn, action: lay(2)?.choices.lay?.[0]?.action },
    ]);
  });

  it("leaves Tab, Esc and the notebook's own combinations to the page", () => {
    const { key } = atHand();
    for (const k of ["Tab", "Escape", "F5", "x", "z", "PageDown"]) expect(key(k)).toBe(true);
    expect(key("s", { ctrlKey: true })).toBe(true);
    expect(key("ArrowRight", { altKey: true })).toBe(true);
  });
});

describe("S and P", () => {
  const action = (state: TableState, place: string) =>
    state.actions.find((entry) => entry.place === place);

  it("draw and take from anywhere in the table", () => {
    const state = wire<TableState>("draw");
    for (const [k, place] of [
      ["s", "stock"],
      ["P", "pile"],
    ] as const) {
      const { key, model, offer } = stage("draw");
      offer("draw").focus();
      expect(key(k)).toBe(false);
      expect(model.sent).toEqual([
        { kind: "intent", turn: state.turn, action: action(state, place)?.action },
      ]);
    }
  });

  it("P takes the upcard while it is offered", () => {
    const { key, model } = atHand("offer");
    key("p");
    expect(model.sent).toHaveLength(1);
  });

  it("say why not when they are blocked", () => {
    const { key, model, status } = atHand();
    key("s");
    expect(model.sent).toEqual([]);
    expect(seen(status())).toBe(action(discard, "stock")?.why);
  });

  it("are letters in the command box", () => {
    const { key, model, one } = stage("draw");
    one(".command input").focus();
    expect(key("s")).toBe(true);
    expect(model.sent).toEqual([]);
  });
});

describe("in the action bar", () => {
  it("arrows go round, and the tab stop goes with them", () => {
    const { all, key } = stage("discard");
    const buttons = all(".actions [role=toolbar] button");
    buttons[0]?.focus();
    key("ArrowLeft");
    expect(document.activeElement).toBe(buttons.at(-1));
    key("ArrowRight");
    expect(document.activeElement).toBe(buttons[0]);
    key("End");
    expect(buttons.at(-1)?.tabIndex).toBe(0);
    expect(all(".actions [role=toolbar] button[tabindex='0']")).toHaveLength(1);
  });

  it("what the focused button leads to is seen", () => {
    const { offer, one } = stage("discard");
    offer("throw").focus();
    expect(seen(one(".tip"))).toBe(discard.actions.find((a) => a.id === "throw")?.why);
  });
});

describe("the focus", () => {
  it("never falls out of the table when its element goes", () => {
    const over = wire<TableState>("over");
    const { become } = atHand();
    become(over);
    expect((document.activeElement as HTMLElement).dataset.offer).toBe(
      over.actions.find((action) => action.main)?.id,
    );
    become(discard);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("is not taken from elsewhere on the page", () => {
    const { become } = stage("discard");
    become({ turn: discard.turn + 1 });
    expect(document.activeElement).toBe(document.body);
  });

  it("follows a card that moves to another group", () => {
    const { become, option } = atHand();
    const [group, ...rest] = discard.hand.groups;
    if (!group) throw new Error("The golden state has no group");
    option(first).focus();
    become({
      turn: discard.turn + 1,
      hand: {
        ...discard.hand,
        groups: [
          { ...group, cards: group.cards.slice(1) },
          ...rest,
          { ...group, kind: "loose", cards: group.cards.slice(0, 1) },
        ],
      },
    });
    expect(focused()).toBe(first);
  });
});
