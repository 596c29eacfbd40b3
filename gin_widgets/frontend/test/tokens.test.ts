// The colours of every theme and deck, computed from the style sheet: what must be read can be read.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const sheet = readFileSync(resolve(import.meta.dirname, "../src/css/tokens.css"), "utf8");

/** The blocks of tokens in their order: what a root must have for each, and what it says then. */
const blocks = [...sheet.matchAll(/&:where\(([^)]+)\) \{([^}]+)\}/g)].map(([, when, body]) => ({
  when: [...(when ?? "").matchAll(/\[data-(\w+)(?:="(\w+)")?\]/g)].map(
    ([, name, value]) => [name ?? "", value ?? ""] as const,
  ),
  tokens: tokensOf(body ?? ""),
}));
const plain = tokensOf(sheet.slice(sheet.indexOf(".gin {"), sheet.indexOf("&:where")));

function tokensOf(body: string): Record<string, string> {
  const found = body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

type Look = Record<"theme" | "deck" | "projector", string | undefined>;

function colours(look: Look): (name: string) => string {
  const found = { ...plain };
  for (const { when, tokens } of blocks) {
    const fits = when.every(([name, value]) => {
      const has = look[name as keyof Look];
      return has !== undefined && (value === "" || has === value);
    });
    if (fits) Object.assign(found, tokens);
  }
  return (name) => {
    const value = found[name];
    if (!value) throw new Error(`There is no token --${name}`);
    return value;
  };
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const SUITS = ["spade", "heart", "diamond", "club"];
const GROUNDS = ["paper", "panel", "felt"];
/** Text and suits on what they stand on. */
const READ = [
  ...["ink", "ink-2"].flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
  ...SUITS.map((suit) => [suit, "card"] as const),
  ["accent-ink", "accent"],
  ["ask", "ask-soft"],
  ["warn", "warn-soft"],
] as const;
/** A card that a sentence names. */
const NAMED = SUITS.flatMap((suit) =>
  ["panel", "felt", "warn-soft", "ask-soft"].map((ground) => [suit, ground] as const),
);
/** Outlines of groups and buttons, the selected card, the ring of the focus. */
const SEEN = [
  ...["edge", "accent"].flatMap((line) => ["panel", "felt"].map((on) => [line, on] as const)),
  ...["panel", "felt", "paper", "card"].map((on) => ["focus", on] as const),
] as const;

const LOOKS: Look[] = ["light", "dark"].flatMap((theme) =>
  ["safe", "classic", "two"].flatMap((deck) =>
    [undefined, ""].map((projector) => ({ theme, deck, projector })),
  ),
);

describe.each(LOOKS)("in $theme, deck $deck, projector $projector", (look) => {
  const colour = colours(look);
  const text = look.projector === undefined ? 4.5 : 7;
  const poor = (pairs: readonly (readonly [string, string])[], least: number) =>
    pairs
      .map(([one, other]) => ({ one, other, ratio: contrast(colour(one), colour(other)) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ one, other, ratio }) => `${one} on ${other}: ${ratio.toFixed(2)}`);

  it("text and suits can be read", () => expect(poor(READ, text)).toEqual([]));
  it("cards that a sentence names can be read", () => expect(poor(NAMED, text)).toEqual([]));
  it("outlines and the focus can be seen", () => expect(poor(SEEN, 3)).toEqual([]));
});

describe("the decks", () => {
  it.each([
    ["safe", 4],
    ["classic", 4],
    ["two", 2],
  ] as const)("%s has %i colours, in the light and in the dark, near and far", (deck, many) => {
    for (const look of LOOKS.filter((each) => each.deck === deck)) {
      expect(new Set(SUITS.map(colours(look))).size).toBe(many);
    }
  });
});
