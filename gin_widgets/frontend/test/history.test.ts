import { describe, expect, it } from "vitest";
import type { TableState } from "../src/wire";
import { seen, stage, wire } from "./stage";

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
    one("input").focus();
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

  it("are one tab stop beside the actions", () => {
    const { offer, key, all } = stage("discard");
    offer("undo").focus();
    key("ArrowRight");
    expect(document.activeElement).toBe(offer("redo"));
    expect(all(".tools [tabindex='0']")).toEqual([offer("redo")]);
    expect(all(".actions [role=toolbar] button[tabindex='0']")).toHaveLength(1);
  });
});
