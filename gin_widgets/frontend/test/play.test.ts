import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOST_AFTER, WAITING_AFTER } from "../src/lib/play";
import type { HandCard, TableState } from "../src/wire";
import { seen, stage, wire, words } from "./stage";

const discard = wire<TableState>("discard");
const hand = discard.hand.groups.flatMap((group) => group.cards);

/** The first card of the hand for which this holds. */
function cardWhere(holds: (card: HandCard) => boolean | undefined): HandCard {
  const found = hand.find(holds);
  if (!found) throw new Error("The golden state has no such card");
  return found;
}

const plain = cardWhere(
  (card) => card.choices.throw?.[0]?.allowed && !card.choices.throw[0].confirm,
);
const melded = cardWhere((card) => card.choices.throw?.[0]?.confirm !== "");
const blocked = cardWhere((card) => card.choices.knock?.[0]?.allowed === false);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the status line", () => {
  it.each(["draw", "discard", "six_draw"] as const)("is left alone by a redraw: %s", (name) => {
    const { status, offer, width } = stage(name);
    width(360);
    const seenChanges = new MutationObserver(() => {});
    seenChanges.observe(status(), { childList: true, subtree: true, characterData: true });
    offer("throw").dispatchEvent(new Event("pointerenter"));
    offer("throw").dispatchEvent(new Event("pointerleave"));
    expect(seenChanges.takeRecords()).toEqual([]);
    width(1280);
  });
});

describe("one press", () => {
  it("selects a card and changes buttons and reasons without a word to Python", () => {
    const { option, offer, one, model } = stage("discard");
    option(plain.code).click();
    expect(option(plain.code).getAttribute("aria-selected")).toBe("true");
    expect(seen(offer("throw:0"))).toBe(plain.choices.throw?.[0]?.label);
    expect(seen(one(".why .headline"))).toBe(plain.why.headline);
    expect(model.sent).toEqual([]);
  });

  it("on the selected card lets it go", () => {
    const { option, one } = stage("discard");
    option(plain.code).click();
    option(plain.code).click();
    expect(option(plain.code).getAttribute("aria-selected")).toBe("false");
    expect(seen(one(".why .headline"))).toBe(discard.why.headline);
  });

  it("sends the action with the turn, and a double click sends it once", () => {
    const { option, offer, model } = stage("discard");
    option(plain.code).click();
    offer("throw:0").click();
    offer("throw:0").click();
    const action = plain.choices.throw?.[0]?.action;
    expect(model.sent).toEqual([{ kind: "intent", turn: discard.turn, action }]);
  });

  it("on the second half of a double click does nothing, whatever button has come there", () => {
    const { offer, model, status } = stage("over");
    const before = seen(status());
    offer("next").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    const other = stage("discard");
    other.offer("draw").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect([...model.sent, ...other.model.sent]).toEqual([]);
    expect(seen(status())).toBe(before);
    expect(seen(other.status())).toBe(other.state.say.text);
  });

  it("on a blocked action sends nothing and says why", () => {
    const { option, offer, model, status } = stage("discard");
    option(blocked.code).click();
    offer("knock:0").click();
    expect(model.sent).toEqual([]);
    expect(seen(status())).toBe(blocked.choices.knock?.[0]?.why);
    expect(status().className).toContain("refused");
  });

  it("on an action that needs a card, with none selected, asks for one", () => {
    const { offer, model, status } = stage("discard");
    offer("throw").click();
    expect(model.sent).toEqual([]);
    expect(seen(status())).toBe(discard.actions.find((action) => action.id === "throw")?.why);
  });

  it("replaces the words in the status line as a new element, so that a repeated reason is heard again", () => {
    const { offer, status } = stage("discard");
    offer("throw").click();
    const first = status().firstElementChild;
    offer("throw").click();
    expect(status().firstElementChild).not.toBe(first);
    expect(status().children).toHaveLength(1);
  });
});

