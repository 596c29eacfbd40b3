// Motion that explains: a card goes from where it lay to where it lies now. Without motion it is simply there.

const MILLISECONDS = 170;

/** Where a card comes from that nobody has seen before: an own one from the stock, another's from its hand. */
const ORIGINS = [
  [".hand", ".stock"],
  [".pile", ".seats .backs"],
] as const;

const CARDS = ".hand [data-code], .pile [data-code], .result [data-code], .seats [data-code]";

/** To be called before a drawing; what it returns, after it. */
export function flights(root: HTMLElement): () => void {
  const before = new Map<string, DOMRect>();
  for (const card of root.querySelectorAll<HTMLElement>(CARDS)) {
    before.set(card.dataset.code ?? "", card.getBoundingClientRect());
  }
  const origins = ORIGINS.map(([to, from]) => ({
    to,
    from: root.querySelector(from)?.getBoundingClientRect(),
  }));
  return () => {
    if (before.size === 0 || still(root)) return;
    const zoom = (root as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    for (const card of root.querySelectorAll<HTMLElement>(CARDS)) {
      const origin = origins.find(({ to }) => card.closest(to))?.from;
      const from = before.get(card.dataset.code ?? "") ?? origin;
      const now = card.getBoundingClientRect();
      if (!from) continue;
      const [dx, dy] = [(from.left - now.left) / zoom, (from.top - now.top) / zoom];
      if (Math.hypot(dx, dy) < 2) continue;
      // On its way it lies over others, and a press there is meant for them.
      const way = { zIndex: 3, pointerEvents: "none" };
      card.animate([{ ...way, transform: `translate(${dx}px, ${dy}px)` }, way], {
        duration: MILLISECONDS,
        easing: "cubic-bezier(.2, .7, .3, 1)",
      });
    }
  };
}

/** Does the person, the system or the browser want no motion? */
function still(root: HTMLElement): boolean {
  const motion = getComputedStyle(root).getPropertyValue("--motion");
  return typeof root.animate !== "function" || Number.parseFloat(motion) === 0;
}
