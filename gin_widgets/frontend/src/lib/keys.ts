// Which keys mean what, whatever has the focus.

/** A single character key, which a person may switch off. */
export const isSingle = ({ key }: KeyboardEvent) => key.length === 1 && key !== " ";

/** Ctrl with an arrow moves a card; on a Mac, where that is the system's, Alt does. */
export function stepOf(event: KeyboardEvent): -1 | 1 | null {
  const mac = navigator.platform.startsWith("Mac");
  if (!(mac ? event.altKey : event.ctrlKey)) return null;
  return ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key] ?? null;
}
