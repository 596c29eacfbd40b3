import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { AnyModel, Host } from "@anywidget/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import editor from "../src/editor/editor";
import type {
  EditorForm,
  EditorMessage,
  EditorModel,
  EditorState,
  FieldForm,
  FieldState,
  GroupForm,
  Option,
  PartForm,
  Problem,
  SourceSays,
} from "../src/editor/wire";
import { EDITOR_KEYS } from "../src/editor/words";
import { count, flag, list, mapping, oneOf, orNull, record, text } from "./shape";
import { heard, resizeTo, seen, words as tableWords } from "./stage";

const MOMENTS = ["start", "changed", "contradiction", "refused", "playing", "undone"] as const;

function golden<T>(name: string): T {
  const path = resolve(import.meta.dirname, "../../../tests/data/editor", `${name}.json`);
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

const cards = Object.entries(tableWords).filter(([key]) => key.startsWith("card."));
const words = { ...golden<Record<string, string>>("words"), ...Object.fromEntries(cards) };
const form = golden<EditorForm>("form");
const moment = (name: (typeof MOMENTS)[number]) => golden<EditorState>(name);

const editorForm = record<EditorForm>({
  v: oneOf(1),
  name: text,
  presets: list(record<EditorForm["presets"][number]>({ key: text, label: text })),
  groups: list(
    record<GroupForm>({
      id: text,
      title: text,
      fields: list(
        record<FieldForm>({
          id: text,
          label: text,
          meaning: text,
          contested: flag,
          rare: flag,
          parts: list(
            record<PartForm>({
              id: text,
              label: text,
              options: list(record<Option>({ word: text, label: text, meaning: text })),
              least: orNull(count),
              most: orNull(count),
            }),
          ),
          said: list(record<SourceSays>({ who: text, standing: text, says: text, quote: text })),
        }),
      ),
    }),
  ),
});

const editorState = record<EditorState>({
  v: oneOf(1),
  turn: count,
  say: record<EditorState["say"]>({ id: count, text, refused: flag }),
  preset: text,
  name: text,
  verdict: text,
  problems: list(record<Problem>({ text, fields: list(text) })),
  changes: list(record<EditorState["changes"][number]>({ field: text, text })),
  fields: mapping(
    record<FieldState>({ parts: mapping(text), back: text, problems: list(text), idle: text }),
  ),
  text,
  link: text,
  play: text,
  playing: text,
  undo: flag,
});

function stage(name: (typeof MOMENTS)[number] = "start") {
  const values: EditorModel = { form, state: moment(name), words };
  const listeners = new Map<string, Set<() => void>>();
  const sent: EditorMessage[] = [];
  const model = {
    get: (key: string) => values[key],
    send: (message: EditorMessage) => sent.push(message),
    on: (event: string, f: () => void) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(f)),
    off: (event: string, f: () => void) => listeners.get(event)?.delete(f),
  };
  const el = document.createElement("div");
  const abort = new AbortController();
  document.body.replaceChildren(el);
  const leave = editor.render({
    model: model as unknown as AnyModel<EditorModel>,
    el,
    signal: abort.signal,
    host: {} as Host,
    experimental: { invoke: () => Promise.reject(new Error("not used")) },
  });
  const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = el.querySelector<E>(selector);
    if (!found) throw new Error(`Nothing on the page for ${selector}`);
    return found;
  };
  const field = (id: string) => one(`[data-field="${id}"]`);
  return {
    el,
    sent,
    listeners,
    leave,
    abort,
    one,
    field,
    all: (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)],
    radio: (id: string, word: string) =>
      field(id).querySelector(`input[value="${word}"]`) as HTMLInputElement,
    number: (id: string) => field(id).querySelector("input[type=number]") as HTMLInputElement,
    /** Python's answer: the next turn, or the same one for a refusal. */
    answer: (change: Partial<EditorState>, refused = false) => {
      const { turn, say } = values.state;
      values.state = {
        ...values.state,
        turn: refused ? turn : turn + 1,
        say: { id: say.id + 1, text: "Answered.", refused },
        ...change,
      };
      for (const f of listeners.get("change:state") ?? []) f();
    },
  };
}

