// A hand that stands alone: an anywidget view of gin_widgets.widgets.Hand.

import type { RenderProps } from "@anywidget/types";
import { render as draw } from "preact";
import { Card, CardDefs } from "../cards/card";
import { dragInHand } from "../lib/draginhand";
import { followLook } from "../lib/look";
import { TypeAhead } from "../lib/typeahead";
import { CardBox } from "../views/cardbox";
import { QUIET } from "../views/view";
import { wording } from "../words";
import { Hold } from "./hold";
import type { HandModel } from "./wire";
import type { HandKey } from "./words";

interface Props {
  hold: Hold;
  /** Prefix of all element ids of this hand. */
  id: string;
  typed: TypeAhead;
}

function LoneHand({ hold, id, typed }: Props) {
  const { word, order, mode } = hold;
  const label = hold.label || word("hand");
  return (
    <>
      <CardDefs id={id} />
      {hold.label && <p class="hand-title">{hold.label}</p>}
      {order.length === 0 && <p class="note">{word("empty")}</p>}
      {order.length > 0 && mode === "show" && (
        <ul class="meld fan open" aria-label={label}>
          {order.map((code) => (
            <li key={code} class="slot">
              <Card id={id} code={code} />
              <span class="unseen">{word(`card.${code}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {order.length > 0 && mode !== "show" && (
        <>
          <CardBox
            view={{ word, id }}
            groups={[
              {
                key: "hand",
                kind: "loose",
                caption: "",
                name: label,
                cards: order.map((code, at) => ({
                  code,
                  name: word("card_at", {
                    card: capital(word(`card.${code}`)),
                    at: at + 1,
                    of: order.length,
                  }),
                  selected: hold.chosen.includes(code),
                })),
              },
            ]}
            label={label}
            keys={`${id}-keys`}
            many={mode === "many"}
            at={hold.at}
            typed={typed}
            onMove={(at) => hold.moveTo(at)}
            onPick={(code) => hold.pick(code)}
            onKey={(event, code) => {
              const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
              if (mode !== "order" || !by || !(event.ctrlKey || event.altKey)) return false;
              hold.shift(code, by);
              return true;
            }}
          />
          {mode === "order" && (
            <div class="bar">
              {([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  {...QUIET}
                  class="offer"
                  aria-disabled={hold.chosen.length ? undefined : "true"}
                  onClick={() => hold.shift(hold.chosen[0], by)}
                >
                  {word(by < 0 ? "move_left" : "move_right")}
                </button>
              ))}
            </div>
          )}
          <p class="keys" id={`${id}-keys`}>
            {word(`keys_${mode}`)}
          </p>
          <p class="unseen" role="status" aria-live="polite">
            {hold.said}
          </p>
        </>
      )}
    </>
  );
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function render({ model, el, signal }: RenderProps<HandModel>): () => void {
  const root = document.createElement("section");
  root.className = "gin lone";
  root.dataset.lmSuppressShortcuts = "true";
  el.append(root);
  const id = `gin${Math.random().toString(36).slice(2, 10)}`;
  const typed = new TypeAhead();
  const traits = () => ({
    mode: model.get("mode"),
    order: model.get("order"),
    chosen: model.get("chosen"),
    label: model.get("label"),
  });
  const hold = new Hold(traits(), wording<HandKey>(model.get("words")), {
    send: (message) => model.send(message),
    redraw: paint,
  });

  function paint(focus: boolean): void {
    const owner = root.getRootNode() as Document | ShadowRoot;
    const before = root.contains(owner.activeElement) ? owner.activeElement : null;
    const listed = before?.closest(".hand");
    root.setAttribute("aria-label", hold.label || hold.word("hand"));
    draw(<LoneHand hold={hold} id={id} typed={typed} />, root);
    const lost = before !== null && owner.activeElement !== before;
    if ((focus && listed) || lost) {
      root.querySelector<HTMLElement>("[role=option][tabindex='0']")?.focus();
    }
  }

  const onMode = () => hold.receive(traits());
  const onOrder = () => hold.answered("order", model.get("order"));
  const onChosen = () => hold.answered("chosen", model.get("chosen"));
  const onWords = () => {
    hold.word = wording<HandKey>(model.get("words"));
    paint(false);
  };
  const changes = {
    mode: onMode,
    label: onMode,
    order: onOrder,
    chosen: onChosen,
    words: onWords,
  } as const;
  for (const [name, act] of Object.entries(changes)) model.on(`change:${name}`, act);
  const leaveLook = followLook(root);
  const leaveDrag = dragInHand(root, {
    picked: () => [],
    lay: ([code = ""], spot) => hold.layBefore(code, spot.before),
  });
  paint(false);

  const leave = () => {
    for (const [name, act] of Object.entries(changes)) model.off(`change:${name}`, act);
    signal.removeEventListener("abort", leave);
    leaveLook();
    leaveDrag();
    draw(null, root);
    root.remove();
  };
  signal.addEventListener("abort", leave);
  return leave;
}

export default { render };
