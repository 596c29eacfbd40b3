// What is to be done, what the table last said, and the buttons: one tab stop, arrows between them.

import type { Offer } from "../lib/offers";
import { Said, spoken } from "../lib/said";
import { barKey } from "../lib/toolbar";
import { OfferButton } from "./button";
import { OwnTools, ownTools } from "./modes";
import { Rescue } from "./rescue";
import { QUIET, type View } from "./view";

/** Of many ways to lay down a hand the first are shown, the best of all among them. */
const FIRST = 3;
const FOLDED_FROM = 5;
const MORE = "more ways";

export function Actions({ view }: { view: View }) {
  const { play, state, word, id, narrow } = view;
  const all = play.offers;
  const spreads = all.filter((offer) => offer.place === "spread");
  const folds = spreads.length > FOLDED_FROM;
  const listed = folds && !play.opened.ways ? spreads.slice(0, FIRST) : spreads;
  const bar = [...listed, ...all.filter((offer) => offer.place === "bar")];
  const open = bar.filter((offer) => offer.allowed);
  const stop = [open, bar]
    .flatMap((some) => [some.find((o) => o.key === play.tool), some.find((o) => o.main), some[0]])
    .find((offer) => offer !== undefined);
  const atMore = folds && play.tool === MORE;
  const atOwn = !narrow && ownTools(view).some(({ name }) => name === play.tool);
  const tip = [...all, ...play.tools].find((offer) => offer.key === play.pointed);
  const button = (offer: Offer) => (
    <OfferButton
      key={offer.key}
      offer={offer}
      view={view}
      long={offer.place === "spread"}
      tabIndex={offer === stop && !atMore && !atOwn ? 0 : -1}
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
          {play.lost ? word(play.lostWhy) : ""}
        </p>
      </div>
      <Rescue view={view} />
      <div
        class="bar"
        role="toolbar"
        {...QUIET}
        aria-label={word("actions")}
        tabIndex={-1}
        onKeyDown={barKey}
      >
        {spreads.length > 0 && (
          <div class="spreads">
            {listed.slice(0, FIRST).map(button)}
            {folds && (
              <MoreWays n={spreads.length - FIRST} view={view} tabIndex={atMore ? 0 : -1} />
            )}
            {listed.slice(FIRST).map(button)}
          </div>
        )}
        {bar.slice(listed.length).map(button)}
        {!narrow && <OwnTools view={view} />}
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

/** Unfolds the other ways, or folds them again. */
function MoreWays({ n, view, tabIndex }: { n: number; view: View; tabIndex: number }) {
  const { play, word } = view;
  return (
    <button
      type="button"
      {...QUIET}
      class="offer more"
      tabIndex={tabIndex}
      aria-expanded={play.opened.ways}
      onFocus={() => play.point(MORE, true)}
      onBlur={() => play.point(null)}
      onClick={() => play.opened.toggle("ways")}
    >
      {word("more_ways", { n })}
    </button>
  );
}

/** The one place where results are spoken; it is there before any text is put in. */
function Status({ view }: { view: View }) {
  const { play, state, word, narrow } = view;
  const { notice } = play;
  const tone = notice?.tone ?? (state.say.refused ? "refused" : "plain");
  const text = notice?.text ?? state.say.text;
  const short = notice || !narrow ? "" : state.say.short;
  const news = text.endsWith(state.prompt) ? text.slice(0, -state.prompt.length) : text;
  return (
    <p class={`say ${tone}`} role="status" aria-live="polite" aria-atomic="true">
      <span key={notice ? `notice ${notice.n}` : `say ${state.say.id}`}>
        {short ? (
          <>
            <span class="unseen">{spoken(text, word)}</span>
            <span aria-hidden="true">
              <Said text={short} word={word} />
            </span>
          </>
        ) : (
          <>
            <Said text={news} word={word} />
            {/* What is to be done stands above already; the ear gets it here. */}
            <span class="again">
              <Said text={text.slice(news.length)} word={word} />
            </span>
          </>
        )}
      </span>
    </p>
  );
}