function type(input: HTMLInputElement, value: string): void {
  input.focus();
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

const commit = (input: HTMLInputElement) =>
  input.dispatchEvent(new Event("change", { bubbles: true }));

describe("the golden form and states", () => {
  it("have exactly the fields of the contract", () => {
    editorForm(form, "form");
    for (const name of MOMENTS) editorState(moment(name), name);
  });

  it("come with exactly the words that the view needs", () => {
    expect([...EDITOR_KEYS].sort()).toEqual(Object.keys(words).sort());
  });

  it.each(MOMENTS)("%s is drawn with every field, and no word is missing", (name) => {
    const { el, all, one, field } = stage(name);
    const state = moment(name);
    const fields = form.groups.flatMap((group) => group.fields);
    expect(all("fieldset[data-field]")).toHaveLength(fields.length);
    for (const { id, label, meaning } of fields) {
      expect(field(id).textContent).toContain(label);
      expect(seen(field(id))).toContain(meaning.slice(0, 3));
    }
    expect(el.textContent).not.toMatch(/\{\w+\}/);
    expect(EDITOR_KEYS.filter((key) => /_/.test(key) && el.textContent?.includes(key))).toEqual([]);
    expect(heard(el)).not.toMatch(/[♠♥♦♣]/);
    expect(seen(one("[role=status]"))).toBe(state.say.text);
    expect(one<HTMLTextAreaElement>("textarea").value).toBe(state.text);
    expect(all("[role=status]")).toHaveLength(1);
    expect(all("[role=alert]")).toHaveLength(1);
  });

  it.each(MOMENTS)("%s has every control as the state says", (name) => {
    const { all } = stage(name);
    const state = moment(name);
    for (const { id, parts } of form.groups.flatMap((group) => group.fields)) {
      for (const part of parts) {
        const value = state.fields[id]?.parts[part.id];
        if (part.options.length === 0) continue;
        const checked = all(`[data-field="${id}"] input[name$="-${part.id}"]:checked`);
        expect(checked.map((input) => (input as HTMLInputElement).value)).toEqual([value]);
      }
    }
  });
});

describe("what is sent", () => {
  it.each(golden<EditorMessage[]>("intents"))(
    "$kind at turn $turn goes as it stands",
    (message) => {
      const { turn, ...wish } = message;
      const page = stage();
      if (turn > 1) page.answer({ turn, undo: true });
      switch (wish.kind) {
        case "put": {
          const radio = page.radio(wish.field, wish.value);
          if (radio) radio.click();
          else {
            type(page.number(wish.field), wish.value);
            commit(page.number(wish.field));
          }
          break;
        }
        case "back": {
          const state = moment("undone").fields;
          page.answer({ turn, fields: state });
          page.one(`[data-back="${wish.field}"]`).click();
          break;
        }
        case "choose": {
          const select = page.one<HTMLSelectElement>("select");
          select.value = wish.preset;
          select.dispatchEvent(new Event("change", { bubbles: true }));
          break;
        }
        case "call": {
          const input = page.one<HTMLInputElement>("[data-field=key] input");
          type(input, wish.text);
          input.dispatchEvent(new FocusEvent("blur"));
          break;
        }
        case "read":
          page.one<HTMLInputElement>("[data-paste]").value = wish.text;
          page.one("form").dispatchEvent(new Event("submit", { cancelable: true }));
          break;
        case "undo":
          page.one("[data-undo]").click();
          break;
        case "play":
          page.one("[data-play]").click();
      }
      expect(page.sent).toEqual([message]);
    },
  );

  it("goes one after the other, each with the turn that it answers", () => {
    const { sent, radio, answer } = stage();
    radio("tie", "knocker").click();
    radio("scoring", "both").click();
    expect(sent).toHaveLength(1);
    answer({});
    expect(sent.map((message) => message.turn)).toEqual([1, 2]);
    expect(radio("scoring", "both").checked).toBe(true);
  });

  it("is a number once, though a field tells of it twice", () => {
    const { sent, number, answer } = stage();
    type(number("gin_bonus"), "20");
    expect(sent).toEqual([]);
    commit(number("gin_bonus"));
    number("gin_bonus").dispatchEvent(new FocusEvent("blur"));
    expect(sent).toHaveLength(1);
    const fields = moment("start").fields;
    answer({
      fields: {
        ...fields,
        gin_bonus: { ...(fields.gin_bonus as FieldState), parts: { value: "20" } },
      },
    });
    number("gin_bonus").dispatchEvent(new FocusEvent("blur"));
    expect(sent).toHaveLength(1);
  });

  it("is sent by Enter in a number, and no longer than a text form can hold", () => {
    const { sent, number } = stage();
    type(number("gin_bonus"), "12345678901");
    number("gin_bonus").dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
    );
    expect(sent).toMatchObject([{ field: "gin_bonus", value: "123456789" }]);
  });
});

