// The lesson: an anywidget view (https://anywidget.dev/en/afm) of gin_widgets.widgets.LessonPlayer.

import type { RenderProps } from "@anywidget/types";
import { render as draw } from "preact";
import { CardDefs } from "../cards/card";
import { watchKernel } from "../lib/kernel";
import { followLook } from "../lib/look";
import { TypeAhead } from "../lib/typeahead";
import { CommandBox, commandAnswered } from "../views/command";
import { SettingsPanel } from "../views/settings";
import { wording } from "../words";
import { Actions } from "./actions";
import { EndArea } from "./end";
import { PartMap } from "./map";
import { ResumePanel, Told } from "./panels";
import { QuestionArea } from "./question";
import { type Focus, Sit } from "./sit";
import { keep, kept } from "./store";
import type { LessonView } from "./view";
import type { LessonModel } from "./wire";
import type { LessonKey } from "./words";

/** As in wire.py: a longer line would be refused without being read. */
const LONGEST = 400;

function Lesson({ view }: { view: LessonView }) {
  const { sit, state, word, id } = view;
  return (
    <>
      <CardDefs id={id} />
      <header class="area head">
        <p class="title">{state.heading}</p>
        <p class="heading">
          {state.place} · {state.rules}
        </p>
        <SettingsPanel word={word} id={id} />
      </header>
      <PartMap view={view} />
      <div class="felt">
        {state.notes.map((note) => (
          <p key={note} class="notes" role="note">
            {note}
          </p>
        ))}
        {state.item && <QuestionArea item={state.item} view={view} />}
        {state.end && <EndArea end={state.end} view={view} />}
        <Actions view={view} />
        <CommandBox view={view} command={(text) => sit.command(text)} longest={LONGEST} />
      </div>
      <div class="sides">
        <Told view={view} />
        <ResumePanel view={view} />
      </div>
    </>
  );
}

/** Where each kind of focus is looked for, best first. */
const PLACES: Record<Focus, string> = {
  card: "[role=option][tabindex='0']",
  answer: "[data-answer]",
  reasons: ".options + .prompt + .options [data-answer]",
  main: "[data-action].main",
};
const FALLBACKS = [PLACES.card, PLACES.answer, PLACES.main, "[role=toolbar] [tabindex='0']"];

function focusOn(root: HTMLElement, focus: Focus): void {
  for (const place of [PLACES[focus], ...FALLBACKS]) {
    const found = root.querySelector<HTMLElement>(place);
    if (found) {
      found.focus();
      return;
    }
  }
}

function render({ model, el, signal }: RenderProps<LessonModel>): () => void {
  const root = document.createElement("section");
  const frame = document.createElement("div");
  root.className = "gin lesson";
  root.dataset.lmSuppressShortcuts = "true";
  frame.className = "frame";
  root.append(frame);
  el.append(root);

  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  const typed = new TypeAhead();
  const stored = kept();
  /** What the store holds as far as this page has put it there, or found it. */
  let known = stored ?? "";
  let painting = false;
  let stale = false;

  const sit = new Sit(model.get("state"), wording<LessonKey>(model.get("words")), {
    send: (message) => model.send(message),
    redraw,
    keep: (now) => {
      keep(known, now);
      known = now;
    },
    answered: (refused) => commandAnswered(root, refused),
    clock: () => performance.now(),
  });

  /** Draws; the focus follows where it was wanted, or into what took the place of a vanished element. */
  function redraw(focus?: Focus): void {
    const owner = root.getRootNode() as Document | ShadowRoot;
    const before = root.contains(owner.activeElement) ? owner.activeElement : null;
    paint();
    if (!before) return;
    if (focus) focusOn(root, focus);
    else if (owner.activeElement !== before)
      focusOn(root, before.closest(".hand") ? "card" : "main");
  }

  /** Removing a focused element fires its blur in the middle of a drawing; what that changes is drawn right after. */
  function paint(): void {
    stale = true;
    if (painting) return;
    painting = true;
    while (stale) {
      stale = false;
      const { state, word } = sit;
      root.setAttribute("aria-label", `${word("lesson")} ${state.heading}`);
      draw(<Lesson view={{ sit, state, word, id, typed }} />, frame);
    }
    painting = false;
  }

  const onState = () => {
    const { turn } = sit.state;
    sit.receive(model.get("state"));
    if (sit.state.turn !== turn && sit.state.feedback) showFeedback(root);
  };
  const onWords = () => {
    sit.word = wording<LessonKey>(model.get("words"));
    redraw();
  };
  model.on("change:state", onState);
  model.on("change:words", onWords);
  const leaveLook = followLook(root, () => redraw());
  const leaveKernel = watchKernel(model, () => sit.lose());
  const bar = root.querySelector(".actions");
  const watchBar = new ResizeObserver(([entry]) => {
    root.style.setProperty("--bar-h", `${Math.ceil(entry?.contentRect.height ?? 0)}px`);
  });
  if (bar) watchBar.observe(bar);
  if (stored !== null && stored !== sit.state.saved) sit.restore(stored);

  const leave = () => {
    model.off("change:state", onState);
    model.off("change:words", onWords);
    signal.removeEventListener("abort", leave);
    leaveLook();
    leaveKernel();
    watchBar.disconnect();
    sit.stop();
    draw(null, frame);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}

/** On a phone what is said to an answer stands below it: brings it into sight. */
function showFeedback(root: HTMLElement): void {
  root.querySelector(".feedback")?.scrollIntoView?.({ block: "nearest" });
}

export default { render };
