import { describe, expect, it, vi } from "vitest";
import type { TableState } from "../src/wire";
import { seen, stage, wire, words } from "./stage";

const discard = wire<TableState>("discard");

/** The tools as they are once something was taken back. */
const both = discard.tools.map((tool) => ({ ...tool, allowed: true }));

describe("undo and redo", () => {
  it.each([
    ["undo", { key: "z", ctrlKey: true }],
    ["undo", { key: "z", metaKey: true }],
    ["redo", { key: "y", ctrlKey: true }],
    ["redo", { key: "Z", metaKey: true, shiftKey: true }],
  ] as const)("%s is sent by its button and by its keys", (action, { key, ...more }) => {
    const sent = { kind: "intent", turn: discard.turn, action };
    const pressed = stage("discard", { tools: both });
    pressed.offer(action).click();
    expect(pressed.model.sent).toEqual([sent]);
    const typed = stage("discard", { tools: both });
    typed.one("[role=option][tabindex='0']").focus();
    expect(typed.key(key, more)).toBe(false);
    expect(typed.model.sent).toEqual([sent]);
  });

  it("leave a line that is being typed alone", () => {
    const { one, key, model } = stage("discard", { tools: both });
    one(".command input").focus();
    expect(key("z", { ctrlKey: true })).toBe(true);
    expect(model.sent).toEqual([]);
  });

  it("say why when there is nothing to take back", () => {
    const tools = discard.tools.map((tool) => ({ ...tool, allowed: false, why: "Nothing." }));
    const { offer, status, model } = stage("discard", { tools });
    offer("undo").click();
    expect(seen(status())).toBe("Nothing.");
    expect(model.sent).toEqual([]);
  });

  it("are one tab stop beside the actions, with the replay and the code", () => {
    const { offer, key, all } = stage("discard");
    offer("undo").focus();
    key("ArrowRight");
    expect(document.activeElement).toBe(offer("redo"));
    expect(all(".tools [tabindex='0']")).toEqual([offer("redo")]);
    key("End");
    expect(all(".tools [tabindex='0']").map(seen)).toEqual([words.copy_code]);
    expect(all(".actions [role=toolbar] button[tabindex='0']")).toHaveLength(1);
  });
});

const looking = wire<TableState>("looking");

/** The discard state with a past of that many moments. */
const past = { replay: { ...discard.replay, at: 6, of: 6 } };

describe("the replay", () => {
  it("unfolds, and its slider asks for a moment", () => {
    const { all, one, model } = stage("discard", past);
    expect(all("input[type=range]")).toEqual([]);
    const [unfold] = all(".tools [aria-expanded]");
    unfold?.click();
    const slider = one<HTMLInputElement>("input[type=range]");
    expect([slider.min, slider.max, slider.value]).toEqual(["0", "6", "6"]);
    expect(slider.getAttribute("aria-label")).toBe(words.replay);
    slider.value = "2";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    expect(model.sent).toEqual([{ kind: "look", turn: discard.turn, at: 2 }]);
    expect(slider.getAttribute("aria-valuetext")).toBe("3 of 7");
  });

  it("asks for no more than one moment at a time, and for the last wanted one in the end", () => {
    const { all, one, model, become, state } = stage("discard", past);
    all(".tools [aria-expanded]")[0]?.click();
    const slider = one<HTMLInputElement>("input[type=range]");
    for (const value of ["5", "4", "3"]) {
      slider.value = value;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    }
    const look = { kind: "look", turn: discard.turn };
    expect(model.sent).toEqual([{ ...look, at: 5 }]);
    become({ say: { ...state.say, id: 90 }, replay: { ...past.replay, at: 5, looking: true } });
    expect(model.sent).toEqual([
      { ...look, at: 5 },
      { ...look, at: 3 },
    ]);
    become({ say: { ...state.say, id: 91 }, replay: { ...past.replay, at: 3, looking: true } });
    expect(model.sent).toHaveLength(2);
    expect(slider.value).toBe("3");
  });

  it("gives up a moment that is refused", () => {
    const { all, one, model, become, state } = stage("discard", past);
    all(".tools [aria-expanded]")[0]?.click();
    const slider = one<HTMLInputElement>("input[type=range]");
    slider.value = "5";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    become({ say: { ...state.say, id: 90, refused: true } });
    expect(model.sent).toHaveLength(1);
    expect(slider.value).toBe("6");
  });

  it("steps by its buttons, and not past its ends", () => {
    const { all, model } = stage("discard", past);
    all(".tools [aria-expanded]")[0]?.click();
    const [back, on] = all(".step");
    expect(on?.getAttribute("aria-disabled")).toBe("true");
    on?.click();
    expect(model.sent).toEqual([]);
    back?.click();
    expect(model.sent).toEqual([{ kind: "look", turn: discard.turn, at: 5 }]);
  });

  it("is open while a moment is looked at, and offers another move and the way back", () => {
    const { one, offer, model } = stage("looking");
    expect(seen(one(".moment"))).toContain(looking.replay.text);
    expect(one("[aria-current=step]").closest("[role=log]")).not.toBeNull();
    offer("try").click();
    expect(model.sent).toEqual([{ kind: "intent", turn: looking.turn, action: "try" }]);
    expect(offer("back").getAttribute("aria-disabled")).toBeNull();
  });

  it("is led to by each line of the log", () => {
    const { all, model } = stage("looking");
    const lines = all("[role=log] button");
    expect(lines.map(seen)).toEqual(looking.log.map((line) => line.text));
    const at = looking.log.findIndex((line) => line.at !== looking.replay.at);
    lines[at]?.click();
    expect(model.sent).toEqual([{ kind: "look", turn: looking.turn, at: looking.log[at]?.at }]);
  });

  it("leaves the log one tab stop, with arrows", () => {
    const { all, key } = stage("looking");
    const lines = all("[role=log] button");
    lines.at(-1)?.focus();
    key("ArrowUp");
    expect(document.activeElement).toBe(lines.at(-2));
    expect(all("[role=log] [tabindex='0']")).toEqual([lines.at(-2)]);
  });
});

describe("the code", () => {
  it("is copied and told", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    const { all, status } = stage("discard");
    all(".tools button").at(-1)?.click();
    await vi.waitFor(() => expect(seen(status())).toBe(words.copied));
    expect(writeText).toHaveBeenCalledWith(discard.save.code);
    vi.unstubAllGlobals();
  });

  it("is shown and selected where the browser does not copy", async () => {
    const { all, one, status } = stage("discard");
    all(".tools button").at(-1)?.click();
    await vi.waitFor(() => expect(seen(status())).toBe(words.select_code));
    const field = one<HTMLInputElement>(".code input");
    expect(field.value).toBe(discard.save.code);
    expect(document.activeElement).toBe(field);
    expect(field.selectionEnd).toBe(discard.save.code.length);
  });
});
