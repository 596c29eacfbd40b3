// Between the players: the limit, the stock with Draw, the pile with Take.

import { Back, Card } from "../cards/card";
import { glyphOf } from "../cards/code";
import { Said } from "../lib/said";
import { barKey } from "../lib/toolbar";
import type { Limit, Place } from "../wire";
import { OfferButton } from "./button";
import { type Drawing, QUIET, type View } from "./view";

/** So many cards of the pile lie open, the newest on top. */
const SHOWN = 6;

export function LimitBadge({ limit, view }: { limit: Limit; view: Drawing }) {
  return (
    <div class="spot limit-spot">
      <p class="caption">{view.word("upcard")}</p>
      <div class="limit">
        <span class="unseen">{view.word("limit")}</span>
        <Card id={view.id} code={limit.card} small />
        <span class="unseen">{view.word(`card.${limit.card}`)}</span>
        <p>
          <b class={limit.number.length > 2 ? "number long" : "number"}>{limit.number}</b>
          <small>
            <Said text={limit.text} word={view.word} />
          </small>
        </p>
      </div>
    </div>
  );
}

export function Middle({ view }: { view: View }) {
  const { state, word } = view;
  return (
    <div
      class="middle"
      role="toolbar"
      {...QUIET}
      aria-label={word("stock_and_pile")}
      tabIndex={-1}
      onKeyDown={barKey}
    >
      <LimitBadge limit={state.limit} view={view} />
      <div class="spot">
        <p class="caption">
          {word("stock")} <b>{word("stock_left", { n: state.stock })}</b>
        </p>
        <span class="stock" aria-hidden="true">
          {state.stock > 2 && <Back />}
          {state.stock > 1 && <Back />}
          {state.stock > 0 && <Back />}
        </span>
        <PlaceButton place="stock" view={view} />
      </div>
      <div class="spot pile-spot">
        <p class="caption">
          {word("pile")} <PileTop view={view} />
        </p>
        <Pile view={view} />
        <PlaceButton place="pile" view={view} />
      </div>
    </div>
  );
}

function PileTop({ view }: { view: View }) {
  const { state, word } = view;
  const top = state.pile.at(-1);
  return (
    <b>
      {top ? (
        <Said text={word("pile_top", { card: glyphOf(top) })} word={word} />
      ) : (
        word("pile_empty")
      )}
    </b>
  );
}

function Pile({ view }: { view: View }) {
  const { state, word, id } = view;
  const earlier = state.pile.slice(0, -1);
  return (
    <>
      <span class="pile" aria-hidden="true">
        {state.pile.length === 0 && <i class="no-card" />}
        {state.pile.slice(-SHOWN).map((code) => (
          <span key={code} class="slot" data-code={code}>
            <Card id={id} code={code} />
          </span>
        ))}
      </span>
      {earlier.length > 0 && (
        <span class="unseen">
          {word("earlier")}: {earlier.map((code) => word(`card.${code}`)).join(", ")}
        </span>
      )}
    </>
  );
}

function PlaceButton({ place, view }: { place: Place; view: View }) {
  const { play } = view;
  const both = play.offers.filter((offer) => ["stock", "pile"].includes(offer.place));
  const stop = both.find(({ key }) => key === play.tool) ?? both.find((o) => o.allowed) ?? both[0];
  return both
    .filter((offer) => offer.place === place)
    .map((offer) => (
      <OfferButton
        key={offer.key}
        offer={offer}
        view={view}
        tabIndex={offer === stop ? 0 : -1}
        toolbar
      />
    ));
}
