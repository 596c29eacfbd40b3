// When the table is gone, and when it is back: another try, the code, and the game that was kept.

import { CodeField, CopyButton } from "./code";
import { QUIET, type View } from "./view";

/** Under the alert that nobody answers. */
export function Rescue({ view }: { view: View }) {
  const { play, word } = view;
  if (!play.lost) return null;
  return (
    <div class="rescue">
      <button
        type="button"
        {...QUIET}
        class="offer main"
        onClick={(event) => event.detail < 2 && view.retry()}
      >
        {word("retry")}
      </button>
      <CopyButton view={view} />
      {play.opened.code && <CodeField view={view} />}
    </div>
  );
}

/** After long quiet: a press that lets the kernel hear of the person. */
export function Drowsy({ view }: { view: View }) {
  const { play, word } = view;
  if (!play.drowsy) return null;
  return (
    <div class="kept">
      <button type="button" {...QUIET} class="offer main" onClick={() => play.wake()}>
        {word("idle_yes")}
      </button>
    </div>
  );
}

/** A game that was kept in this browser, to be gone on with or not. */
export function KeptGame({ view }: { view: View }) {
  const { play, word } = view;
  const { kept } = play;
  if (!kept) return null;
  return (
    <div class="kept">
      <button
        type="button"
        {...QUIET}
        class="offer main"
        onClick={(event) => event.detail < 2 && play.resume(true)}
      >
        {word("resume_yes", { place: kept.place })}
      </button>
      <button
        type="button"
        {...QUIET}
        class="offer"
        onClick={(event) => event.detail < 2 && play.resume(false)}
      >
        {word("resume_no")}
      </button>
    </div>
  );
}
