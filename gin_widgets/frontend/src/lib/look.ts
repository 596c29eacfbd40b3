// How a view looks: what its person has chosen, and light or dark as the page says where nothing was chosen. On paper it is light.

import { followSettings, type Settings, settings } from "./settings";
import { followTheme, type Theme } from "./theme";

/** Dresses a view now and on every change, until the returned function is called; `changed` hears of it after. */
export function followLook(
  root: HTMLElement,
  changed: (settings: Settings) => void = () => {},
): () => void {
  let chosen = settings();
  let page: Theme = "light";
  const paper = window.matchMedia?.("print");
  const dress = () => {
    // A projector washes dark colours out.
    const open = chosen.projector ? "light" : page;
    const asked = chosen.theme === "system" ? open : chosen.theme;
    root.dataset.theme = paper?.matches ? "light" : asked;
    root.dataset.deck = chosen.deck;
    root.dataset.size = chosen.size;
    for (const name of ["letters", "projector", "still"] as const) {
      root.toggleAttribute(`data-${name}`, chosen[name]);
    }
    if (paper?.matches) root.removeAttribute("data-projector");
  };
  paper?.addEventListener("change", dress);
  const leaveTheme = followTheme((theme) => {
    page = theme;
    dress();
  });
  const leaveSettings = followSettings((next) => {
    chosen = next;
    dress();
    changed(next);
  });
  return () => {
    paper?.removeEventListener("change", dress);
    leaveTheme();
    leaveSettings();
  };
}
