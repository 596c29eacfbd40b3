import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LOST_AFTER, WAITING_AFTER } from "../src/lib/play";
import type { TableState } from "../src/wire";
import { keptGames, newBrowser, newTab, seen, stage, wire, words } from "./stage";

const offer = wire<TableState>("offer");
const discard = wire<TableState>("discard");

/** A fresh kernel's table. */
const fresh = { ...offer, say: { ...offer.say, id: 1 }, save: { ...offer.save, code: "FRESH" } };
const save = {
  code: "LATER",
  place: "hand 3, turn 7, to throw",
  rules: offer.save.rules,
  step: "",
};

/** Plays on a fresh page until there is something to keep. */
function played(code = save.code) {
  const table = stage(fresh);
  table.become({ turn: fresh.turn + 1, say: { ...fresh.say, id: 2 }, save: { ...save, code } });
  table.leave();
}

/** The page after a reload: a fresh kernel in the same tab. */
const reloaded = () => stage(fresh, {}, { reload: true });

const named = (table: ReturnType<typeof stage>, name: string) =>
  table.all("button").find((button) => seen(button) === name);

describe("a game that was kept", () => {
  it("is offered after a reload and comes back", () => {
    played();
    const table = reloaded();
    expect(seen(table.status())).toBe(`A game was begun here: ${save.place}. Go on with it?`);
    named(table, `Continue ${save.place}`)?.click();
    expect(table.model.sent).toEqual([
      { kind: "restore", turn: fresh.turn, code: "LATER", step: "" },
    ]);
    // What was said before the question is not said again on the way.
    expect(seen(table.status())).toBe(`A game was begun here: ${save.place}. Go on with it?`);
    table.become({ turn: fresh.turn + 1, say: { ...fresh.say, id: 2 }, save });
    expect(table.all(".kept")).toEqual([]);
    table.leave();
    expect(named(reloaded(), `Continue ${save.place}`)).toBeDefined();
  });

  it("is not offered again where it was not wanted", () => {
    played();
    const table = reloaded();
    named(table, words.resume_no ?? "")?.click();
    expect(table.all(".kept")).toEqual([]);
    expect(seen(table.status())).toBe(fresh.say.text);
    table.leave();
    expect(reloaded().all(".kept")).toEqual([]);
  });

  it("is not lost to who plays on without an answer", () => {
    played();
    const table = reloaded();
    table.become({ turn: 9, say: { ...fresh.say, id: 2 }, save: { ...save, code: "OTHER" } });
    expect(named(table, `Continue ${save.place}`)).toBeDefined();
    table.leave();
    const codes = keptGames().map((key) => JSON.parse(localStorage.getItem(key) ?? "").code);
    expect(codes.sort()).toEqual(["LATER", "OTHER"]);
  });

  it("is offered in another tab too, and neither overwrites the other", () => {
    played();
    newTab();
    const table = reloaded();
    expect(named(table, `Continue ${save.place}`)).toBeDefined();
    table.become({ turn: 9, say: { ...fresh.say, id: 2 }, save: { ...save, code: "OTHER" } });
    expect(keptGames()).toHaveLength(2);
  });

  it("is one of at most six", () => {
    played();
    for (let n = 0; n < 9; n += 1) {
      newTab();
      const table = reloaded();
      table.become({ turn: 9, say: { ...fresh.say, id: 2 }, save: { ...save, code: `N${n}` } });
      table.leave();
    }
    expect(localStorage.length).toBeLessThanOrEqual(6);
  });

  it("is of the same rules and the same table of the page", () => {
    played();
    const other = stage(
      { ...fresh, save: { ...fresh.save, rules: "elimination" } },
      {},
      { reload: true },
    );
    expect(other.all(".kept")).toEqual([]);
  });

  it("is of the same notebook, where JupyterLab shows several at one address", () => {
    const first = stage(fresh, {}, { notebook: "a1" });
    first.become({ turn: fresh.turn + 1, say: { ...fresh.say, id: 2 }, save });
    first.leave();
    expect(stage(fresh, {}, { reload: true, notebook: "b2" }).all(".kept")).toEqual([]);
    const again = stage(fresh, {}, { reload: true, notebook: "a1" });
    expect(named(again, `Continue ${save.place}`)).toBeDefined();
  });

  it("is not asked for while the kernel still has the table", () => {
    played();
    const table = stage(discard, { say: { ...discard.say, id: 8 } }, { reload: true });
    expect(table.all(".kept")).toEqual([]);
  });

  it.each(["", "{", "[]", '{"code": 5}', "null"])("that is damaged is passed over: %s", (text) => {
    played();
    for (const key of keptGames()) localStorage.setItem(key, text);
    expect(reloaded().all(".kept")).toEqual([]);
  });

  it("is no matter where the browser keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("sessionStorage", undefined);
    const table = stage(fresh, {}, { reload: true });
    table.become({ turn: 9, say: { ...fresh.say, id: 2 }, save });
    expect(seen(table.one(".heading"))).toBe(fresh.heading);
    newBrowser();
  });
});

