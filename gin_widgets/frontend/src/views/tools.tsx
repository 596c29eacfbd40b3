// Beside the game: back and forth in the hand. One tab stop, arrows between the buttons.

import { barKey } from "../lib/toolbar";
import { OfferButton } from "./button";
import { QUIET, type View } from "./view";

export function Tools({ view }: { view: View }) {
  const { play, word } = view;
  const { tools } = play;
  const stop = tools.find((offer) => offer.key === play.tool) ?? tools[0];
  return (
    <div
      class="area tools bar"
      role="toolbar"
      {...QUIET}
      aria-label={word("tools")}
      tabIndex={-1}
      onKeyDown={barKey}
    >
      {tools.map((offer) => (
        <OfferButton
          key={offer.key}
          offer={offer}
          view={view}
          tabIndex={offer === stop ? 0 : -1}
          toolbar
        />
      ))}
    </div>
  );
}
