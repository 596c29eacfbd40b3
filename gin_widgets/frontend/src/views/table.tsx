// The card table: an anywidget view (https://anywidget.dev/en/afm) of gin_widgets.widgets.Table.

import type { RenderProps } from "@anywidget/types";
import { render as draw } from "preact";
import { CardDefs } from "../cards/card";
import { flights } from "../lib/flights";
import { keepFocus } from "../lib/focus";
import { keepHolding, keptHolding } from "../lib/keptholding";
import { watchKernel } from "../lib/kernel";
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
import { LimitBadge, Middle } from "./middle";
import { LogPanel, ScorePanel, showNewest, WhyPanel } from "./panels";
import { ResultArea } from "./result";
import { Seats } from "./seats";
import { SettingsPanel } from "./settings";
import type { View } from "./view";

/** Below this width, in CSS pixels, the side panels fold; the style sheet's container queries agree. */
const NARROW = 640;

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
        <section class="area board" aria-labelledby={`${id}-table`}>
          <h2 id={`${id}-table`} class="unseen">
            {word("board")}
          </h2>
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
  frame.className = "frame";
  root.append(frame);
  el.append(root);

  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  const typed = new TypeAhead();
  let narrow = false;
  let painting = false;
  let stale = false;
  /** What the page shows, to tell when cards have moved. */
  let shown: { state: TableState | null; arranged: number } = { state: null, arranged: 0 };

  const play = new Play(model.get("state"), wording(model.get("words")), {
    send: (message) => model.send(message),
    redraw: (focus) => keepFocus(root, focus, paint),
    keep: keepHolding,
    answered: (refused) => commandAnswered(root, refused),
  });

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
      draw(<Table view={{ play, state, word, id, narrow }} typed={typed} />, frame);
    }
    painting = false;
    land();
    showNewest(root);
  }

  const onState = () => play.receive(model.get("state"));
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
  const kept = keptHolding();
  if (kept) play.arrange((hand) => hand.restore(kept));
  const leaveBoard = board(root, play);
  const leaveKernel = watchKernel(model, () => play.lose());
  const watch = new ResizeObserver(([entry]) => {
    const now = (entry?.contentRect.width ?? NARROW) < NARROW;
    if (now !== narrow) {
      narrow = now;
      keepFocus(root, undefined, paint);
    }
    showNewest(root);
  });
  watch.observe(root);
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
    leaveKernel();
    watch.disconnect();
    watchBar.disconnect();
    play.stop();
    draw(null, frame);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}

/** Keys that work wherever the focus is in the table, the text box apart. */
function tableKey(event: KeyboardEvent, play: Play): void {
  const { tagName } = event.target as HTMLElement;
  const typing = tagName === "INPUT" || tagName === "SELECT";
  if (event.key === "Enter" && event.repeat) {
    // Held down it would press again and again, each time what has the focus by then.
    event.preventDefault();
  } else if (event.key === "Escape") {
    play.escape();
  } else if (!typing && !event.defaultPrevented && !event.repeat) {
    if (event.ctrlKey || event.altKey || event.metaKey || !settings().keys) return;
    const place = ({ s: "stock", p: "pile" } as const)[event.key.toLowerCase()];
    if (event.shiftKey && place === "pile") choose({ projector: !settings().projector });
    else if (place) play.pressPlace(place);
    else if (event.key === "?") play.command("help");
    else return;
    event.preventDefault();
  }
}

export default { render };
