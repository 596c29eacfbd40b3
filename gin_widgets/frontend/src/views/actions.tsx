// What is to be done, what the table last said, and the buttons: one tab stop, arrows between them.

import type { Offer } from "../lib/offers";
import { Said } from "../lib/said";
import { barKey } from "../lib/toolbar";
import { OfferButton } from "./button";
import { QUIET, type View } from "./view";

export function Actions({ view }: { view: View }) {
  const { play, state, word, id } = view;
  const all = play.offers;
  const spreads = all.filter((offer) => offer.place === "spread");
  const bar = [...spreads, ...all.filter((offer) => offer.place === "bar")];
  const open = bar.filter((offer) => offer.allowed);
  const stop = [open, bar]
    .flatMap((some) => [some.find((o) => o.key === play.tool), some.find((o) => o.main), some[0]])
    .find((offer) => offer !== undefined);
  const tip = all.find((offer) => offer.key === play.pointed);
  const button = (offer: Offer) => (
    <OfferButton
      key={offer.key}
      offer={offer}
      view={view}
      long={offer.place === "spread"}
      tabIndex={offer === stop ? 0 : -1}
      toolbar
    />
  );
  return (
    <section class="area actions" aria-labelledby={`${id}-actions`}>
      <h2 id={`${id}-actions`} class="unseen">
        {word("actions")}
      </h2>
      <div class="words">
        <p class="prompt">
          <Said text={state.prompt} word={word} />
        </p>{" "}
        <Status view={view} />
        <p class="lost" role="alert">
          {play.lost ? word("lost") : ""}
        </p>
      </div>
      <div
        class="bar"
        role="toolbar"
        {...QUIET}
        aria-label={word("actions")}
        tabIndex={-1}
        onKeyDown={barKey}
      >
        {spreads.length > 0 && <div class="spreads">{spreads.map(button)}</div>}
        {bar.slice(spreads.length).map(button)}
      </div>
      <div class="hint">
        {!state.result && (
          <p class="keys" id={`${id}-keys`}>
            {word("keys")}
          </p>
        )}
        {tip?.why && (
          <p class="tip" aria-hidden="true">
            <Said text={tip.why} word={word} />
          </p>
        )}
      </div>
    </section>
  );
}

/** The one place where results are spoken; it is there before any text is put in. */
function Status({ view }: { view: View }) {
  const { play, state, word } = view;
  const { notice } = play;
  const tone = notice?.tone ?? (state.say.refused ? "refused" : "plain");
  const text = notice?.text ?? state.say.text;
  return (
    <p class={`say ${tone}`} role="status" aria-live="polite" aria-atomic="true">
      <span key={notice ? `notice ${notice.n}` : `say ${state.say.id}`}>
        <Said text={text} word={word} />
      </span>
    </p>
  );
}
