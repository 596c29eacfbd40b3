// An answer in the making: what was typed, chosen, grouped or laid off so far, and its text.

import { added, freed, type Groups, grouped, groupedToo } from "../lib/groups";
import type { Ask, LessonState } from "./wire";

export interface Laid {
  card: string;
  /** The cards of the meld that it lies on, as the question wrote them. */
  home: string;
}

export interface Draft {
  /** A text for each of the question's fields. */
  fields: readonly string[];
  /** The selected cards, in the order of selection. */
  picked: readonly string[];
  /** The group in which a selected card was pressed: it can lie in two. */
  from: Readonly<Record<string, number>>;
  groups: Groups;
  laid: readonly Laid[];
  /** The option whose reasons are shown. */
  open: string | null;
  /** The upcard as far as it was turned to another one. */
  turned: string | null;
  /** The heights of the line that is drawn. */
  line: readonly number[];
}

export function emptyDraft({ ask, item }: LessonState): Draft {
  const fields = ask?.fields.map(() => "") ?? [];
  const curve = item?.picture?.kind === "curve" ? item.picture : null;
  const line = curve?.marks.map(() => Math.round(curve.y.high / 2)) ?? [];
  return { fields, picked: [], from: {}, groups: [], laid: [], open: null, turned: null, line };
}

/** Are several cards selected together, or one? */
export const picksMany = (ask: Ask) => ask.form === "group" || ask.form === "spread";

export function picked(ask: Ask | null, draft: Draft, code: string, group = -1): Draft {
  const there = isPicked(draft, code, group);
  const others = ask && picksMany(ask) ? draft.picked.filter((other) => other !== code) : [];
  const from = { ...draft.from, [code]: group };
  return { ...draft, from, picked: there ? others : [...others, code] };
}

/** Is a card selected there? One that lies in two groups is selected in one of them. */
export const isPicked = (draft: Draft, code: string, group: number) =>
  draft.picked.includes(code) && (draft.from[code] ?? group) === group;

export function typed(draft: Draft, at: number, text: string): Draft {
  return { ...draft, fields: draft.fields.map((field, n) => (n === at ? text : field)) };
}

/** One more or less in a field; an empty one counts as nought. */
export function stepped(draft: Draft, at: number, by: number): Draft {
  const number = Number.parseInt(draft.fields[at] || "0", 10);
  return typed(draft, at, String((Number.isNaN(number) ? 0 : number) + by));
}

/** The line at a height, within the picture, at one of its marks. */
export function drawn(draft: Draft, mark: number, height: number, high: number): Draft {
  const kept = Math.min(high, Math.max(0, height));
  return { ...draft, line: draft.line.map((old, at) => (at === mark ? kept : old)) };
}

export type Regroup = { to: "new" | "both" | "free" } | { to: number };

/** What becomes of the selected cards. */
export function regrouped(draft: Draft, how: Regroup): Draft {
  const { groups, picked } = draft;
  const next =
    how.to === "new"
      ? grouped(groups, picked)
      : how.to === "both"
        ? groupedToo(groups, picked)
        : how.to === "free"
          ? freed(groups, picked, draft.from)
          : added(groups, how.to, picked);
  return { ...draft, groups: next, picked: [], from: {} };
}

export function laidOn(draft: Draft, home: string): Draft {
  const laid = draft.picked.map((card) => ({ card, home }));
  return { ...draft, picked: [], laid: [...draft.laid, ...laid] };
}

/** Takes back what was laid off last. */
export function unlaid(draft: Draft): Draft {
  return { ...draft, laid: draft.laid.slice(0, -1) };
}

/** The draft as text for Python; null while something is missing. */
export function answerOf(ask: Ask, draft: Draft): string | null {
  switch (ask.form) {
    case "number":
    case "score":
      return draft.fields.every((field) => field.trim())
        ? draft.fields.map((field) => field.trim()).join(" ")
        : null;
    case "curve":
      return draft.line.join(" ");
    case "discard":
      return draft.picked[0] ?? null;
    case "group":
    case "spread":
      return draft.groups.map((group) => group.join(" ")).join(" / ") || "none";
    case "layoff":
      return draft.laid.map(({ card, home }) => `${card} on ${home}`).join(", ") || "none";
    default:
      return null;
  }
}

/** A throw and what it does; null while the card is missing that it needs. */
export function endingOf(ending: string, draft: Draft): string | null {
  if (ending === "big gin") return ending;
  const [card] = draft.picked;
  return card ? `${ending} ${card}` : null;
}