describe("what a blocked action said", () => {
  const refused = () => {
    const table = stage("discard");
    table.offer("throw").click();
    const said = seen(table.status());
    expect(said).not.toBe(discard.say.text);
    return { ...table, said };
  };

  it.each([
    ["a card is selected", (t: ReturnType<typeof refused>) => t.option(plain.code).click()],
    ["an action is under way", (t: ReturnType<typeof refused>) => t.offer("hint").click()],
    ["a card is moved", (t: ReturnType<typeof refused>) => t.key("ArrowRight", { ctrlKey: true })],
  ])("stands while %s, so that nothing older is heard again", (_, act) => {
    const table = refused();
    table.option(plain.code).focus();
    act(table);
    expect(seen(table.status())).toBe(table.said);
  });

  it("makes room for the answer", () => {
    const table = refused();
    table.offer("hint").click();
    table.become({ say: { ...discard.say, id: discard.say.id + 1, text: "Look here." } });
    expect(seen(table.status())).toBe("Look here.");
  });
});

describe("a double click on a card", () => {
  const twice = (option: HTMLElement) => {
    option.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    option.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    option.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, detail: 2 }));
  };

  it("throws it", () => {
    const { option, model } = stage("discard");
    twice(option(plain.code));
    expect(model.sent).toHaveLength(1);
  });

  it("asks first when that breaks a meld, however often it comes", () => {
    const { option, model, offer } = stage("discard");
    twice(option(melded.code));
    twice(option(melded.code));
    expect(model.sent).toEqual([]);
    expect(offer("throw:0").className).toContain("armed");
  });
});

describe("a second press", () => {
  const ask = () => {
    const table = stage("discard");
    table.option(melded.code).click();
    table.offer("throw:0").click();
    return table;
  };

  it("is asked for in the status line and then sends", () => {
    const { offer, model, status } = ask();
    expect(model.sent).toEqual([]);
    expect(seen(status())).toBe(`${words.again}${melded.choices.throw?.[0]?.confirm}`);
    offer("throw:0").click();
    expect(model.sent).toHaveLength(1);
  });

  it("does not count when it is the second half of a double click", () => {
    const { offer, model } = ask();
    offer("throw:0").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    expect(model.sent).toEqual([]);
  });

  it.each([
    ["Esc", (t: ReturnType<typeof ask>) => t.offer("throw:0").focus() ?? t.key("Escape")],
    ["another card", (t: ReturnType<typeof ask>) => t.option(plain.code).click()],
    ["another button", (t: ReturnType<typeof ask>) => t.offer("draw").click()],
    ["a new state", (t: ReturnType<typeof ask>) => t.become({ turn: discard.turn + 1 })],
  ])("is taken back by %s", (_, act) => {
    const table = ask();
    act(table);
    expect(table.el.querySelector(".armed")).toBeNull();
    table.option(melded.code).click();
    table.offer(table.el.querySelector('[data-offer="throw:0"]') ? "throw:0" : "throw").click();
    expect(table.model.sent).toEqual([]);
  });
});