describe("what comes back", () => {
  it("does not take away what is being typed", () => {
    const { number, radio, answer } = stage();
    radio("tie", "knocker").click();
    type(number("gin_bonus"), "7");
    answer({});
    expect(number("gin_bonus").value).toBe("7");
    expect(document.activeElement).toBe(number("gin_bonus"));
  });

  it("names contradictions beside their fields and in one list", () => {
    const { all, field } = stage("contradiction");
    const state = moment("contradiction");
    expect(all(".have .problems li > span:first-child").map(seen)).toEqual(
      state.problems.map((problem) => problem.text),
    );
    for (const problem of state.problems) {
      for (const id of problem.fields) expect(seen(field(id))).toContain(problem.text);
    }
    expect(field("stock_floor").querySelector("input")?.getAttribute("aria-invalid")).toBe("true");
  });

  it("opens what is folded around a new contradiction", () => {
    const { field, answer } = stage();
    const folds = () => [field("stock_floor").closest("details") as HTMLDetailsElement];
    expect(folds().every((details) => details.open)).toBe(false);
    const { problems, fields } = moment("contradiction");
    answer({ problems, fields });
    expect(folds().every((details) => details.open)).toBe(true);
  });

  it("leads from a contradiction to the control", () => {
    const { one, field, radio } = stage("contradiction");
    one('.have [data-goto="stock_floor"]').click();
    expect(document.activeElement).toBe(field("stock_floor").querySelector("input"));
    one('.have [data-goto="scoring"]').click();
    expect(document.activeElement).toBe(radio("scoring", "penalty_points"));
  });

  it("marks what differs, and hands the focus on when it is set back", () => {
    const { one, all, sent, answer, number } = stage("changed");
    const changes = moment("changed").changes.map(({ field }) => field);
    expect(
      all("fieldset.changed")
        .map(({ dataset }) => dataset.field)
        .sort(),
    ).toEqual([...changes].sort());
    const back = one('[data-back="undercut_bonus"]');
    back.focus();
    back.click();
    expect(sent).toMatchObject([{ kind: "back", field: "undercut_bonus" }]);
    answer({ fields: moment("start").fields, changes: [] });
    expect(document.activeElement).toBe(number("undercut_bonus"));
  });

  it("keeps a text that was refused, and clears one that was read", () => {
    const { one, answer } = stage();
    const input = one<HTMLInputElement>("[data-paste]");
    for (const refused of [true, false]) {
      input.value = "house tie=nobody";
      one("form").dispatchEvent(new Event("submit", { cancelable: true }));
      answer({}, refused);
      expect(input.value).toBe(refused ? "house tie=nobody" : "");
      expect(one(".say").classList.contains("refused")).toBe(refused);
    }
  });

  it("puts the form away when a table is laid, and brings it back", () => {
    const { one, all, answer } = stage();
    one("[data-play]").focus();
    one("[data-play]").click();
    answer({ playing: "The table below plays by house rules." });
    expect(all("fieldset")).toHaveLength(0);
    expect(document.activeElement).toBe(one("[data-unfold]"));
    expect(one(".playing").textContent).toBe("The table below plays by house rules.");
    one("[data-unfold]").click();
    expect(all("fieldset").length).toBeGreaterThan(30);
    one("[data-fold]").click();
    expect(all("fieldset")).toHaveLength(0);
  });

  it("leaves the form when no table could be laid", () => {
    const { one, all, answer } = stage();
    one("[data-play]").click();
    answer({}, true);
    expect(all("fieldset").length).toBeGreaterThan(30);
  });
});

