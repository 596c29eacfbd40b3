import { describe, expect, it, vi } from "vitest";
import { cutCards, DECK, glyphOf } from "../src/cards/code";
import type { TableState } from "../src/wire";
import { heard, STATES, seen, stage, wire, words } from "./stage";

const discard = wire<TableState>("discard");

describe("leaving", () => {
  it.each(["cleanup", "abort"])(
    "by %s takes away the page, the listeners and the timers",
    (way) => {
      vi.useFakeTimers();
      const { model, el, leave, abort, option, offer, key } = stage("draw");
      offer("draw").click();
      expect(vi.getTimerCount()).toBe(2);
      const card = option(model.get("state").hand.groups[0]?.cards[0]?.code ?? "");
      if (way === "abort") abort.abort();
      else (leave as () => void)();
      expect(vi.getTimerCount()).toBe(0);
      expect(el.childElementCount).toBe(0);
      expect([...model.listeners.values()].map((callbacks) => callbacks.size)).toEqual([0, 0]);
      card.click();
      key("s");
      expect(model.sent).toHaveLength(1);
      vi.useRealTimers();
    },
  );

  it("can be asked for twice", () => {
    const { leave, abort } = stage("draw");
    (leave as () => void)();
    expect(() => abort.abort()).not.toThrow();
  });
});

describe("the theme", () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it("follows the notebook", async () => {
    document.body.dataset.jpThemeLight = "false";
    const { one, leave } = stage("discard");
    expect(one("section.gin").dataset.theme).toBe("dark");
    document.body.dataset.jpThemeLight = "true";
    await settle();
    expect(one("section.gin").dataset.theme).toBe("light");
    const root = one("section.gin");
    (leave as () => void)();
    document.body.dataset.jpThemeLight = "false";
    await settle();
    expect(root.dataset.theme).toBe("light");
    delete document.body.dataset.jpThemeLight;
  });

  it("follows the system where no notebook says anything", () => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("dark"),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    expect(stage("discard").one("section.gin").dataset.theme).toBe("dark");
    vi.stubGlobal("matchMedia", undefined);
    expect(stage("discard").one("section.gin").dataset.theme).toBe("light");
  });
});

describe("two tables on a page", () => {
  it("share no id", () => {
    const ids = (el: HTMLElement) => [...el.querySelectorAll("[id]")].map((node) => node.id);
    const one = ids(stage("discard").el);
    const other = ids(stage("discard").el);
    expect(new Set([...one, ...other]).size).toBe(one.length + other.length);
  });

  it("point at no id that is not there", () => {
    const { el, all } = stage("layoff");
    const used = [...el.querySelectorAll("use")].map((use) => use.getAttribute("href")?.slice(1));
    const named = all("[aria-labelledby], [aria-describedby]").flatMap((node) => [
      node.getAttribute("aria-labelledby"),
      node.getAttribute("aria-describedby"),
    ]);
    for (const id of [...used, ...named]) {
      if (id) expect(el.querySelector(`#${id}`), id).not.toBeNull();
    }
  });
});

describe("in a notebook", () => {
  it.each(STATES)("no shortcut of JupyterLab fires on what has the focus: %s", (name) => {
    const { width, all } = stage(name);
    for (const size of [1280, 360]) {
      width(size);
      const focusable = all("[tabindex], button, input, summary");
      expect(focusable.length).toBeGreaterThan(2);
      for (const element of focusable) {
        expect(element.hasAttribute("data-lm-suppress-shortcuts"), element.outerHTML).toBe(true);
      }
    }
  });
});

describe("on a phone", () => {
  it("the side panels fold to their gist", () => {
    const { width, all, one } = stage("discard");
    expect(all(".sides details")).toHaveLength(0);
    width(360);
    expect(all(".sides details")).toHaveLength(3);
    expect(seen(one(".why .gist"))).toBe(discard.why.headline);
    width(1280);
    expect(all(".sides details")).toHaveLength(0);
  });
});