describe("an intent that is under way", () => {
  const sent = () => {
    const table = stage("discard");
    table.option(plain.code).click();
    table.offer("throw:0").click();
    return table;
  };

  it("is over when the turn or the sentence changes, and not before", () => {
    const table = sent();
    table.become({ heading: "something else" });
    table.offer("throw:0").click();
    expect(table.model.sent).toHaveLength(1);
    table.become({ say: { ...discard.say, id: discard.say.id + 1, refused: true } });
    table.offer("throw:0").click();
    expect(table.model.sent).toHaveLength(2);
    table.become({ turn: discard.turn + 1 });
    table.offer("throw:0").click();
    expect(table.model.sent).toHaveLength(3);
    expect(table.model.sent[2]).toMatchObject({ turn: discard.turn + 1 });
  });

  it("says that it waits, then that nothing came, and then takes presses again", () => {
    const table = sent();
    const alert = table.one("[role=alert]");
    vi.advanceTimersByTime(WAITING_AFTER - 1);
    expect(seen(table.status())).toBe(discard.say.text);
    vi.advanceTimersByTime(1);
    expect(seen(table.status())).toBe(words.waiting);
    expect(alert.textContent).toBe("");
    vi.advanceTimersByTime(LOST_AFTER - WAITING_AFTER);
    expect(alert.textContent).toBe(words.lost);
    table.offer("throw:0").click();
    expect(table.model.sent).toHaveLength(2);
    expect(alert.textContent).toBe("");
  });

  it("never speaks of waiting once the answer is there", () => {
    const table = sent();
    table.become({
      turn: discard.turn + 1,
      say: { id: 999, short: "", text: "Well done.", refused: false },
    });
    vi.advanceTimersByTime(LOST_AFTER);
    expect(seen(table.status())).toBe("Well done.");
    expect(table.one("[role=alert]").textContent).toBe("");
  });
});

describe("the command box", () => {
  it("takes no more than the table reads, and sends no half a character", () => {
    expect(stage("discard").one<HTMLInputElement>(".command input").maxLength).toBe(4_000);
    expect(type("throw \ud800").model.sent).toMatchObject([{ text: "throw ?" }]);
  });

  const type = (text: string) => {
    const table = stage("discard");
    const input = table.one<HTMLInputElement>(".command input");
    input.focus();
    input.value = text;
    table
      .one("form.command")
      .dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
    return { ...table, input };
  };

  it("sends what was typed and is cleared when it was done, with the focus where it was", () => {
    const { input, model, become } = type("throw 8h");
    expect(model.sent).toEqual([{ kind: "command", turn: discard.turn, text: "throw 8h" }]);
    expect(input.value).toBe("throw 8h");
    become({ turn: discard.turn + 1, say: { id: 999, short: "", text: "Done.", refused: false } });
    expect(input.value).toBe("");
    expect(document.activeElement).toBe(input);
  });

  it("keeps and selects what was refused", () => {
    const { input, become } = type("thorw 8h");
    become({ say: { id: 999, short: "", text: "No such word.", refused: true } });
    expect(input.value).toBe("thorw 8h");
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 8]);
  });

  it("leaves text alone that was typed while another act was answered", () => {
    const { one, offer, option, become } = stage("discard");
    option(plain.code).click();
    offer("throw:0").click();
    const input = one<HTMLInputElement>(".command input");
    input.value = "wh";
    become({ turn: discard.turn + 1 });
    expect(input.value).toBe("wh");
  });

  it("sends nothing when empty", () => {
    expect(type("  ").model.sent).toEqual([]);
  });

  it("is named by its visible label", () => {
    const { one } = stage("discard");
    expect(one<HTMLInputElement>(".command input").labels?.[0]?.textContent).toBe(words.command);
  });
});

describe("what the browser keeps over a new state", () => {
  it("is the selection, as long as the card is there", () => {
    const { option, become, all } = stage("discard");
    option(plain.code).click();
    become({ turn: discard.turn + 1 });
    expect(option(plain.code).getAttribute("aria-selected")).toBe("true");
    become({ turn: discard.turn + 2, hand: without(plain.code) });
    expect(all("[aria-selected=true]")).toEqual([]);
  });

  it("is an open panel", () => {
    const { width, all, become } = stage("discard");
    width(360);
    const [why] = all(".sides details") as HTMLDetailsElement[];
    if (!why) throw new Error("No panel folds");
    why.open = true;
    become({ turn: discard.turn + 1 });
    expect(why.isConnected && why.open).toBe(true);
  });
});

function without(code: string): TableState["hand"] {
  const groups = discard.hand.groups
    .map((group) => ({ ...group, cards: group.cards.filter((card) => card.code !== code) }))
    .filter((group) => group.cards.length > 0);
  return { ...discard.hand, groups };
}
