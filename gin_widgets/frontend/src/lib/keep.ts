// The game in the browser: for each page or notebook and each rule set one entry a tab, so that two tabs do not
// overwrite each other.

import type { Save } from "../wire";

const GAME = "gin-widgets game";
const TAB = "gin-widgets tab";
const DECLINED = "gin-widgets declined";
/** So many games are kept of one page and rule set; the oldest goes first. */
const MOST = 6;

/** A game that was kept, by the key of its entry. */
export interface Kept {
  key: string;
  code: string;
  place: string;
  /** The step of the showdown that was reached. */
  step: string;
  time: number;
}

export class Keeper {
  private last = "";

  /** `nth` tells apart several tables of a page or notebook, `notebook` those that lie open at one address. */
  constructor(
    private readonly nth: number,
    private readonly notebook: string,
  ) {}

  /**
   * What this tab kept, or another one last, unless it is the game that is on the table. What is found stays
   * as it is: from now on this tab keeps its game under a key of its own.
   */
  find(now: Save): Kept | null {
    this.last = moment(now);
    const own = this.key(now);
    const declined = stored(session, DECLINED)?.split(" ") ?? [];
    const found = entries(this.place(now)).filter(
      (entry) => entry.code !== now.code && !declined.includes(entry.code),
    );
    const kept = found.find((entry) => entry.key === own) ?? found[0];
    if (!kept) return null;
    store(session, TAB, fresh());
    return kept;
  }

  /** Keeps the game, once something was done in it. */
  keep(now: Save): void {
    if (moment(now) === this.last) return;
    this.last = moment(now);
    const { code, place, step } = now;
    store(lasting, this.key(now), JSON.stringify({ code, place, step, time: Date.now() }));
    for (const entry of entries(this.place(now)).slice(MOST)) drop(entry.key);
  }

  /** A game that nobody wants to go on with is not offered in this tab again. */
  decline(kept: Kept): void {
    store(session, DECLINED, [stored(session, DECLINED), kept.code].filter(Boolean).join(" "));
  }

  private place({ rules }: Save): string {
    // The address of JupyterLab is that of whichever notebook lies on top.
    const page = this.notebook || location.pathname;
    return `${GAME} ${page} ${rules} ${this.nth} `;
  }

  private key(now: Save): string {
    let tab = stored(session, TAB);
    if (!tab) {
      tab = fresh();
      store(session, TAB, tab);
    }
    return this.place(now) + tab;
  }
}

function moment({ code, step }: Save): string {
  return `${code} ${step}`;
}

function fresh(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** What is kept under keys that begin so, the newest first; what cannot be read is passed over. */
function entries(place: string): Kept[] {
  const found: Kept[] = [];
  for (const key of keys()) {
    if (!key.startsWith(place)) continue;
    try {
      const { code, place: where, step = "", time } = JSON.parse(stored(lasting, key) ?? "");
      const texts = [code, where, step].every((each) => typeof each === "string");
      if (texts && typeof time === "number") found.push({ key, code, place: where, step, time });
    } catch {
      // Somebody else's, or cut off: it is no game.
    }
  }
  return found.sort((a, b) => b.time - a.time);
}

// A browser may forbid storage, or have none left: the game goes on, and its code is the way out.

const lasting = () => localStorage;
const session = () => sessionStorage;

function keys(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? "");
  } catch {
    return [];
  }
}

function stored(where: () => Storage, key: string): string | null {
  try {
    return where().getItem(key);
  } catch {
    return null;
  }
}

function store(where: () => Storage, key: string, text: string): void {
  try {
    where().setItem(key, text);
  } catch {
    // See above.
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
