// The game's code: copied by a press, or shown to be copied by hand where the browser forbids that.

import { QUIET, type View } from "./view";

interface Props {
  view: View;
  tabIndex?: number;
  onFocus?: () => void;
  onBlur?: () => void;
}

export function CopyButton({ view, ...more }: Props) {
  return (
    <button type="button" {...QUIET} class="offer" {...more} onClick={() => copyCode(view)}>
      {view.word("copy_code")}
    </button>
  );
}

export function CodeField({ view }: { view: View }) {
  const { state, word, id } = view;
  return (
    <p class="code">
      <label for={`${id}-code`}>{word("game_code")}</label>
      <input id={`${id}-code`} type="text" {...QUIET} readOnly value={state.save.code} />
    </p>
  );
}

async function copyCode({ play, state, word, id }: View): Promise<void> {
  try {
    await navigator.clipboard.writeText(state.save.code);
    play.tell(word("copied"));
  } catch {
    play.opened.code = true;
    play.tell(word("select_code"));
    const field = document.getElementById(`${id}-code`) as HTMLInputElement | null;
    field?.focus();
    field?.select();
  }
}
