// The command box: the same game by typing.

import { type Drawing, QUIET } from "./view";

/** As in wire.py: a longer line would be refused without being read. */
const LONGEST = 4_000;

interface Props {
  view: Drawing;
  command(text: string): void;
  longest?: number;
}

export function CommandBox({ view, command, longest = LONGEST }: Props) {
  const { word, id } = view;
  return (
    <form
      class="area command"
      onSubmit={(event) => {
        event.preventDefault();
        const input = event.currentTarget.querySelector("input");
        if (input?.value.trim()) command(input.value);
      }}
    >
      <label for={`${id}-command`}>{word("command")}</label>
      <input
        id={`${id}-command`}
        type="text"
        {...QUIET}
        placeholder={word("command_hint")}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="send"
        maxLength={longest}
        onKeyDown={(event) => {
          // Inside a notebook JupyterLab keeps Enter from sending a form.
          if (event.key !== "Enter" || event.isComposing) return;
          event.preventDefault();
          if (!event.repeat) event.currentTarget.form?.requestSubmit();
        }}
      />
      {/* Enter in the line does it; a tab stop of its own would be one too many. */}
      <button type="submit" class="offer" tabIndex={-1} {...QUIET}>
        {word("send")}
      </button>
    </form>
  );
}

/** After the answer: what was refused stays, selected, to be corrected; what was done is cleared. */
export function commandAnswered(root: HTMLElement, refused: boolean): void {
  const input = root.querySelector<HTMLInputElement>(".command input");
  if (!input) return;
  if (refused) input.select();
  else input.value = "";
}
