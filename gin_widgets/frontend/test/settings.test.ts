import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followLook } from "../src/lib/look";
import { choose, DEFAULTS, followSettings, type Settings, settings } from "../src/lib/settings";
import { stage } from "./stage";

const KEY = "gin-widgets settings";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("what was chosen", () => {
  it("is kept, and told to who follows until they leave", () => {
    const heard: Settings[] = [];
    const leave = followSettings((now) => heard.push(now));
    choose({ deck: "two" });
    choose({ letters: true });
    leave();
    choose({ deck: "classic" });
    expect(heard).toEqual([
      DEFAULTS,
      { ...DEFAULTS, deck: "two" },
      { ...DEFAULTS, deck: "two", letters: true },
    ]);
    expect(settings()).toEqual({ ...DEFAULTS, deck: "classic", letters: true });
  });

  it("is heard of from another page", () => {
    const heard: Settings[] = [];
    const leave = followSettings((now) => heard.push(now));
    localStorage.setItem(KEY, JSON.stringify({ ...DEFAULTS, theme: "dark" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "another" }));
    expect(heard).toHaveLength(1);
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
    expect(heard.at(-1)?.theme).toBe("dark");
    leave();
  });

  it.each([
    ["no text of ours", "{"],
    ["nothing", "null"],
    ["a list", "[1]"],
    ["values that there are not", JSON.stringify({ deck: "six", letters: 1, hints: 2, bot: null })],
  ])("counts as not chosen when there is %s", (_, kept) => {
    localStorage.setItem(KEY, kept);
    expect(settings()).toEqual(DEFAULTS);
  });

  it("keeps each entry that can be read", () => {
    localStorage.setItem(KEY, JSON.stringify({ deck: "six", hints: "2", unheard: true }));
    expect(settings()).toEqual({ ...DEFAULTS, hints: "2" });
  });

  it("holds as long as the page where the browser keeps nothing", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    choose({ size: "large" });
    expect(settings().size).toBe("large");
    full.mockRestore();
    choose({ size: "small" });
    expect(JSON.parse(localStorage.getItem(KEY) ?? "").size).toBe("small");
  });
});

describe("a view's look", () => {
  const worn = (root: HTMLElement) => ({ ...root.dataset });

  it("follows what was chosen, on the page's light or dark where nothing was", async () => {
    const root = document.createElement("section");
    const leave = followLook(root);
    expect(worn(root)).toEqual({ theme: "light", deck: "safe", size: "normal" });
    document.body.dataset.jpThemeLight = "false";
    await vi.waitFor(() => expect(root.dataset.theme).toBe("dark"));
    choose({ letters: true, still: true, deck: "two" });
    expect(worn(root)).toEqual({
      theme: "dark",
      deck: "two",
      size: "normal",
      letters: "",
      still: "",
    });
    choose({ theme: "light", letters: false });
    expect(worn(root)).toEqual({ theme: "light", deck: "two", size: "normal", still: "" });
    leave();
    delete document.body.dataset.jpThemeLight;
  });

  it("is light on a projector, unless dark was asked for", () => {
    document.body.dataset.jpThemeLight = "false";
    const root = document.createElement("section");
    const leave = followLook(root);
    choose({ projector: true });
    expect(root.dataset).toMatchObject({ theme: "light", projector: "" });
    choose({ theme: "dark" });
    expect(root.dataset.theme).toBe("dark");
    leave();
    delete document.body.dataset.jpThemeLight;
  });
});

