// The card table: an anywidget view (https://anywidget.dev/en/afm) of gin_widgets.widgets.Table.

import type { RenderProps } from "@anywidget/types";
import { render as draw } from "preact";
import { CardDefs } from "../cards/card";
import { flights } from "../lib/flights";
import { keepFocus } from "../lib/focus";
import { Idle } from "../lib/idle";
import { Keeper } from "../lib/keep";
import { keepHolding, keptHolding } from "../lib/keptholding";
import { Lifeline } from "../lib/kernel";
import { linked } from "../lib/linked";
import { followLook } from "../lib/look";
import { Play } from "../lib/play";
import { choose, settings } from "../lib/settings";
import { TypeAhead } from "../lib/typeahead";
import type { TableModel, TableState } from "../wire";
import { wording } from "../words";
import { Actions } from "./actions";
import { board } from "./board";
import { CommandBox, commandAnswered } from "./command";
import { HandArea } from "./hand";
import { History } from "./history";
import { LogPanel, showNewest } from "./log";
import { LimitBadge, Middle } from "./middle";
import { WhyPanel } from "./panels";
import { Drowsy, KeptGame } from "./rescue";
import { ResultArea } from "./result";
import { ReviewArea } from "./review";
import { ScorePanel } from "./score";
import { Seats } from "./seats";
import { SettingsPanel } from "./settings";
import { Steps } from "./steps";
import type { View } from "./view";

/** Below this width, in CSS pixels, the side panels fold; the style sheet's container queries agree. */
const NARROW = 640;
/** What a kernel says before anybody has asked it anything. */
const FIRST = 1;

function Table({ view, typed }: { view: View; typed: TypeAhead }) {
  const { play, state, word, id } = view;
  return (
    <>
      <CardDefs id={id} />
      <header class="area head">
        <p class="title">{word("title")}</p>
        <p class="heading">{state.heading}</p>
        <SettingsPanel word={word} id={id} table={state.options} />
      </header>
      <div class="felt">
        <Drowsy view={view} />
        <KeptGame view={view} />
        {state.review && <ReviewArea review={state.review} view={view} />}
        <section class="area board" aria-labelledby={`${id}-table`}>
          <h2 id={`${id}-table`} class="unseen">
            {word("board")}
          </h2>
          {state.scene && <Steps scene={state.scene} view={view} />}
          {state.result ? (
            <ResultArea result={state.result} view={view} />
          ) : (
            <>
              <Seats view={view} />
              {state.phase === "layoff" ? (
                <LimitBadge limit={state.limit} view={view} />
              ) : (
                <Middle view={view} />
              )}
            </>
          )}
        </section>
        {!state.result && <HandArea view={view} typed={typed} />}
        <Actions view={view} />
        <History view={view} />
        <CommandBox view={view} command={(text) => play.command(text)} />
      </div>
      <div class="sides">
        <WhyPanel view={view} />
        <ScorePanel view={view} />
        <LogPanel view={view} />
      </div>
    </>
  );
}

