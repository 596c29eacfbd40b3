// A toolbar is one tab stop: arrows, Home and End move between its buttons.

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowUp: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function barKey(event: KeyboardEvent): void {
  const bar = event.currentTarget as HTMLElement;
  const buttons = [...bar.querySelectorAll<HTMLElement>("button")];
  const at = buttons.indexOf(event.target as HTMLElement);
  const step = STEPS[event.key];
  if (!step || at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
  buttons[step(at, buttons.length - 1)]?.focus();
  event.preventDefault();
}
