// One action as a button: blocked ones stay reachable and say why.

import type { Offer } from "../lib/offers";
import { Said } from "../lib/said";
import { QUIET, type View } from "./view";

interface Props {
  offer: Offer;
  view: View;
  tabIndex?: number;
  /** Is it one of a bar that is one tab stop? */
  toolbar?: boolean;
  /** Shows what the action leads to under its label. */
  long?: boolean;
}

export function OfferButton({ offer, view, tabIndex = 0, toolbar = false, long = false }: Props) {
  const { play, word, id } = view;
  const why = offer.why ? `${id}-why-${offer.key}` : undefined;
  const armed = offer.allowed && offer.confirm !== "" && play.armed === offer.action;
  const kind = offer.main && offer.allowed ? " main" : "";
  return (
    <>
      <button
        type="button"
        {...QUIET}
        class={`offer${kind}${armed ? " armed" : ""}`}
        data-offer={offer.key}
        tabIndex={tabIndex}
        aria-disabled={offer.allowed ? undefined : "true"}
        aria-describedby={why}
        onFocus={() => play.point(offer.key, toolbar)}
        onBlur={() => play.point(null)}
        onPointerEnter={() => play.point(offer.key)}
        onPointerLeave={() => play.point(null)}
        onClick={(event) => {
          // The second half of a double click may meet another button than the first.
          if (event.detail < 2) play.press(offer);
        }}
      >
        <span>
          <Said text={offer.label} word={word} />
        </span>
        {long && offer.why && (
          <span class="leads" aria-hidden="true">
            <Said text={offer.why} word={word} />
          </span>
        )}
      </button>
      {why && (
        <span id={why} hidden>
          <Said text={offer.why} word={word} />
        </span>
      )}
    </>
  );
}
