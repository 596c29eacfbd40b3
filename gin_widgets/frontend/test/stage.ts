// A table on a page without a kernel: a model that remembers what was sent, and hands to touch the page with.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { AnyModel, Host } from "@anywidget/types";
import { vi } from "vitest";
import table from "../src/views/table";
import type { Message, TableModel, TableState } from "../src/wire";

export const STATES = [
  "offer",
  "draw",
  "discard",
  "blocked_knock",
  "spread",
  "layoff",
  "over",
  "finished",
  "spreads",
  "three_discard",
  "six_draw",
  "six_layoff",
  "six_over",
  "six_watching",
  "own_order",
  "own_groups",
  "looking",
  "tried",
  "grading",
  "reviewing",
  "shown",
  "scene_melds",
  "scene_own",
  "scene_layoffs",
  "scene_counts",
  "scene_together",
  "six_scene",
  "both_ledgers",
] as const;

/** A file of tests/data/wire, which both languages read. */
export function wire<T>(name: string): T {
  const path = resolve(import.meta.dirname, "../../../tests/data/wire", `${name}.json`);
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

export const words = wire<Record<string, string>>("words");

export class Model {
  readonly sent: Message[] = [];
  readonly listeners = new Map<string, Set<() => void>>();
  private readonly values: TableModel;

  constructor(state: TableState, notebook = "") {
    this.values = { state, words, notebook };
  }

  get<K extends keyof TableModel>(key: K): TableModel[K] {
    return this.values[key];
  }

  send(message: Message): void {
    this.sent.push(message);
  }

  on(event: string, callback: () => void): void {
    this.listeners.set(event, (this.listeners.get(event) ?? new Set()).add(callback));
  }

  off(event: string, callback: () => void): void {
    this.listeners.get(event)?.delete(callback);
  }

  become(state: TableState): void {
    this.values.state = state;
    for (const callback of this.listeners.get("change:state") ?? []) callback();
  }
}

/** What a page keeps, without the events that would count as timers. */
class Memory {
  private readonly kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key(i: number): string | null {
    return [...this.kept.keys()][i] ?? null;
  }
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.kept.set(key, text);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
  clear(): void {
    this.kept.clear();
  }
}

/** A new tab, in a browser that keeps what it kept. */
export function newTab(): void {
  vi.stubGlobal("sessionStorage", new Memory());
}

/** A browser that has kept nothing. */
export function newBrowser(): void {
  vi.stubGlobal("localStorage", new Memory());
  newTab();
}

newBrowser();

/** The keys of the games that the browser keeps. */
export function keptGames(): string[] {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "");
  return keys.filter((key) => key.startsWith("gin-widgets game"));
}

let widths: ((entries: { contentRect: { width: number; height: number } }[]) => void)[] = [];

class FakeResizeObserver {
  constructor(private readonly callback: (typeof widths)[number]) {}
  observe(): void {
    widths.push(this.callback);
  }
  disconnect(): void {
    widths = widths.filter((callback) => callback !== this.callback);
  }
}

vi.stubGlobal("ResizeObserver", FakeResizeObserver);

/** Gives every view on the page this width. */
export function resizeTo(width: number): void {
  for (const callback of widths) callback([{ contentRect: { width, height: 120 } }]);
}

/** A table on an empty page; the games that the browser keeps are forgotten, unless it is the page after a reload. */
export function stage(
  start: TableState | (typeof STATES)[number],
  change: object = {},
  { reload = false, widgetManager = undefined as unknown, notebook = "" } = {},
) {
  vi.stubGlobal("ResizeObserver", FakeResizeObserver);
  if (!reload) {
    for (const key of keptGames()) localStorage.removeItem(key);
    newTab();
  }
  const state = typeof start === "string" ? wire<TableState>(start) : start;
  const model = Object.assign(new Model({ ...state, ...change }, notebook), {
    widget_manager: widgetManager,
  });
  const el = document.createElement("div");
  const abort = new AbortController();
  document.body.replaceChildren(el);
  const leave = table.render({
    model: model as unknown as AnyModel<TableModel>,
    el,
    signal: abort.signal,
    host: {} as Host,
    experimental: { invoke: () => Promise.reject(new Error("not used")) },
  });
  const one = <E extends Element = HTMLElement>(selector: string): E => {
    const found = el.querySelector<E>(selector);
    if (!found) throw new Error(`Nothing on the page for ${selector}`);
    return found;
  };
  return {
    model,
    el,
    one,
    leave,
    abort,
    get state() {
      return model.get("state");
    },
    all: (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)],
    option: (code: string) => one(`[role=option][data-code="${code}"]`),
    offer: (key: string) => one<HTMLButtonElement>(`[data-offer="${key}"]`),
    status: () => one("[role=status]"),
    become: (next: Partial<TableState>) => model.become({ ...model.get("state"), ...next }),
    width: resizeTo,
    /** Presses a key on the focused element; true if the page was left to do its own thing with it. */
    key: (key: string, more: KeyboardEventInit = {}) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
      ),
  };
}

/** The text as it is seen: without what only the ear gets. */
export function seen(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll(".unseen, [hidden]")) unseen.remove();
  return (copy.textContent ?? "").trim();
}

/** The text as it is heard: without what is hidden from the ear. */
export function heard(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll("[aria-hidden=true]")) silent.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}
