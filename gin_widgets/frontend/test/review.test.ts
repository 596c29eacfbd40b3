import { describe, expect, it } from "vitest";
import type { Review, TableState } from "../src/wire";
import { seen, stage, wire, words } from "./stage";

const grading = wire<TableState>("grading");
const reviewing = wire<TableState>("reviewing");
const begun = grading.review as Review;

/** The state after one slice more. */
const sliced = (slices: number) => ({ review: { ...begun, slices } });

describe("the grading", () => {
  it("is asked for slice by slice, each once", () => {
    const { model, become } = stage("grading");
    expect(model.sent).toEqual([{ kind: "grade" }]);
    become({ say: grading.say });
    expect(model.sent).toHaveLength(1);
    become(sliced(begun.slices + 1));
    become(sliced(begun.slices + 2));
    expect(model.sent).toHaveLength(3);
    become({ review: reviewing.review });
    expect(model.sent).toHaveLength(3);
  });

  it("is asked for anew in a later hand", () => {
    const { model, become } = stage("grading");
    become({ review: null });
    become(sliced(0));
    expect(model.sent).toHaveLength(2);
  });

  it("leaves the buttons as they are, and a press goes out between two slices", () => {
    const { model, offer, become } = stage("grading");
    offer("next").click();
    become(sliced(begun.slices + 1));
    expect(model.sent).toEqual([
      { kind: "grade" },
      { kind: "intent", turn: grading.turn, action: "next" },
      { kind: "grade" },
    ]);
  });

  it("shows how far it is, without a word to the ear", () => {
    const { one } = stage("grading");
    const bar = one<HTMLProgressElement>("progress");
    expect([bar.value, bar.max]).toEqual([begun.done, begun.of]);
    expect(bar.getAttribute("aria-label")).toBe(words.graded);
    expect(one(".review").querySelector("[aria-live], [role=status]")).toBeNull();
  });
});

describe("a choice that is reviewed", () => {
  it("lies on the table with its stages and steps, one tab stop", () => {
    const { all, one, key, offer } = stage("reviewing");
    expect(all(".stages li").map(seen)).toEqual(
      reviewing.review?.stages.map(({ text }, i) => `${i + 1} ${text}`),
    );
    expect(all(".stages [aria-current=step]")).toHaveLength(1);
    expect(all(".steps [tabindex='0']")).toHaveLength(1);
    offer("show").focus();
    key("End");
    expect(document.activeElement).toBe(offer("result"));
    expect(one(".steps").getAttribute("aria-label")).toBe(words.review);
  });

  it("is tried with a card as in play", () => {
    const { model, option, offer } = stage("reviewing");
    option("KS").click();
    offer("throw:0").click();
    expect(model.sent).toEqual([{ kind: "intent", turn: reviewing.turn, action: "discard KS" }]);
  });

  it("rings the cards of the answer, and no card before", () => {
    expect(stage("reviewing").all(".ringed")).toEqual([]);
    const shown = wire<TableState>("shown");
    const ringed = stage("shown").all(".ringed");
    expect(ringed.map((card) => card.dataset.code)).toEqual(shown.review?.ringed);
  });
});
