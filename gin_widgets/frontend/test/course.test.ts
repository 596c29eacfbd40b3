import type { AnyModel, Host } from "@anywidget/types";
import { beforeEach, describe, expect, it } from "vitest";
import course, {
  COURSE_KEYS,
  type CourseMessage,
  type CourseModel,
  type CourseReply,
} from "../src/lesson/course";
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
  const values: CourseModel = { lessons, words, reply: null };
  const sent: CourseMessage[] = [];
  const heard = new Set<() => void>();
  const leave = course.render({
    model: {
      get: (key: string) => values[key],
      send: (message: CourseMessage) => sent.push(message),
      on: (event: string, f: () => void) => event === "change:reply" && heard.add(f),
      off: (_: string, f: () => void) => heard.delete(f),
    } as unknown as AnyModel<CourseModel>,
    el,
    signal: new AbortController().signal,
    host: {} as Host,
    experimental: { invoke: () => Promise.reject(new Error("not used")) },
  });
  const answer = (reply: Partial<CourseReply>) => {
    values.reply = { id: 1, code: "", saved: "", text: "", refused: false, ...reply };
    for (const f of heard) f();
  };
  return {
    el,
    leave,
    sent,
    heard,
    answer,
    rows: () => [...el.querySelectorAll("li")].map((row) => seen(row).trim()),
  };
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
    expect(el.querySelector("a.main")?.textContent).toBe("Continue: What a card costs");
  });

  it("names the game, and goes on with a lesson that is not begun once another was", () => {
    keep({ passed: ["L00"], places: {} });
    const { el } = stage();
    expect(el.querySelector("h2")?.textContent).toBe("Oklahoma Gin: the course");
    expect(el.querySelector("a.main")?.textContent).toBe("Continue: What a card costs");
  });

  it("tells a lesson that was gone through without passing from one that is passed", () => {
    keep({ places: { L01: { tasks, at: 2 } } });
    expect(stage().rows()[1]).toBe("L01 What a card costsnot passed yet");
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

  it("shows the code for what this browser keeps once that is asked for", () => {
    keep({ passed: ["L00"] });
    const { el, sent, answer } = stage();
    expect(sent).toEqual([]);
    const panel = el.querySelector("details") as HTMLDetailsElement;
    panel.open = true;
    panel.dispatchEvent(new Event("toggle"));
    expect(sent).toEqual([{ kind: "code", saved: localStorage.getItem("gin-widgets course") }]);
    answer({ code: "ABCDE-12345" });
    expect(el.querySelector("textarea")?.value).toBe("ABCDE-12345");
    expect(el.textContent).toContain(words.code_holds);
  });

  it("takes up a code, keeps what it holds beside the rest, and goes on there", () => {
    keep({ passed: ["L00"] });
    const { el, sent, answer, rows } = stage();
    const input = el.querySelector("[data-resume]") as HTMLInputElement;
    input.value = "ABCDE-12345";
    input.form?.requestSubmit();
    const saved = localStorage.getItem("gin-widgets course") ?? "";
    expect(sent).toEqual([{ kind: "restore", saved, text: "ABCDE-12345" }]);
    const more = { v: 1, records: {}, passed: ["L00", "L01"], places: { L05: { tasks, at: 1 } } };
    answer({ saved: JSON.stringify(more), text: "Taken up." });
    expect(rows()).toContain("L05 The limit1 of 2");
    expect(el.querySelector("a.main")?.textContent).toBe("Continue: The limit");
    expect(el.querySelector("[role=status]")?.textContent).toBe("Taken up.");
    expect(sent.at(-1)).toEqual({
      kind: "code",
      saved: localStorage.getItem("gin-widgets course"),
    });
  });

  it("tells why a code was refused, and keeps what there is", () => {
    keep({ passed: ["L00"] });
    const before = localStorage.getItem("gin-widgets course");
    const { el, answer } = stage();
    answer({ text: "A letter is wrong.", refused: true });
    expect(el.querySelector(".say.refused")?.textContent).toBe("A letter is wrong.");
    expect(localStorage.getItem("gin-widgets course")).toBe(before);
  });

  it("leaves nothing behind", () => {
    const { el, leave, heard } = stage();
    leave();
    expect(heard.size).toBe(0);
    expect(el.childElementCount).toBe(0);
  });
});
