// A kernel that hears nothing for ten minutes may be put to sleep, on Binder with all that it holds: the page warns before.

export const IDLE_AFTER = 8 * 60_000;

/** Calls `drowsy` once nothing was sent for so long; `heard` begins anew. */
export class Idle {
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly drowsy: () => void) {
    this.heard();
  }

  heard(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.drowsy, IDLE_AFTER);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
