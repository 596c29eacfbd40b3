import type { AnyModel, Host } from "@anywidget/types";
import { beforeEach, describe, expect, it } from "vitest";
import course, { COURSE_KEYS, type CourseModel } from "../src/lesson/course";
import { seen, wire } from "./stage";

const words = wire<Record<string, string>>("../course/words");
const lessons = [
  { id: "L00", title: "Sixty seconds", unit: "A", page: "L00.ipynb", passes: true },
  { id: "L01", title: "What a card costs", unit: "A", page: "L01.ipynb", passes: true },
  { id: "L05", title: "The limit", unit: "B", page: "L05.ipynb", passes: true },
  { id: "L17", title: "Review", unit: "B", page: "L17.ipynb", passes: false },
];

function stage() {
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const values: CourseModel = { lessons, words };
  const leave = course.render({
    model: {
      get: (key: string) => values[key],
      on: () => {},
      off: () => {},
    } as unknown as AnyModel<CourseModel>,
    el,
    signal: new AbortController().signal,
    host: {} as Host,
    experimental: { invoke: () => Promise.reject(new Error("not used")) },
  });
  return { el, leave, rows: () => [...el.querySelectorAll("li")].map((row) => seen(row).trim()) };
}

const tasks = ["alone L01-1", "alone L01-2"];
const keep = (saved: object) =>
  localStorage.setItem(
    "gin-widgets course",
    JSON.stringify({ v: 1, records: {}, passed: [], places: {}, ...saved }),
  );

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/voila/render/index.ipynb");
});

describe("the map of the course", () => {
  it("has exactly the words that its view needs", () => {
    expect([...COURSE_KEYS].sort()).toEqual(Object.keys(words).sort());
  });

  it("begins with the first lesson, and lists all by unit", () => {
    const { el, rows } = stage();
    const next = el.querySelector<HTMLAnchorElement>("a.main");
    expect(next?.textContent).toBe("Begin: Sixty seconds");
    expect(next?.getAttribute("href")).toBe("L00.ipynb");
    expect([...el.querySelectorAll("h3")].map(seen)).toEqual(["The hand", "The turn"]);
    expect(rows()).toEqual([
      "L00 Sixty seconds",
      "L01 What a card costs",
      "L05 The limit",
      "L17 Review",
    ]);
  });

  it("tells what is passed and how far one is, and goes on there", () => {
    keep({ passed: ["L00"], places: { L01: { tasks, at: 1 }, L05: "damaged" } });
    const { el, rows } = stage();
    expect(rows()).toEqual([
      "L00 Sixty seconds passed",
      "L01 What a card costs1 of 2",
      "L05 The limit",
      "L17 Review",
    ]);
    expect(el.querySelector("a.main")?.textContent).toBe("Go on: What a card costs");
  });

  it("is drawn anew when another page has kept something", () => {
    const { el } = stage();
    keep({ passed: ["L00", "L01", "L05"] });
    window.dispatchEvent(new Event("storage"));
    expect(el.textContent).toContain(words.all_passed);
  });

  it("links only where the pages lie beside each other", () => {
    history.replaceState(null, "", "/lab/tree/index.ipynb");
    const { el } = stage();
    expect(el.querySelectorAll("a")).toHaveLength(0);
    expect(el.textContent).toContain("Begin: Sixty seconds");
  });

  it("leaves nothing behind", () => {
    const { el, leave } = stage();
    leave();
    expect(el.childElementCount).toBe(0);
  });
});
