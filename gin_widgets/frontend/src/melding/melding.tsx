// The melding lab: an anywidget view of gin_widgets.widgets.MeldLab.

import type { RenderProps } from "@anywidget/types";
import { render as draw } from "preact";
import { CardDefs } from "../cards/card";
import { dragInHand } from "../lib/draginhand";
import { watchKernel } from "../lib/kernel";
import { followLook } from "../lib/look";
import { Said } from "../lib/said";
import { TypeAhead } from "../lib/typeahead";
import { QUIET } from "../views/view";
import { wording } from "../words";
import { Lab } from "./lab";
import { Compare, Moves, Notes, Questions, Table, Ways } from "./parts";
import type { MeldingView } from "./view";
import type { MeldingModel } from "./wire";
import type { MeldingKey } from "./words";

/** As in wire.py: a longer hand would be refused without being read. */
const LONGEST = 200;

function Melding({ view }: { view: MeldingView }) {
  const { word, id } = view;
  return (
    <>
      <CardDefs id={id} />
      <header class="area head">
        <p class="title">{word("title")}</p>
      </header>
      <div class="felt">
        <Table view={view} />
        <Moves view={view} />
        <Status view={view} />
        <Questions view={view} />
        <Another view={view} />
      </div>
      <div class="sides">
        <Ways view={view} />
        <Compare view={view} />
        <Notes view={view} />
      </div>
    </>
  );
}

function Status({ view }: { view: MeldingView }) {
  const { lab, state, word } = view;
  const { notice } = lab;
  const tone = notice?.tone ?? (state.say.refused ? "refused" : "plain");
  return (
    <div class="words">
      <p class={`say ${tone}`} role="status" aria-live="polite" aria-atomic="true">
        <span key={notice ? `notice ${notice.n}` : `say ${state.say.id}`}>
          <Said text={notice?.text ?? state.say.text} word={word} />
        </span>
      </p>
      <p class="lost" role="alert">
        {lab.lost ? word("lost") : ""}
      </p>
    </div>
  );
}

function Another({ view }: { view: MeldingView }) {
  const { lab, word, id } = view;
  return (
    <form
      class="area command"
      onSubmit={(event) => {
        event.preventDefault();
        const input = event.currentTarget.querySelector("input");
        if (input?.value.trim()) lab.deal(input.value);
      }}
    >
      <label for={`${id}-another`}>{word("another")}</label>
      <input
        id={`${id}-another`}
        type="text"
        {...QUIET}
        placeholder={word("another_hint")}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="go"
        maxLength={LONGEST}
        onKeyDown={(event) => {
          // Inside a notebook JupyterLab keeps Enter from sending a form.
          if (event.key !== "Enter" || event.isComposing) return;
          event.preventDefault();
          if (!event.repeat) event.currentTarget.form?.requestSubmit();
        }}
      />
      <button type="submit" class="offer" {...QUIET}>
        {word("lay")}
      </button>
    </form>
  );
}

function render({ model, el, signal }: RenderProps<MeldingModel>): () => void {
  const root = document.createElement("section");
  const frame = document.createElement("div");
  root.className = "gin melding";
  root.dataset.lmSuppressShortcuts = "true";
  frame.className = "frame";
  root.append(frame);
  el.append(root);

  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  const typed = new TypeAhead();
  const lab = new Lab(model.get("state"), wording<MeldingKey>(model.get("words")), {
    send: (message) => model.send(message),
    redraw,
    dealt: (refused) => {
      const input = root.querySelector<HTMLInputElement>(".command input");
      if (refused) input?.select();
      else if (input) input.value = "";
    },
  });

  /** Draws; the focus stays in the hand where cards were laid, and where its element is gone goes there. */
  function redraw(focus?: "card"): void {
    const owner = root.getRootNode() as Document | ShadowRoot;
    const before = root.contains(owner.activeElement) ? owner.activeElement : null;
    const { state, word } = lab;
    root.setAttribute("aria-label", word("lab"));
    draw(<Melding view={{ lab, state, word, id, typed }} />, frame);
    if (before && (focus || owner.activeElement !== before)) {
      root.querySelector<HTMLElement>("[role=option][tabindex='0']")?.focus();
    }
  }

  const onState = () => lab.receive(model.get("state"));
  const onWords = () => {
    lab.word = wording<MeldingKey>(model.get("words"));
    redraw();
  };
  model.on("change:state", onState);
  model.on("change:words", onWords);
  const leaveLook = followLook(root);
  const leaveDrag = dragInHand(root, {
    picked: () => lab.picked,
    lay: (codes, spot) => lab.layAt(codes, spot.pile),
  });
  const leaveKernel = watchKernel(model, () => lab.lose());
  redraw();

  const leave = () => {
    model.off("change:state", onState);
    model.off("change:words", onWords);
    signal.removeEventListener("abort", leave);
    leaveLook();
    leaveDrag();
    leaveKernel();
    lab.stop();
    draw(null, frame);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}

export default { render };