describe("several opponents", () => {
  it("are a strip each, with what they did last and what all saw them take", () => {
    const { all, state } = stage("six_draw");
    const strips = all(".seats.several > li");
    expect(strips.map((strip) => seen(strip).startsWith("Ada"))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    state.seats.forEach((seat, i) => {
      const text = seen(strips[i] as HTMLElement);
      for (const part of [seat.name, seat.bot, seat.last, seat.took, ...seat.marks]) {
        expect(text).toContain(part);
      }
      const backs = strips[i]?.querySelector("[role=img]");
      expect(backs?.getAttribute("aria-label")).toBe(words.back?.replace("{n}", `${seat.cards}`));
      expect(backs?.childElementCount).toBe(seat.cards);
    });
  });

  it("lie open once they have laid off, the knocker first", () => {
    const { all, state } = stage("six_layoff");
    const open = all(".seats.several > .open");
    expect(open).toHaveLength(state.seats.filter((seat) => seat.shown).length);
    expect(state.seats[0]?.marks).toContain("knocked");
    expect(seen(open[0] as HTMLElement)).toContain(state.seats[0]?.name);
  });

  it("all show at the end, and who knocked and who won is marked", () => {
    const { all, state } = stage("six_over");
    expect(all(".hands.several > .side")).toHaveLength(6);
    expect(all(".hands .mark").map((mark) => mark.textContent)).toEqual(
      state.result?.sides.map((side) => side.mark).filter(Boolean),
    );
  });

  it("fill a scoreboard whose rows have their label above", () => {
    const { all, state } = stage("six_watching");
    const { names, marks, rows, totals } = state.score;
    expect(all(".scores thead th").map((th) => th.textContent)).toEqual(
      names.map((name, i) => (marks[i] ? `${name} ${marks[i]}` : name)),
    );
    expect(all(".scores tbody th[scope=rowgroup]").map(seen)).toEqual(rows.map((r) => r.label));
    expect(all(".scores tfoot td").map((td) => td.textContent)).toEqual(totals);
    for (const line of all(".scores tbody tr:last-child")) {
      expect(line.querySelectorAll("td")).toHaveLength(names.length);
    }
  });

  it("leave the label beside its row where there is room", () => {
    const { all, state } = stage("three_discard");
    expect(all(".scores tbody th[scope=row]").map(seen)).toEqual(
      state.score.rows.map((row) => row.label),
    );
  });

  it("are heard in full on a phone, where the eye finds what they did at their seats", () => {
    const { width, status, state, offer } = stage("six_draw");
    expect(seen(status())).toBe(state.say.text);
    width(360);
    expect(state.say.short.length).toBeLessThan(state.say.text.length);
    expect(seen(status())).toBe(state.say.short);
    expect(heard(status())).not.toMatch(/[♠♥♦♣]/);
    for (const { name } of state.seats) expect(heard(status())).toContain(name);
    offer("throw").click();
    expect(seen(status())).toBe(state.actions.find((action) => action.id === "throw")?.why);
  });
});

describe("many ways to lay down the hand", () => {
  it("fold to the first, and unfold at a press", () => {
    const { all, one, state, become } = stage("spreads");
    const more = () => one<HTMLButtonElement>(".more");
    const n = state.actions.length;
    expect(all(".spreads [data-offer]")).toHaveLength(3);
    expect(more().textContent).toBe(words.more_ways?.replace("{n}", `${n - 3}`));
    expect(more().getAttribute("aria-expanded")).toBe("false");
    more().click();
    expect(more().getAttribute("aria-expanded")).toBe("true");
    expect(all(".spreads [data-offer]").map((offer) => offer.dataset.offer)).toEqual(
      state.actions.map((action) => action.id),
    );
    more().click();
    expect(all(".spreads [data-offer]")).toHaveLength(3);
    more().click();
    become({ turn: state.turn + 1 });
    expect(all(".spreads [data-offer]")).toHaveLength(3);
  });

  it("are one tab stop, the fold too", () => {
    const { one, all, key } = stage("spreads");
    one("[role=toolbar] [tabindex='0']").focus();
    key("End");
    expect(document.activeElement).toBe(one(".more"));
    expect(all(".actions [role=toolbar] [tabindex='0']")).toEqual([one(".more")]);
    key("ArrowLeft");
    expect((document.activeElement as HTMLElement).dataset.offer).toBe("spread-3");
  });

  it("do not fold where they are few", () => {
    expect(stage("spread").all(".more")).toEqual([]);
  });
});

describe("cards", () => {
  it("are all drawn: a face, an index, pips or a court", () => {
    const cards = discard.hand.groups.flatMap((group) => group.cards);
    const pips = { A: 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, T: 10 };
    const { all, option } = stage("discard", {
      hand: {
        ...discard.hand,
        groups: [
          {
            kind: "loose",
            caption: "",
            name: "all",
            cards: DECK.map((code) => ({ ...cards[0], code })),
          },
        ],
      },
      pile: [],
    });
    expect(all("[role=option] .paper")).toHaveLength(52);
    for (const code of DECK) {
      const count = option(code).querySelectorAll(".picture > use").length;
      expect(count, code).toBe(pips[code[0] as keyof typeof pips] ?? 2);
    }
  });

  it("are found in sentences", () => {
    for (const code of DECK) {
      expect(cutCards(`Throw ${glyphOf(code)}.`)).toEqual([
        { text: "Throw ", code: null },
        { text: glyphOf(code), code },
        { text: ".", code: null },
      ]);
    }
    expect(cutCards("10 points in Q1")).toEqual([{ text: "10 points in Q1", code: null }]);
  });

  it("that were laid off are marked for eye and ear", () => {
    const state = wire<TableState>("layoff");
    const laid = state.seats.flatMap((seat) => seat.shown ?? []).flatMap((group) => group.laid);
    const { all, el } = stage("layoff");
    expect(all(".laid .tag").map((tag) => tag.textContent)).toEqual(laid.map(() => words.laid_off));
    for (const code of laid) {
      expect(el.textContent).toContain(`(${words.laid_off}: ${words[`card.${code}`]})`);
    }
  });
});