function render({ model, el, signal }: RenderProps<TableModel>): () => void {
  const root = document.createElement("section");
  const frame = document.createElement("div");
  root.className = "gin";
  root.dataset.lmSuppressShortcuts = "true";
  root.dataset.notebook = model.get("notebook");
  root.dataset.nth = String(freePlace(model.get("notebook")));
  frame.className = "frame";
  root.append(frame);
  el.append(root);

  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  const typed = new TypeAhead();
  let narrow = false;
  let painting = false;
  let stale = false;
  let idle: Idle | null = null;
  const keeper = new Keeper(Number(root.dataset.nth), model.get("notebook"));
  /** What the page shows, to tell when cards have moved. */
  let shown: { state: TableState | null; arranged: number } = { state: null, arranged: 0 };

  const play = new Play(model.get("state"), wording(model.get("words")), {
    send: (message) => {
      // What is sent while the play is made finds none yet.
      if (idle) play.drowsy = false;
      idle?.heard();
      model.send(message);
    },
    redraw: (focus) => keepFocus(root, focus, paint),
    keep: keepHolding,
    answered: (refused) => commandAnswered(root, refused),
    declined: (game) => keeper.decline(game),
  });

  idle = linked() ? new Idle(() => play.doze()) : null;

  /** Removing a focused element fires its blur in the middle of a drawing; what that changes is drawn right after. */
  function paint(): void {
    stale = true;
    if (painting) return;
    painting = true;
    const moved = shown.state !== play.state || shown.arranged !== play.hand.arranged;
    const land = moved && shown.state ? flights(root) : () => {};
    shown = { state: play.state, arranged: play.hand.arranged };
    while (stale) {
      stale = false;
      const { state, word } = play;
      root.setAttribute("aria-label", word("table"));
      draw(<Table view={{ play, state, word, id, narrow, retry }} typed={typed} />, frame);
    }
    painting = false;
    land();
    showNewest(root);
  }

  /** Looks for the kernel; where it is gone for good, a new page brings a new one, and the game is offered there. */
  async function retry(): Promise<void> {
    const found = await lifeline.find();
    if (found === "there") play.sync();
    else if (found === "nobody") play.tell(play.word("still_lost"));
    else if (document.querySelector(".jp-NotebookPanel")) play.lose("rerun");
    else location.reload();
  }

  const onState = () => {
    const state = model.get("state");
    play.receive(state);
    keeper.keep(state.save);
  };
  const onWords = () => {
    play.word = wording(model.get("words"));
    keepFocus(root, undefined, paint);
  };
  const onKey = (event: KeyboardEvent) => tableKey(event, play);
  model.on("change:state", onState);
  model.on("change:words", onWords);
  root.addEventListener("keydown", onKey);
  let opening = true;
  const leaveLook = followLook(root, (chosen) => {
    play.prefer(chosen, opening);
    opening = false;
    keepFocus(root, undefined, paint);
  });
  const held = keptHolding();
  if (held) play.cards.arrange((hand) => hand.restore(held));
  const leaveBoard = board(root, play);
  const lifeline = new Lifeline(model, {
    gone: () => play.lose(),
    line: (up) => play.line(up),
  });
  const watch = new ResizeObserver(([entry]) => {
    const now = (entry?.contentRect.width ?? NARROW) < NARROW;
    if (now !== narrow) {
      narrow = now;
      keepFocus(root, undefined, paint);
    }
    showNewest(root);
  });
  watch.observe(root);
  const { save, say } = play.state;
  const kept = say.id === FIRST ? keeper.find(save) : null;
  if (kept) play.offer(kept);
  if (say.id !== FIRST) keeper.keep(save);
  // What the phone's action bar covers, for the style sheet's scroll margins.
  const bar = root.querySelector(".actions");
  const watchBar = new ResizeObserver(([entry]) => {
    root.style.setProperty("--bar-h", `${Math.ceil(entry?.contentRect.height ?? 0)}px`);
  });
  if (bar) watchBar.observe(bar);

  const leave = () => {
    model.off("change:state", onState);
    model.off("change:words", onWords);
    root.removeEventListener("keydown", onKey);
    signal.removeEventListener("abort", leave);
    leaveLook();
    leaveBoard();
    lifeline.leave();
    watch.disconnect();
    watchBar.disconnect();
    idle?.stop();
    play.stop();
    draw(null, frame);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}

/** The lowest number that no other table of the notebook has, by which the browser keeps its game. */
function freePlace(notebook: string): number {
  const taken = [...document.querySelectorAll<HTMLElement>(".gin[data-nth]")];
  const ours = taken.filter((table) => table.dataset.notebook === notebook);
  const numbers = ours.map((table) => Number(table.dataset.nth));
  let nth = 0;
  while (numbers.includes(nth)) nth += 1;
  return nth;
}

/** Keys that work wherever the focus is in the table, the text box apart. */
function tableKey(event: KeyboardEvent, play: Play): void {
  const { target } = event;
  const typing =
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && target.type === "text");
  if (event.key === "Enter" && event.repeat) {
    // Held down it would press again and again, each time what has the focus by then.
    event.preventDefault();
  } else if (event.key === "Escape") {
    play.escape();
  } else if (!typing && !event.defaultPrevented && !event.repeat) {
    if (event.ctrlKey || event.altKey || event.metaKey) {
      const tool = event.altKey ? undefined : toolKey(event);
      if (!tool) return;
      play.pressTool(tool);
      event.preventDefault();
      return;
    }
    if (!settings().keys) return;
    const place = ({ s: "stock", p: "pile" } as const)[event.key.toLowerCase()];
    if (event.shiftKey && place === "pile") choose({ projector: !settings().projector });
    else if (place) play.pressPlace(place);
    else if (event.key === "?") play.command("help");
    else return;
    event.preventDefault();
  }
}

/** Ctrl+Z and Ctrl+Y, or what a Mac has for them. */
function toolKey(event: KeyboardEvent): "undo" | "redo" | undefined {
  const key = event.key.toLowerCase();
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" ? "redo" : undefined;
}

export default { render };
