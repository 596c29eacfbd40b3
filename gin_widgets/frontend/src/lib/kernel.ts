// Notices that the kernel behind the table is gone, which neither Voila nor the widget protocol tells.

/** Statuses of a kernel whose tables are lost, a restarted one's too: it knows nothing of the old game. */
const GONE = new Set(["dead", "autorestarting", "restarting"]);

interface Signal {
  connect(slot: Slot): boolean;
  disconnect(slot: Slot): boolean;
}

type Slot = (sender: unknown, status: string) => void;

/** Calls `gone` when the model's kernel dies; returns how to stop. Hosts without a kernel are left alone. */
export function watchKernel(model: { widget_manager?: unknown }, gone: () => void): () => void {
  const manager = model.widget_manager as { kernel?: { statusChanged?: Signal } } | undefined;
  const changed = manager?.kernel?.statusChanged;
  const onStatus: Slot = (_sender, status) => {
    if (GONE.has(status)) gone();
  };
  changed?.connect(onStatus);
  return () => {
    changed?.disconnect(onStatus);
  };
}
