// Notices that the kernel behind the table is gone, or the line to it, which neither Voila nor the widget protocol tells.

/** Statuses of a kernel whose tables are lost, a restarted one's too: it knows nothing of the old game. */
const GONE = new Set(["dead", "autorestarting", "restarting"]);

interface Signal {
  connect(slot: Slot): boolean;
  disconnect(slot: Slot): boolean;
}

type Slot = (sender: unknown, status: string) => void;

interface Kernel {
  id?: string;
  serverSettings?: { baseUrl?: string };
  statusChanged?: Signal;
  connectionStatusChanged?: Signal;
  reconnect?(): Promise<void>;
}

export interface Hearing {
  /** The kernel is dead, or another one took its place. */
  gone(): void;
  /** The line to the kernel was cut, or is there again. */
  line(up: boolean): void;
}

/** Calls `gone` when the model's kernel dies; returns how to stop. */
export function watchKernel(model: { widget_manager?: unknown }, gone: () => void): () => void {
  const lifeline = new Lifeline(model, { gone, line: () => {} });
  return () => lifeline.leave();
}

/** What came of looking for the kernel: it is there, it is gone for good, or nobody answers. */
export type Found = "there" | "gone" | "nobody";

/** Listens to the model's kernel; hosts that have none, or do not show it, are left alone. */
export class Lifeline {
  private readonly kernel: Kernel | undefined;
  private died = false;

  constructor(
    model: { widget_manager?: unknown },
    private readonly hearing: Hearing,
  ) {
    this.kernel = (model.widget_manager as { kernel?: Kernel } | undefined)?.kernel;
    this.kernel?.statusChanged?.connect(this.onStatus);
    this.kernel?.connectionStatusChanged?.connect(this.onLine);
  }

  leave(): void {
    this.kernel?.statusChanged?.disconnect(this.onStatus);
    this.kernel?.connectionStatusChanged?.disconnect(this.onLine);
  }

  /** Asks the server for the kernel, and takes up the line to it again. */
  async find(): Promise<Found> {
    const { id, serverSettings } = this.kernel ?? {};
    if (!id || !serverSettings?.baseUrl) return "there";
    try {
      const answer = await fetch(`${serverSettings.baseUrl}api/kernels/${id}`, {
        cache: "no-store",
      });
      if (answer.status === 404 || (answer.ok && this.died)) return "gone";
      if (!answer.ok) return "nobody";
      await this.kernel?.reconnect?.();
      return "there";
    } catch {
      return "nobody";
    }
  }

  private readonly onStatus: Slot = (_kernel, status) => {
    if (!GONE.has(status)) return;
    this.died = true;
    this.hearing.gone();
  };

  /** A line to a new kernel in the dead one's place brings no table back. */
  private readonly onLine: Slot = (_kernel, status) => {
    if (!this.died) this.hearing.line(status === "connected");
  };
}
