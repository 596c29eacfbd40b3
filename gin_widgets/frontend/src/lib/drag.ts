// Dragging cards with mouse, pen or finger. Everything that a drag does can be done by clicks and keys as well.

/** So many pixels away a press becomes a drag, so that an unsteady click stays one. */
const THRESHOLD = 5;
/** So long a finger rests before it drags; sooner it scrolls the page. */
const LONG_PRESS = 250;

export interface DragHooks<Target> {
  /** The cards that go along with the one under the pointer; none where it stays. */
  cards(code: string): readonly string[];
  /** What a drop at this point of the page would do, and the element that shows it. */
  target(x: number, y: number): { what: Target; shown: Element } | null;
  drop(codes: readonly string[], what: Target): void;
}

interface Drag {
  pointer: number;
  code: string;
  x: number;
  y: number;
  touch: boolean;
  /** The elements under way; none before the drag has begun. */
  moving: HTMLElement[];
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Lets the cards below `root` be dragged, until the returned function is called. */
export function dragging<Target>(root: HTMLElement, hooks: DragHooks<Target>): () => void {
  const leave = new AbortController();
  const { signal } = leave;
  let drag: Drag | null = null;
  let over: Element | null = null;

  const show = (element: Element | null) => {
    if (over === element) return;
    over?.removeAttribute("data-over");
    element?.setAttribute("data-over", "");
    over = element;
  };

  const find = (code: string) =>
    root.querySelector<HTMLElement>(`[role=option][data-code="${code}"]`);

  const begin = () => {
    if (!drag) return;
    clearTimeout(drag.timer);
    const found = hooks.cards(drag.code).map(find);
    drag.moving = found.filter((each) => each !== null);
    if (drag.moving.length === 0) {
      end();
      return;
    }
    root.setPointerCapture?.(drag.pointer);
    root.toggleAttribute("data-dragging", true);
    for (const element of drag.moving) element.toggleAttribute("data-dragged", true);
  };

  const end = () => {
    if (!drag) return;
    clearTimeout(drag.timer);
    for (const element of drag.moving) {
      element.removeAttribute("data-dragged");
      element.style.removeProperty("translate");
    }
    root.removeAttribute("data-dragging");
    show(null);
    if (root.hasPointerCapture?.(drag.pointer)) root.releasePointerCapture(drag.pointer);
    drag = null;
  };

  const onDown = (event: PointerEvent) => {
    const card = (event.target as Element).closest<HTMLElement>("[role=option][data-code]");
    end();
    if (!card || event.button !== 0 || !event.isPrimary) return;
    const touch = event.pointerType === "touch";
    drag = {
      pointer: event.pointerId,
      code: card.dataset.code ?? "",
      x: event.clientX,
      y: event.clientY,
      touch,
      moving: [],
      timer: touch ? setTimeout(begin, LONG_PRESS) : undefined,
    };
  };

  const onMove = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (drag.moving.length === 0) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      if (drag.touch) end();
      else begin();
    }
    if (!drag || drag.moving.some((element) => !element.isConnected)) {
      end();
      return;
    }
    const zoom = (root as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    for (const element of drag.moving) element.style.translate = `${dx / zoom}px ${dy / zoom}px`;
    show(hooks.target(event.clientX, event.clientY)?.shown ?? null);
  };

  const onUp = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return;
    const codes = drag.moving.map((element) => element.dataset.code ?? "");
    const found = codes.length > 0 ? hooks.target(event.clientX, event.clientY) : null;
    if (codes.length > 0) swallowClick();
    // Laid down first: what moves on from here is seen to start here.
    if (found) hooks.drop(codes, found.what);
    end();
  };

  /** The release of a drag is no click on what lies below. */
  const swallowClick = () => {
    const swallow = (event: Event) => event.stopPropagation();
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !drag) return;
    // The card may still be under the pointer on its way back when that is let go.
    document.addEventListener("pointerup", swallowClick, { signal, capture: true, once: true });
    end();
    event.stopPropagation();
  };
  /** A press that may become a drag marks no text. */
  const mark = (event: Event) => {
    if (drag) event.preventDefault();
  };
  /** Once a finger drags, it does not scroll, and the system shows no menu. */
  const hold = (event: Event) => {
    if (drag && drag.moving.length > 0) event.preventDefault();
  };

  root.addEventListener("pointerdown", onDown, { signal });
  root.addEventListener("pointermove", onMove, { signal });
  root.addEventListener("pointerup", onUp, { signal });
  root.addEventListener("pointercancel", end, { signal });
  root.addEventListener("lostpointercapture", end, { signal });
  root.addEventListener("touchmove", hold, { signal, passive: false });
  root.addEventListener("contextmenu", hold, { signal });
  document.addEventListener("selectstart", mark, { signal });
  // Wherever the focus is meanwhile.
  document.addEventListener("keydown", onKey, { signal, capture: true });
  return () => {
    end();
    leave.abort();
  };
}