type Slot = (sender: unknown, status: string) => void;

/** A kernel as JupyterLab and Voila show it. */
function kernel() {
  const signal = () => {
    const slots = new Set<Slot>();
    return {
      connect: (slot: Slot) => slots.add(slot) && true,
      disconnect: (slot: Slot) => slots.delete(slot),
      emit: (status: string) => {
        for (const slot of slots) slot(null, status);
      },
      slots,
    };
  };
  return {
    id: "k",
    serverSettings: { baseUrl: "/base/" },
    statusChanged: signal(),
    connectionStatusChanged: signal(),
    reconnect: vi.fn(() => Promise.resolve()),
  };
}

describe("a table that is gone", () => {
  beforeEach(() => {
    newBrowser();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const connected = () => {
    const life = kernel();
    const table = stage(discard, {}, { widgetManager: { kernel: life } });
    return { life, table, alert: table.one("[role=alert]") };
  };
  const answers = (status: number) =>
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.resolve({ status, ok: status === 200 })),
    );

  it("says so after ten seconds without a line, and is there again with it", () => {
    const { life, table, alert } = connected();
    life.connectionStatusChanged.emit("connecting");
    vi.advanceTimersByTime(WAITING_AFTER);
    expect(seen(table.status())).toBe(words.waiting);
    expect(alert.textContent).toBe("");
    vi.advanceTimersByTime(LOST_AFTER - WAITING_AFTER);
    expect(alert.textContent).toBe(words.lost);
    expect(table.all("[role=option]").length).toBe(11);
    expect(named(table, words.copy_code ?? "")).toBeDefined();
    life.connectionStatusChanged.emit("connected");
    expect(table.model.sent).toEqual([{ kind: "sync" }]);
    table.become({ say: { ...discard.say, id: 99, text: "Here." } });
    expect(alert.textContent).toBe("");
    expect(table.all(".rescue")).toEqual([]);
  });

  it("says nothing of a short cut", () => {
    const { life, table, alert } = connected();
    life.connectionStatusChanged.emit("connecting");
    vi.advanceTimersByTime(WAITING_AFTER - 1);
    life.connectionStatusChanged.emit("connected");
    table.become({ say: { ...discard.say, id: 99, text: "Here." } });
    vi.advanceTimersByTime(LOST_AFTER);
    expect(seen(table.status())).toBe("Here.");
    expect(alert.textContent).toBe("");
  });

  it("is looked for by a press, and asked what it holds when it is there", async () => {
    answers(200);
    const { life, table } = connected();
    life.connectionStatusChanged.emit("disconnected");
    vi.advanceTimersByTime(LOST_AFTER);
    named(table, words.retry ?? "")?.click();
    await vi.waitFor(() => expect(table.model.sent).toEqual([{ kind: "sync" }]));
    expect(fetch).toHaveBeenCalledWith("/base/api/kernels/k", { cache: "no-store" });
    expect(life.reconnect).toHaveBeenCalled();
  });

  it("brings a new page where the kernel is gone for good", async () => {
    answers(404);
    const reload = vi.fn();
    vi.stubGlobal("location", { pathname: "/", reload });
    const { life, table, alert } = connected();
    life.statusChanged.emit("dead");
    expect(alert.textContent).toBe(words.lost);
    named(table, words.retry ?? "")?.click();
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it("asks in a notebook for the cell to be run again", async () => {
    answers(200);
    const { life, table, alert } = connected();
    table.el.classList.add("jp-NotebookPanel");
    life.statusChanged.emit("autorestarting");
    named(table, words.retry ?? "")?.click();
    await vi.waitFor(() => expect(alert.textContent).toBe(words.rerun));
    expect(table.model.sent).toEqual([]);
  });

  it("says when there is still no answer", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("no network"))),
    );
    const { life, table, alert } = connected();
    life.statusChanged.emit("dead");
    named(table, words.retry ?? "")?.click();
    await vi.waitFor(() => expect(seen(table.status())).toBe(words.still_lost));
    expect(alert.textContent).toBe(words.lost);
  });

  it("leaves nothing listening behind", () => {
    const { life, table } = connected();
    table.leave();
    expect(life.statusChanged.slots.size + life.connectionStatusChanged.slots.size).toBe(0);
  });
});
