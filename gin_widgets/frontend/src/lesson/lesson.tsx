// The lesson: an anywidget view (https://anywidget.dev/en/afm) of gin_widgets.widgets.LessonPlayer.

import type { RenderProps } from "@anywidget/types";
import { render as draw } from "preact";
import { CardDefs } from "../cards/card";
import { watchKernel } from "../lib/kernel";
import { addressOf, linked } from "../lib/linked";
import { followLook } from "../lib/look";
import { TypeAhead } from "../lib/typeahead";
import { CommandBox, commandAnswered } from "../views/command";
import { SettingsPanel } from "../views/settings";
import { QUIET } from "../views/view";
import { wording } from "../words";
import { Actions } from "./actions";
import { EndArea } from "./end";
import { GlossaryPanel } from "./glossary";
import { PartMap } from "./map";
import { Told } from "./panels";
import { QuestionArea } from "./question";
import { ResumePanel } from "./resume";
import { type Focus, Sit } from "./sit";
import { keep, kept } from "./store";
import type { LessonView } from "./view";
import type { LessonModel, LessonState, OtherLesson } from "./wire";
import type { LessonKey } from "./words";

/** As in wire.py: a longer line would be refused without being read. */
const LONGEST = 400;

function Lesson({ view }: { view: LessonView }) {
  const { sit, state, word, id } = view;
  const [first] = state.parts;
  const begins = state.item !== null && (!first || first.state === "now");
  return (
    <>
      <CardDefs id={id} />
      <header class="area head">
        <p class="title">{state.heading}</p>
        <p class="heading">
          {state.place} · {state.rules}
        </p>
        {begins && state.lesson.goal && (
          <p class="goal">
            {word("goal")}: {state.lesson.goal}
          </p>
        )}
        <SettingsPanel word={word} id={id} />
      </header>
      <PartMap view={view} />
      <div class="felt">
        {state.notes.map((note) => (
          <p key={note} class="notes" role="note">
            {note}
          </p>
        ))}
        {state.elsewhere && <Elsewhere lesson={state.elsewhere} view={view} />}
        {state.item && <QuestionArea item={state.item} view={view} />}
        {state.end && <EndArea end={state.end} view={view} />}
        <Actions view={view} />
        <details class="typing">
          <summary {...QUIET}>{word("type_instead")}</summary>
          <CommandBox view={view} command={(text) => sit.command(text)} longest={LONGEST} />
        </details>
      </div>
      <div class="sides">
        <Told view={view} />
        <GlossaryPanel view={view} />
        <ResumePanel
          key={state.item?.id ?? ""}
          word={word}
          id={id}
          code={state.code}
          take={(code) => sit.restore(code)}
          say={(text) => sit.say(text, "plain")}
        />
      </div>
    </>
  );
}

/** Where a code goes on that was taken up here. */
function Elsewhere({ lesson, view }: { lesson: OtherLesson; view: LessonView }) {
  const text = view.word("elsewhere", { lesson: lesson.name });
  return (
    <p class="notes" role="note">
      {linked() ? (
        <a href={addressOf(lesson.page)} {...QUIET}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}

/** How wide a picture may be, in pixels; `WIDE` is taken for the page until it is measured. */
const WIDE = 800;
const WIDEST = 520;
const NARROWEST = 240;

/** What stands beside a picture, and the paddings around it. */
function besides(room: number): number {
  if (room < 640) return 18;
  return room < 960 ? 66 : 414;
}

/** Where each kind of focus is looked for. No button that answers is among them: a second Enter would press it. */
const PLACES: Record<Focus, string> = {
  card: "[role=option][tabindex='0']",
  answer: "input[data-answer]",
  again: "input[data-answer]",
  reasons: ".prompt.reasons",
  main: ".onward.main, [data-action].main",
};
const FALLBACKS = [
  PLACES.card,
  PLACES.answer,
  PLACES.main,
  ".prompt.ask",
  ".end .verdict",
  "[role=toolbar] [tabindex='0']",
];

function focusOn(root: HTMLElement, focus: Focus): void {
  for (const place of [PLACES[focus], ...FALLBACKS]) {
    const found = root.querySelector<HTMLElement>(place);
    if (found) {
      found.focus();
      if (focus === "again") (found as HTMLInputElement).select();
      return;
    }
  }
}

/** On a screen to be touched the box would bring up the keyboard, over what was just said. */
const touched = () => window.matchMedia?.("(pointer: coarse)").matches ?? false;

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
  let room = root.clientWidth || WIDE;
  let painting = false;
  let stale = false;

  const sit = new Sit(model.get("state"), wording<LessonKey>(model.get("words")), {
    send: (message) => model.send(message),
    redraw,
    keep: (now) => {
      keep(known, now);
      known = now;
    },
    go: (page) => {
      if (linked()) location.assign(addressOf(page));
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
    const covers = focus === "again" && touched() && !before.matches("input");
    if (focus && !covers) focusOn(root, focus);
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
      const glossary = model.get("glossary");
      const width = Math.min(WIDEST, Math.max(NARROWEST, room - besides(room)));
      draw(<Lesson view={{ sit, state, word, glossary, id, typed, width }} />, frame);
    }
    painting = false;
  }

  const onState = () => {
    const { turn, item, feedback, hint } = sit.state;
    const before = asked(sit.state);
    sit.receive(model.get("state"));
    const now = sit.state;
    if (now.turn === turn) return;
    if (now.ask && asked(now) !== before && now.item?.id === item?.id) showPrompt(root);
    else if (now.hint && now.hint !== hint) show(root, ".help");
    else if (now.feedback && now.feedback !== feedback) show(root, ".feedback");
    else if (now.item?.id !== item?.id) showBeginning(root);
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
  const watchRoom = new ResizeObserver(([entry]) => {
    const width = entry?.contentRect.width ?? room;
    if (width === room || width === 0) return;
    room = width;
    redraw();
  });
  watchRoom.observe(root);
  if (stored !== null && stored !== sit.state.saved) sit.restore(stored);

  const leave = () => {
    model.off("change:state", onState);
    model.off("change:words", onWords);
    signal.removeEventListener("abort", leave);
    leaveLook();
    leaveKernel();
    watchBar.disconnect();
    watchRoom.disconnect();
    sit.stop();
    draw(null, frame);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}

/** On a phone what is said to an answer stands below it: brings it into sight. */
function show(root: HTMLElement, part: string): void {
  root.querySelector(part)?.scrollIntoView?.({ block: "nearest" });
}

const asked = ({ ask, item }: LessonState) =>
  `${ask?.prompt} ${item?.steps.findIndex(({ state }) => state === "now")}`;

/** The next question about the same cards: it is to be seen before what was said to the last. */
function showPrompt(root: HTMLElement): void {
  const prompt = root.querySelector(".prompt.ask");
  if (prompt && prompt.getBoundingClientRect().top < 0) prompt.scrollIntoView?.({ block: "start" });
}

/** Another question, or the end: it begins at the top, wherever the last one was left. */
function showBeginning(root: HTMLElement): void {
  if (root.getBoundingClientRect().top < 0) root.scrollIntoView?.({ block: "start" });
}

export default { render };
