import { describe, expect, it } from "vitest";
import { glyphOf } from "../src/cards/code";
import { cardsOf, offers } from "../src/lib/offers";
import type { Intent, TableState } from "../src/wire";
import { WORD_KEYS } from "../src/words";
import { tableState } from "./shape";
import { heard, STATES, seen, stage, wire, words } from "./stage";

describe.each(STATES)("the golden state %s", (name) => {
  const state = wire<TableState>(name);

  it("has exactly the fields of the contract", () => {
    tableState(state, name);
  });

  it("is one deck: no card lies in two places", () => {
    const cards = [
      ...state.hand.groups.flatMap((group) => group.cards.map((card) => card.code)),
      ...state.pile,
      ...state.seats.flatMap((seat) => seat.shown ?? []).flatMap((group) => group.cards),
      ...(state.result?.sides ?? []).flatMap((side) => side.groups).flatMap((group) => group.cards),
    ];
    expect(new Set(cards).size).toBe(cards.length);
  });

  it("is drawn with its sentences, and no word is missing", () => {
    const { el, one, status } = stage(state);
    expect(one(".heading").textContent).toBe(state.heading);
    expect(seen(one(".prompt"))).toBe(state.prompt);
    expect(seen(status())).toBe(state.say.text);
    expect(seen(one(".why .headline"))).toBe(state.why.headline);
    const keys = WORD_KEYS.filter((key) => /[._]/.test(key));
    expect(keys.filter((key) => el.textContent?.includes(key))).toEqual([]);
    expect(el.textContent).not.toMatch(/\{\w+\}/);
  });

  it("gives every card a spoken name and hides its glyph from the ear", () => {
    const { el, all } = stage(state);
    expect(heard(el)).not.toMatch(/[♠♥♦♣]/);
    for (const glyph of all(".glyph")) {
      const name = glyph.nextElementSibling?.textContent ?? "";
      const [code] = Object.keys(words).filter((key) => words[key] === name);
      expect(glyph.textContent).toBe(glyphOf((code ?? "").replace("card.", "")));
    }
  });

  it("has the roles that readers and tests rely on", () => {
    const { all, one } = stage(state);
    expect(one("section.gin").getAttribute("aria-label")).toBe(words.table);
    expect(one("section.gin").dataset.lmSuppressShortcuts).toBe("true");
    for (const role of ["status", "alert", "log"]) {
      expect(all(`[role=${role}]`)).toHaveLength(1);
    }
    const reviewed = (state.review?.at ?? -1) >= 0;
    expect(all("[role=toolbar]").map((bar) => bar.getAttribute("aria-label"))).toEqual([
      ...(reviewed ? [words.review] : []),
      ...(state.result || state.phase === "layoff" ? [] : [words.stock_and_pile]),
      words.actions,
      words.tools,
      words.log,
    ]);
    expect(all("[role=log] button[tabindex='0']")).toHaveLength(1);
    expect(all("h2").length).toBeGreaterThanOrEqual(5);
    for (const bar of [...(reviewed ? ["review"] : []), "actions", "tools", "log"]) {
      expect(all(`[role=toolbar][aria-label="${words[bar]}"] button[tabindex='0']`)).toHaveLength(
        1,
      );
    }
    if (!state.result) {
      const hand = one("[role=listbox]");
      expect(hand.getAttribute("aria-label")).toBe(
        state.hand.of ? `The hand of ${state.hand.of}` : words.your_hand,
      );
      expect(all("[role=listbox] > [role=group]")).toHaveLength(state.hand.groups.length);
      expect(all("[role=option][tabindex='0']")).toHaveLength(1);
      expect(all("[role=option]").map((option) => option.getAttribute("aria-label"))).toEqual(
        state.hand.groups.flatMap((group) => group.cards.map((card) => card.name)),
      );
    }
  });

  it("offers every action of the state, blocked ones with their reason", () => {
    const { all, offer, one } = stage(state);
    for (const more of all(".more")) more.click();
    expect(all("[data-offer]")).toHaveLength(state.actions.length + state.tools.length);
    for (const action of [...state.actions, ...state.tools]) {
      const button = offer(action.id);
      expect(button.getAttribute("aria-disabled")).toBe(action.allowed ? null : "true");
      expect(button.disabled).toBe(false);
      if (action.why) {
        const why = one(`#${button.getAttribute("aria-describedby")}`);
        expect(why.textContent).toBeTruthy();
      }
    }
  });
});

describe("the words", () => {
  it("are exactly those of the file that Python fills", () => {
    expect([...WORD_KEYS].sort()).toEqual(Object.keys(words).sort());
  });
});

/** What is pressed or typed. */
type Played = Extract<Intent, { kind: "intent" | "command" }>;

describe("the intents", () => {
  it.each(wire<Played[]>("intents"))(
    "$kind $action$text of turn $turn is sent as it stands",
    (intent) => {
      const name = STATES.find((candidate) => {
        const state = wire<TableState>(candidate);
        return (
          state.turn === intent.turn && (intent.kind === "command" || find(state, intent.action))
        );
      });
      if (!name) throw new Error("No golden state offers this intent");
      const { one, model, state, option, offer } = stage(name);
      if (intent.kind === "command") {
        one<HTMLInputElement>(".command input").value = intent.text;
        one("form.command").dispatchEvent(new Event("submit", { cancelable: true }));
      } else {
        const found = find(state, intent.action);
        if (found?.card) option(found.card).click();
        offer(found?.key ?? "").click();
        if (found?.confirm) offer(found.key).click();
      }
      expect(model.sent).toEqual([intent]);
    },
  );
});

/** Where the state offers this action: the button's key, the card to select first, the second press. */
function find(state: TableState, action: string) {
  for (const { code } of cardsOf(state.hand)) {
    const found = offers(state, code).find((offer) => offer.action === action);
    if (found) return { card: code, key: found.key, confirm: found.confirm };
  }
  const found = [...state.actions, ...state.tools].find((entry) => entry.action === action);
  return found && { card: null, key: found.id, confirm: found.confirm };
}
