// The showdown in steps, what opens on the scoreboard, whose lines the log shows, and a page that is quiet for long.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IDLE_AFTER } from "../src/lib/idle";
import type { TableState } from "../src/wire";
import { heard, newBrowser, seen, stage, wire, words } from "./stage";

const named = (table: ReturnType<typeof stage>, name: string) =>
  table.all("button").find((button) => seen(button) === name);

describe("a showdown", () => {
  it("tells where it is, and what each layoff takes away", () => {
    const state = wire<TableState>("scene_layoffs");
    const { all, one } = stage(state);
    expect(all(".showdown li").map(seen)).toEqual(
      state.scene?.names.map((name, i) => `${i + 1} ${name}`),
    );
    expect(seen(one(".showdown [aria-current]"))).toBe("3 layoffs");
    const [[code, worth] = []] = Object.entries(state.scene?.worth ?? {});
    expect(seen(one(`.result .laid[data-code="${code}"] .tag`))).toBe(worth);
    expect(heard(one(".result"))).toContain(`${words[`card.${code}`]} ${worth}`);
    expect(all(".verdict, .result .sums")).toEqual([]);
  });

  it("keeps cards face down until their step", () => {
    const { all } = stage("scene_melds");
    expect(all(".result .backs")).toHaveLength(1);
    expect(stage("scene_own").all(".result .backs")).toEqual([]);
  });

  it("goes on by its button, and says whose hand it is where one lays off for another", () => {
    const { model, offer, state } = stage("scene_own");
    offer("step").click();
    expect(model.sent).toEqual([{ kind: "intent", turn: state.turn, action: "step" }]);
    const { one } = stage("scene_together");
    expect(one("[role=listbox]").getAttribute("aria-label")).toBe("The hand of North");
  });
});

describe("the scoreboard", () => {
  it("opens each hand to its sum, both ledgers in their own columns", () => {
    const table = stage("both_ledgers");
    const { rows, columns } = table.state.score;
    const [first] = table.all(".opens");
    expect(table.all(".opens")).toHaveLength(rows.length);
    expect(table.all(".opens[tabindex='0']")).toHaveLength(1);
    first?.click();
    expect(first?.getAttribute("aria-expanded")).toBe("true");
    expect(table.all(".opened thead th").map(seen)).toEqual(columns);
    expect(table.all(".opened tbody tr").map(seen)).toEqual(
      rows[0]?.sums.map(({ text, cells }) => `${text}${cells.join("")}`),
    );
    first?.click();
    expect(table.all(".opened")).toEqual([]);
  });
});

describe("the log", () => {
  it("shows all lines or those of one side, in one tab stop", () => {
    const table = stage("over");
    const whose = (who: string) => table.state.log.filter((line) => line.who === who).length;
    const lines = () => table.all("[role=log] li").length;
    expect(lines()).toBe(table.state.log.length);
    named(table, words["log_of.you"] ?? "")?.click();
    expect(lines()).toBe(whose("you"));
    named(table, words["log_of.other"] ?? "")?.click();
    expect(lines()).toBe(whose("other"));
    expect(table.one("[role=radio][aria-checked=true]").textContent).toBe(words["log_of.other"]);
    expect(table.all(".logged [tabindex='0']")).toHaveLength(1);
  });
});

describe("a page in Voila that is quiet for long", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, "", "/voila/render/play.ipynb");
  });
  afterEach(() => {
    vi.useRealTimers();
    history.replaceState(null, "", "/");
    newBrowser();
  });

  it("warns, and is heard of by a press", () => {
    const table = stage("draw");
    vi.advanceTimersByTime(IDLE_AFTER - 1);
    expect(named(table, words.idle_yes ?? "")).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(seen(table.status())).toBe(words.idle);
    named(table, words.idle_yes ?? "")?.click();
    expect(table.model.sent).toEqual([{ kind: "awake" }]);
    expect(named(table, words.idle_yes ?? "")).toBeUndefined();
    vi.advanceTimersByTime(IDLE_AFTER);
    expect(named(table, words.idle_yes ?? "")).toBeDefined();
    table.leave();
  });

  it("is not quiet where something is done", () => {
    const table = stage("draw");
    vi.advanceTimersByTime(IDLE_AFTER - 1);
    table.offer("draw").click();
    table.become({ turn: table.state.turn + 1 });
    vi.advanceTimersByTime(IDLE_AFTER - 1);
    expect(named(table, words.idle_yes ?? "")).toBeUndefined();
    table.leave();
  });
});
