// What a person has unfolded on the table, and where the Tab key is in it. None of it is the game's.

/** Whose lines the log shows. */
export type LogOf = "all" | "you" | "other";

export class Opened {
  /** Whether the replay is open. */
  replay = false;
  /** Whether all ways to lay down the hand are shown. */
  ways = false;
  /** Whether the code is shown, to be copied by hand. */
  code = false;
  /** The hands of the scoreboard whose sums are open, by their row. */
  sums: ReadonlySet<number> = new Set();
  /** The row of the scoreboard that the Tab key reaches; null for the last one. */
  sumAt: number | null = null;
  logOf: LogOf = "all";
  /** What of the log the Tab key reaches: a line by its number; null for the last one. */
  logAt: number | null = null;

  constructor(private readonly redraw: () => void) {}

  /** Opens or folds the replay, or the ways to lay down the hand. */
  toggle(what: "replay" | "ways"): void {
    this[what] = !this[what];
    this.redraw();
  }

  /** Opens the sum of a hand, or folds it. */
  toggleSum(row: number): void {
    const others = [...this.sums].filter((other) => other !== row);
    this.sums = new Set(this.sums.has(row) ? others : [...others, row]);
    this.redraw();
  }

  /** The row of the scoreboard or line of the log that the Tab key reaches. */
  reach(what: "sumAt" | "logAt", n: number): void {
    if (this[what] === n) return;
    this[what] = n;
    this.redraw();
  }

  /** Shows all lines of the log, or those of one side. */
  showLog(of: LogOf): void {
    this.logOf = of;
    this.logAt = null;
    this.redraw();
  }
}
