// What a person has chosen once for every view: kept in the browser, told to all views on all open pages.

const KEY = "gin-widgets settings";
/** The event by which the views of one page hear of a change; other pages hear of it from the store. */
const NEWS = "gin-widgets settings";

/** What there is to choose from; the first is what nobody has to choose. */
export const CHOICES = {
  deck: ["safe", "classic", "two"],
  size: ["normal", "small", "large"],
  theme: ["system", "light", "dark"],
  /** How far a hint may go, from not at all to the move itself. */
  hints: ["4", "3", "2", "1", "0"],
} as const;

type Chosen = { [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

export interface Settings extends Chosen {
  /** Letters beside the suits. */
  letters: boolean;
  projector: boolean;
  /** No motion, whatever the system says. */
  still: boolean;
  /** Single keys such as S and P work while the focus is in a view. */
  keys: boolean;
  /** A showdown goes step by step. */
  steps: boolean;
  /** The key of the opponent; empty for the one that the notebook names. */
  bot: string;
}

export const DEFAULTS: Settings = {
  deck: "safe",
  size: "normal",
  theme: "system",
  hints: "4",
  letters: false,
  projector: false,
  still: false,
  keys: true,
  steps: true,
  bot: "",
};

/** What was chosen where the browser keeps nothing. */
let unkept: Settings | null = null;

export function settings(): Settings {
  try {
    return unkept ?? read(localStorage.getItem(KEY));
  } catch {
    return DEFAULTS;
  }
}

/** Keeps a choice and tells every view of it. */
export function choose(change: Partial<Settings>): void {
  const detail = { ...settings(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(detail));
    unkept = null;
  } catch {
    // Full, or forbidden: the choice holds until the page is left.
    unkept = detail;
  }
  window.dispatchEvent(new CustomEvent(NEWS, { detail }));
}

/** Calls `apply` now and on every change, until the returned function is called. */
export function followSettings(apply: (settings: Settings) => void): () => void {
  const onNews = (event: Event) => apply((event as CustomEvent<Settings>).detail);
  const onStore = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) apply(settings());
  };
  window.addEventListener(NEWS, onNews);
  window.addEventListener("storage", onStore);
  apply(settings());
  return () => {
    window.removeEventListener(NEWS, onNews);
    window.removeEventListener("storage", onStore);
  };
}

/** What is kept, each entry that cannot be read as nobody had chosen it. */
function read(text: string | null): Settings {
  const found = { ...DEFAULTS };
  let kept: Record<string, unknown>;
  try {
    kept = Object(JSON.parse(text ?? "{}")) as Record<string, unknown>;
  } catch {
    return found;
  }
  for (const name of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    const value = kept[name];
    const among: readonly unknown[] | null = name in CHOICES ? CHOICES[name as keyof Chosen] : null;
    const fits = among ? among.includes(value) : typeof value === typeof DEFAULTS[name];
    if (fits) Object.assign(found, { [name]: value });
  }
  return found;
}