describe("the text form", () => {
  const clipboard = (value: unknown) =>
    Object.defineProperty(navigator, "clipboard", { value, configurable: true });
  afterEach(() => clipboard(undefined));

  it("is copied", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    clipboard({ writeText });
    const { one } = stage("changed");
    one("[data-copy]").click();
    await vi.waitFor(() => expect(seen(one("[role=status]"))).toBe(words.copied));
    expect(writeText).toHaveBeenCalledWith(moment("changed").text);
  });

  it.each([undefined, { writeText: () => Promise.reject(new Error("forbidden")) }])(
    "is selected where the page may not copy",
    async (given) => {
      clipboard(given);
      const { one } = stage("changed");
      one("[data-copy]").click();
      await vi.waitFor(() => expect(seen(one("[role=status]"))).toBe(words.selected));
      const area = one<HTMLTextAreaElement>("textarea");
      expect(document.activeElement).toBe(area);
      expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(area.value);
    },
  );
});

describe("on a phone", () => {
  it("only the first group is open by itself", () => {
    const { all } = stage();
    const open = () =>
      all(".group > details").map((details) => (details as HTMLDetailsElement).open);
    resizeTo(1000);
    expect(open()).toEqual(form.groups.map(() => true));
    resizeTo(360);
    expect(open()).toEqual(form.groups.map((_, n) => n === 0));
  });
});

describe("a silent kernel", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is told, and nothing that was put in is lost", () => {
    const { one, radio, number, sent, answer } = stage();
    radio("tie", "knocker").click();
    vi.advanceTimersByTime(2_000);
    expect(seen(one("[role=status]"))).toBe(words.waiting);
    vi.advanceTimersByTime(8_000);
    expect(one("[role=alert]").textContent).toBe(words.lost);
    expect(radio("tie", "knocker").checked).toBe(true);
    type(number("gin_bonus"), "20");
    commit(number("gin_bonus"));
    expect(sent).toHaveLength(2);
    answer({});
    expect(one("[role=alert]").textContent).toBe("");
  });

  it.each(["cleanup", "abort"])("leaves nothing behind after %s", (way) => {
    const { el, radio, leave, abort, listeners } = stage();
    vi.runAllTimers();
    radio("tie", "knocker").click();
    expect(vi.getTimerCount()).toBe(2);
    if (way === "abort") abort.abort();
    else (leave as () => void)();
    expect(vi.getTimerCount()).toBe(0);
    expect(el.childElementCount).toBe(0);
    expect([...listeners.values()].map((set) => set.size)).toEqual([0, 0, 0]);
  });
});

describe("JupyterLab's shortcuts", () => {
  it.each(MOMENTS)("are kept from every control of %s", (name) => {
    const { all, one } = stage(name);
    expect(one("section.gin").dataset.lmSuppressShortcuts).toBe("true");
    for (const control of all("input, button, select, textarea, summary, a")) {
      expect(control.dataset.lmSuppressShortcuts).toBe("true");
    }
  });
});
