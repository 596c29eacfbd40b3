// Light or dark: as the notebook says where there is one, else as the system says.

export type Theme = "light" | "dark";

/** Calls `apply` now and on every change, until the returned function is called. */
export function followTheme(apply: (theme: Theme) => void): () => void {
  const body = document.body;
  const system = window.matchMedia?.("(prefers-color-scheme: dark)");
  const read = () => {
    const notebook = body.dataset.jpThemeLight;
    const dark = notebook === undefined ? (system?.matches ?? false) : notebook === "false";
    apply(dark ? "dark" : "light");
  };
  const watch = new MutationObserver(read);
  watch.observe(body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  system?.addEventListener("change", read);
  read();
  return () => {
    watch.disconnect();
    system?.removeEventListener("change", read);
  };
}