describe("the panel at a table", () => {
  it("shows what was chosen and chooses; every control is out of the notebook's reach", () => {
    const { one, all } = stage("discard");
    one<HTMLSelectElement>("select[id$=-set-deck]").value = "classic";
    one("select[id$=-set-deck]").dispatchEvent(new Event("change", { bubbles: true }));
    one<HTMLInputElement>("input[id$=-set-letters]").click();
    expect(one("section.gin").dataset).toMatchObject({ deck: "classic", letters: "" });
    choose({ letters: false });
    expect(one<HTMLInputElement>("input[id$=-set-letters]").checked).toBe(false);
    for (const control of all(".settings :is(input, select, summary)")) {
      expect(control.dataset.lmSuppressShortcuts).toBe("true");
    }
    for (const control of all(".settings :is(input, select)")) {
      expect((control as HTMLInputElement).labels).toHaveLength(1);
    }
  });

  it("is closed by Esc, with the focus on what opened it", () => {
    const { one, key } = stage("discard");
    const panel = one<HTMLDetailsElement>(".settings");
    panel.open = true;
    one("select[id$=-set-deck]").focus();
    key("Escape");
    expect(panel.open).toBe(false);
    expect(document.activeElement).toBe(one(".settings summary"));
  });

  it("leaves letters to its lists", () => {
    const { one, key, model } = stage("draw");
    one("select[id$=-set-deck]").focus();
    expect(key("s")).toBe(true);
    expect(model.sent).toEqual([]);
  });
});

describe("what Python must know", () => {
  const bots = [
    { key: "simple", name: "simple" },
    { key: "careful", name: "careful" },
  ];
  const options = { hints: 4, bots, steps: true };

  it("is not sent where it is so already", () => {
    expect(stage("discard").model.sent).toEqual([]);
  });

  it("is sent as it is chosen, looks are not", () => {
    const { model } = stage("discard", { options: { ...options, bot: "simple" } });
    choose({ deck: "two" });
    choose({ hints: "1" });
    choose({ bot: "careful", hints: "4" });
    choose({ bot: "simple", steps: false });
    expect(model.sent).toEqual([
      { kind: "settings", hints: 1, bot: "simple", steps: true },
      { kind: "settings", hints: 4, bot: "careful", steps: true },
      { kind: "settings", hints: 4, bot: "simple", steps: false },
    ]);
  });

  it("is sent when a table opens, but whom a notebook names plays there", () => {
    choose({ hints: "2", bot: "careful" });
    const open = (bot: string) =>
      stage("discard", { options: { ...options, bot } }, { reload: true }).model.sent;
    expect(open("simple")).toEqual([{ kind: "settings", hints: 2, bot: "careful", steps: true }]);
    const [first, ...others] = [...bots].reverse();
    expect(
      stage(
        "discard",
        { options: { ...options, bot: "simple", bots: [first, ...others] } },
        { reload: true },
      ).model.sent,
    ).toEqual([{ kind: "settings", hints: 2, bot: "simple", steps: true }]);
  });

  it("names nobody whom this table does not know", () => {
    choose({ bot: "grandmaster" });
    expect(stage("discard", {}, { reload: true }).model.sent).toEqual([]);
  });
});

describe("single keys", () => {
  it("do nothing when they are switched off, and Shift and P is one of them", () => {
    choose({ keys: false });
    const { key, one, model, option, state } = stage("draw", {}, { reload: true });
    const first = state.hand.groups[0]?.cards[0]?.code ?? "";
    option(first).focus();
    for (const k of ["s", "p", "?", "7"]) expect(key(k)).toBe(true);
    key("P", { shiftKey: true });
    expect(model.sent).toEqual([]);
    expect(one("section.gin").dataset.projector).toBeUndefined();
    expect((document.activeElement as HTMLElement).dataset.code).toBe(first);
  });

  it("Shift and P makes the table large, and as it was again", () => {
    const { key, one, model } = stage("draw");
    one("[role=option][tabindex='0']").focus();
    key("P", { shiftKey: true });
    expect(one("section.gin").dataset.projector).toBe("");
    key("P", { shiftKey: true });
    expect(one("section.gin").dataset.projector).toBeUndefined();
    expect(model.sent).toEqual([]);
  });

  it("? asks for help", () => {
    const { key, one, model, state } = stage("draw");
    one("[role=option][tabindex='0']").focus();
    key("?", { shiftKey: true });
    expect(model.sent).toEqual([{ kind: "command", turn: state.turn, text: "help" }]);
  });
});
