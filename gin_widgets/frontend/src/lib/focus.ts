// Keeps the keyboard's place over a redraw: if the focused element is gone, the focus goes to what took its place.

import type { Focus } from "./play";

const FALLBACKS: Record<string, readonly string[]> = {
  hand: ["[role=option][tabindex='0']", "[data-offer].main", "[role=toolbar] [tabindex='0']"],
  main: ["[data-offer].main", "[role=toolbar] [tabindex='0']", "[role=option][tabindex='0']"],
};

export function focusOn(root: HTMLElement, focus: Focus): void {
  const offer = focus.startsWith("offer ") ? [`[data-offer="${focus.slice(6)}"]`] : [];
  const places = [...offer, ...(FALLBACKS[focus] ?? FALLBACKS.main ?? []), "input"];
  for (const place of places) {
    const found = root.querySelector<HTMLElement>(place);
    if (found) {
      found.focus();
      return;
    }
  }
}

/** Draws; then moves the focus where it is wanted, or back into the widget if the drawing lost it. */
export function keepFocus(root: HTMLElement, wanted: Focus | undefined, draw: () => void): void {
  const owner = root.getRootNode() as Document | ShadowRoot;
  const before = root.contains(owner.activeElement) ? owner.activeElement : null;
  const area = before?.closest("[role=listbox]") ? "hand" : "main";
  draw();
  if (wanted) focusOn(root, wanted);
  else if (before && owner.activeElement !== before) focusOn(root, area);
}
