// The lab: an anywidget view of gin_widgets.widgets.Explorer and Chart.

import type { RenderProps } from "@anywidget/types";
import { render as draw } from "preact";
import { CardDefs } from "../cards/card";
import { watchKernel } from "../lib/kernel";
import { followLook } from "../lib/look";
import { Said } from "../lib/said";
import { QUIET } from "../views/view";
import { wording } from "../words";
import { Controls } from "./controls";
import { Desk } from "./desk";
import { GuessParts } from "./guess";
import { FigureParts } from "./pictures";
import type { LabView } from "./view";
import type { LabModel } from "./wire";
import type { LabKey } from "./words";

const NARROW = 640;
const SIDE_BY_SIDE = 960;
const WIDEST = 720;
/** What stands beside the pictures, and the paddings around them. */
const PANEL = 300 + 12;
const EDGES = 68;

function Lab({ view }: { view: LabView }) {
  const { state, desk, word, id } = view;
  return (
    <>
      <CardDefs id={id} />
      <header class="area head">
        <Menu view={view} />
        <p class="title">{state.title}</p>
        {state.about && <p class="heading">{state.about}</p>}
      </header>
      <Controls view={view} />
      <div class="felt">
        <div class={`words ${seen(view) ? "" : "unseen"}`}>
          <p
            class={`say ${state.say.refused && !desk.notice ? "refused" : "plain"}`}
            role="status"
            aria-live="polite"
            aria-atomic="true"
          >
            <span key={desk.notice ? `notice ${desk.notice.n}` : `say ${state.say.id}`}>
              <Spoken view={view} />
            </span>
          </p>
          <p class="lost" role="alert">
            {desk.lost ? word("lost") : ""}
          </p>
        </div>
        {state.guess && <GuessParts guess={state.guess} view={view} />}
        {state.figure && <FigureParts figure={state.figure} view={view} />}
        {state.guessable && (
          <div class="options">
            <button
              type="button"
              class="offer"
              {...QUIET}
              data-act="again"
              onClick={() => desk.wish({ kind: "again" })}
            >
              {word("again")}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

/** What is said is on the page already, but for a verdict and a refusal: those are seen too. */
function Spoken({ view }: { view: LabView }) {
  const { state, desk, word } = view;
  if (desk.notice) return <>{desk.notice.text}</>;
  if (state.say.refused) return <Said text={state.say.text} word={word} />;
  if (state.verdict) {
    return (
      <>
        <b>
          <Said text={state.verdict} word={word} />
        </b>
        <span class="unseen">{state.say.text.slice(state.verdict.length)}</span>
      </>
    );
  }
  return (
    <span class="unseen">
      <Said text={state.say.text} word={word} />
    </span>
  );
}

/** Whether something is said that the page does not show anyway. */
function seen({ state, desk }: LabView): boolean {
  return desk.lost || desk.notice !== null || state.say.refused || state.verdict !== "";
}

function Menu({ view }: { view: LabView }) {
  const { state, desk, word, id } = view;
  if (state.tools.length === 0) return null;
  const open = (tool: string) => desk.wish({ kind: "open", tool });
  if (view.narrow) {
    return (
      <div class="control choice">
        <label class="control-label" for={`${id}-tools`}>
          {word("tools")}
        </label>
        <select
          id={`${id}-tools`}
          {...QUIET}
          value={state.tool}
          onChange={(event) => open(event.currentTarget.value)}
        >
          {state.tools.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <nav class="menu" aria-label={word("tools")}>
      {state.tools.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          class="tab"
          {...QUIET}
          data-tool={key}
          aria-current={key === state.tool ? "page" : undefined}
          onClick={() => open(key)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}

function render({ model, el, signal }: RenderProps<LabModel>): () => void {
  const root = document.createElement("section");
  const frame = document.createElement("div");
  root.className = "gin chart";
  root.dataset.lmSuppressShortcuts = "true";
  frame.className = "frame";
  root.append(frame);
  el.append(root);

  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  let room = root.clientWidth || 800;
  const desk = new Desk(model.get("state"), wording<LabKey>(model.get("words")), {
    send: (message) => model.send(message),
    redraw,
  });

  /** Draws; where the focused element is gone, the focus goes to what has taken its place. */
  function redraw(): void {
    const owner = root.getRootNode() as Document | ShadowRoot;
    const before = root.contains(owner.activeElement) ? owner.activeElement : null;
    const { state, word } = desk;
    const beside = room >= SIDE_BY_SIDE && state.controls.length > 0 ? PANEL : 0;
    const narrow = room < NARROW;
    const width = Math.min(WIDEST, Math.max(240, room - beside - (narrow ? 18 : EDGES)));
    root.setAttribute("aria-label", word("lab"));
    root.classList.toggle("bare", state.controls.length === 0);
    draw(<Lab view={{ desk, state, word, id, width, narrow }} />, frame);
    if (before && owner.activeElement !== before && !root.contains(before)) {
      root.querySelector<HTMLElement>(".summary")?.focus();
    }
  }

  const onState = () => desk.receive(model.get("state"));
  const onWords = () => {
    desk.word = wording<LabKey>(model.get("words"));
    redraw();
  };
  const measure = new ResizeObserver(([entry]) => {
    const width = entry?.contentRect.width ?? room;
    if (width === room || width === 0) return;
    room = width;
    redraw();
  });
  measure.observe(root);
  model.on("change:state", onState);
  model.on("change:words", onWords);
  const leaveLook = followLook(root);
  const leaveKernel = watchKernel(model, () => desk.lose());
  redraw();

  const leave = () => {
    model.off("change:state", onState);
    model.off("change:words", onWords);
    signal.removeEventListener("abort", leave);
    measure.disconnect();
    leaveLook();
    leaveKernel();
    desk.stop();
    draw(null, frame);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}

export default { render };
