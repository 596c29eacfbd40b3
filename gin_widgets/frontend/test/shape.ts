// What a wire state must look like, checked at run time against the golden files.

import { DECK } from "../src/cards/code";
import type {
  Action,
  Choice,
  Group,
  HandCard,
  HandGroup,
  Hint,
  Line,
  LogLine,
  Reasons,
  Result,
  Review,
  Scene,
  Score,
  Seat,
  TableState,
  Why,
} from "../src/wire";

export type Check = (value: unknown, path: string) => void;

function fail(path: string, wanted: string, value: unknown): never {
  throw new Error(`${path}: ${wanted} expected, not ${JSON.stringify(value)}`);
}

const typed =
  (type: "string" | "number" | "boolean"): Check =>
  (value, path) => {
    if (typeof value !== type) fail(path, type, value);
  };

export const text = typed("string");
export const count = typed("number");
export const flag = typed("boolean");

export const oneOf =
  (...wanted: readonly unknown[]): Check =>
  (value, path) => {
    if (!wanted.includes(value)) fail(path, wanted.join(" or "), value);
  };

export const card = oneOf(...DECK);

export const list =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) fail(path, "list", value);
    value.forEach((item, i) => {
      check(item, `${path}[${i}]`);
    });
  };

export const orNull =
  (check: Check): Check =>
  (value, path) => {
    if (value !== null) check(value, path);
  };

export const mapping =
  (check: Check): Check =>
  (value, path) => {
    for (const [key, item] of Object.entries(value as object)) check(item, `${path}.${key}`);
  };

/** Exactly these fields, no more and no fewer; the compiler sees to it that they are those of the type. */
export const record =
  <T>(fields: { [K in keyof Required<T>]: Check }): Check =>
  (value, path) => {
    if (typeof value !== "object" || value === null) fail(path, "record", value);
    const wanted = Object.keys(fields).sort();
    const found = Object.keys(value).sort();
    if (wanted.join() !== found.join()) fail(path, `the fields ${wanted.join()}`, found);
    for (const [key, check] of Object.entries<Check>(fields)) {
      check((value as Record<string, unknown>)[key], `${path}.${key}`);
    }
  };

const kind = oneOf("run", "set", "loose");
export const line = record<Line>({ text, points: text });
const whyFields = {
  headline: text,
  rows: list(line),
  total: orNull(line),
  because: list(text),
  rule: text,
};
export const why = record<Why>(whyFields);
const choiceFields = { label: text, allowed: flag, why: text, confirm: text, action: text };
const choice = record<Choice>(choiceFields);
const action = record<Action>({
  ...choiceFields,
  id: text,
  place: oneOf("stock", "pile", "bar", "spread", "tool", "review"),
  per_card: flag,
  main: flag,
});
export const group = record<Group>({
  kind,
  caption: text,
  name: text,
  cards: list(card),
  laid: list(card),
});

export const limit = record<TableState["limit"]>({ card, number: text, text });

const reasons = record<Reasons>({ ...whyFields, otherwise: text });

export const tableState = record<TableState>({
  v: oneOf(1),
  turn: count,
  phase: oneOf("offer", "draw", "discard", "knock", "spread", "layoff", "over", "finished"),
  mine: flag,
  heading: text,
  prompt: text,
  say: record<TableState["say"]>({ id: count, text, short: text, refused: flag }),
  limit,
  stock: count,
  pile: list(card),
  seats: list(
    record<Seat>({
      name: text,
      bot: text,
      took: text,
      last: text,
      marks: list(text),
      cards: count,
      shown: orNull(list(group)),
    }),
  ),
  hand: record<TableState["hand"]>({
    groups: list(
      record<HandGroup>({
        kind: oneOf("run", "set", "loose", "group", "order"),
        caption: text,
        name: text,
        cards: list(
          record<HandCard>({
            code: card,
            name: text,
            fresh: flag,
            choices: mapping(list(choice)),
            why: reasons,
          }),
        ),
      }),
    ),
    deadwood: count,
    sum: text,
    limit: count,
    best: count,
    note: text,
    mode: oneOf("auto", "order", "groups"),
    of: text,
    better: flag,
    answered: count,
  }),
  actions: list(action),
  tools: list(action),
  why: reasons,
  log: list(record<LogLine>({ n: count, text, who: oneOf("you", "other", "table"), at: count })),
  score: record<Score>({
    names: list(text),
    marks: list(text),
    rows: list(
      record<Score["rows"][number]>({
        label: text,
        points: list(text),
        sums: list(
          record<Score["rows"][number]["sums"][number]>({
            text,
            cells: list(text),
            total: flag,
          }),
        ),
      }),
    ),
    totals: list(text),
    goal: text,
    columns: list(text),
  }),
  options: record<TableState["options"]>({
    hints: oneOf(0, 1, 2, 3, 4),
    bot: text,
    bots: list(record<TableState["options"]["bots"][number]>({ key: text, name: text })),
    steps: flag,
  }),
  result: orNull(
    record<Result>({
      headline: text,
      sides: list(
        record<Result["sides"][number]>({ name: text, mark: text, groups: list(group), text }),
      ),
      lines: list(record<Result["lines"][number]>({ text, points: text, who: text, total: flag })),
      note: text,
    }),
  ),
  replay: record<TableState["replay"]>({
    at: count,
    of: count,
    text,
    looking: flag,
    tried: flag,
  }),
  review: orNull(
    record<Review>({
      grading: flag,
      slices: count,
      done: count,
      of: count,
      at: count,
      text,
      stages: list(
        record<Review["stages"][number]>({
          stage: oneOf("find", "not_yet", "right", "shown"),
          text,
        }),
      ),
      ringed: list(card),
    }),
  ),
  hint: orNull(
    record<Hint>({
      rung: oneOf(1, 2, 3, 4),
      text,
      cards: list(card),
      lesson: orNull(record<NonNullable<Hint["lesson"]>>({ page: text, name: text })),
    }),
  ),
  scene: orNull(
    record<Scene>({
      at: count,
      step: oneOf("melds", "own", "layoffs", "counts", "sum"),
      names: list(text),
      worth: mapping(text),
      closed: list(count),
    }),
  ),
  save: record<TableState["save"]>({ code: text, place: text, rules: text, step: text }),
});
