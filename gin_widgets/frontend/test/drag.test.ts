import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dragging } from "../src/lib/drag";

let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** Two cards, of which the second stays where it is; a drop right of 100 leads to "there". */
function cards() {
  const root = document.createElement("section");
  const box = document.createElement("div");
  root.append(box);
  for (const code of ["7H", "8H"]) {
    const card = document.createElement("div");
    card.setAttribute("role", "option");
    card.dataset.code = code;
    root.append(card);
  }
  document.body.replaceChildren(root);
  const [first, second] = [...root.querySelectorAll<HTMLElement>("[role=option]")];
  if (!first || !second) throw new Error("There are two cards");
  const drops: unknown[] = [];
  leave = dragging<string>(root, {
    cards: (code) => (code === "7H" ? ["7H"] : []),
    target: (x) => (x > 100 ? { what: "there", shown: box } : null),
    drop: (codes, what) => drops.push([codes, what]),
  });
  const point = (type: string, x: number, more: PointerEventInit = {}, on: HTMLElement = first) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      clientX: x,
      ...more,
    });
    on.dispatchEvent(event);
  };
  return { root, box, first, second, drops, point };
}

describe("a mouse", () => {
  it("drags once it is five pixels away, shows where a drop leads, and drops there", () => {
    const { root, box, first, drops, point } = cards();
    point("pointerdown", 10);
    point("pointermove", 14);
    expect(first.hasAttribute("data-dragged")).toBe(false);
    point("pointermove", 16);
    expect(first.style.translate).toBe("6px 0px");
    expect(root.hasAttribute("data-dragging")).toBe(true);
    point("pointermove", 120);
    expect(box.hasAttribute("data-over")).toBe(true);
    point("pointerup", 120);
    expect(drops).toEqual([[["7H"], "there"]]);
    expect(first.style.translate).toBe("");
    expect(root.querySelector("[data-over], [data-dragged]")).toBeNull();
  });

  it("that is let go outside drops nothing", () => {
    const { drops, point } = cards();
    point("pointerdown", 10);
    point("pointermove", 60);
    point("pointerup", 60);
    expect(drops).toEqual([]);
  });

  it("drags nothing with another button, from elsewhere, or what stays", () => {
    const { root, second, drops, point } = cards();
    for (const [more, on] of [
      [{ button: 2 }, undefined],
      [{}, root],
      [{}, second],
    ] as const) {
      point("pointerdown", 10, more, on);
      point("pointermove", 120, more, on);
      point("pointerup", 120, more, on);
    }
    expect(drops).toEqual([]);
    expect(root.querySelector("[data-dragged]")).toBeNull();
  });

  it("that has dragged has not clicked, and clicks again after", () => {
    const { root, first, point } = cards();
    const clicked = vi.fn();
    first.addEventListener("click", clicked);
    point("pointerdown", 10);
    point("pointermove", 60);
    point("pointerup", 60);
    first.click();
    expect(clicked).not.toHaveBeenCalled();
    vi.runAllTimers();
    first.click();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(root.isConnected).toBe(true);
  });
});

describe("a drag", () => {
  const begun = () => {
    const all = cards();
    all.point("pointerdown", 10);
    all.point("pointermove", 120);
    return all;
  };

  it.each([
    ["Esc", () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))],
    ["the system", ({ point }: ReturnType<typeof begun>) => point("pointercancel", 120)],
    [
      "the card's going",
      ({ first, root, point }: ReturnType<typeof begun>) => {
        first.remove();
        point("pointermove", 130, {}, root);
      },
    ],
  ])("is cancelled by %s", (_, cancel) => {
    const all = begun();
    cancel(all);
    all.point("pointerup", 120, {}, all.root);
    expect(all.drops).toEqual([]);
    expect(all.root.querySelector("[data-over], [data-dragged]")).toBeNull();
  });
});

describe("Esc in the middle of a drag", () => {
  it("leaves no click behind when the button is let go over the card on its way back", () => {
    const { first, point } = cards();
    const clicked = vi.fn();
    first.addEventListener("click", clicked);
    point("pointerdown", 10);
    point("pointermove", 60);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    point("pointerup", 60);
    first.click();
    expect(clicked).not.toHaveBeenCalled();
  });
});

describe("a finger", () => {
  const touch = { pointerType: "touch" };

  it("that rests a quarter of a second drags, and does not scroll", () => {
    const { root, drops, point } = cards();
    const scroll = new Event("touchmove", { bubbles: true, cancelable: true });
    point("pointerdown", 10, touch);
    vi.advanceTimersByTime(250);
    point("pointermove", 120, touch);
    root.dispatchEvent(scroll);
    expect(scroll.defaultPrevented).toBe(true);
    point("pointerup", 120, touch);
    expect(drops).toHaveLength(1);
  });

  it("that moves sooner scrolls", () => {
    const { root, drops, point } = cards();
    const scroll = new Event("touchmove", { bubbles: true, cancelable: true });
    point("pointerdown", 10, touch);
    vi.advanceTimersByTime(249);
    point("pointermove", 20, touch);
    vi.advanceTimersByTime(250);
    point("pointermove", 120, touch);
    root.dispatchEvent(scroll);
    point("pointerup", 120, touch);
    expect(scroll.defaultPrevented).toBe(false);
    expect(drops).toEqual([]);
  });
});
