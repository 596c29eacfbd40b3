// The course's progress in the browser: one entry for all lessons, whichever pages are open side by side.

const KEY = "gin-widgets course";

interface Saved {
  v: number;
  records: Record<string, unknown>;
  passed: string[];
  places: Record<string, unknown>;
}

/** What is kept, or null: a browser may forbid it, and then a lesson still works. */
export function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** What is kept of the course: the lessons that are passed, and how far one is in each that was begun. */
export function done(): { passed: string[]; places: Map<string, { at: number; of: number }> } {
  const saved = read(kept() ?? "");
  const places = new Map<string, { at: number; of: number }>();
  for (const [lesson, place] of Object.entries(saved?.places ?? {})) {
    const { at, tasks } = (place ?? {}) as { at?: unknown; tasks?: unknown };
    if (typeof at === "number" && Array.isArray(tasks))
      places.set(lesson, { at, of: tasks.length });
  }
  return { passed: saved?.passed ?? [], places };
}

/** Keeps what changed since this page last kept or found something, beside what other pages have kept since. */
export function keep(before: string, now: string): void {
  try {
    const there = localStorage.getItem(KEY);
    localStorage.setItem(KEY, there === null ? now : merged(there, before, now));
  } catch {
    // Full, or forbidden: the resume code is the way out, and it stands on the page.
  }
}

/** What is stored with the changes of one page put in; what cannot be read is replaced. */
export function merged(there: string, before: string, now: string): string {
  const [stored, was, is] = [read(there), read(before), read(now)];
  if (!stored || !is || stored.v !== is.v) return now;
  return JSON.stringify({
    v: is.v,
    records: { ...stored.records, ...changed(was?.records ?? {}, is.records) },
    passed: [...new Set([...stored.passed, ...is.passed])],
    places: { ...stored.places, ...changed(was?.places ?? {}, is.places) },
  });
}

function changed(was: Record<string, unknown>, is: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(is).filter(([key, value]) => JSON.stringify(was[key]) !== JSON.stringify(value)),
  );
}

function read(text: string): Saved | null {
  try {
    const { v, records, passed, places } = JSON.parse(text) as Partial<Saved>;
    if (typeof v !== "number" || !Array.isArray(passed)) return null;
    return { v, records: records ?? {}, passed, places: places ?? {} };
  } catch {
    return null;
  }
}
