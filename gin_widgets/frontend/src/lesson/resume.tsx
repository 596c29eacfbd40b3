// The code that takes the progress to another browser, and the field that takes one up.

import { QUIET } from "../views/view";
import type { Wording } from "../words";

export const RESUME_KEYS = [
  "resume_code",
  "code_holds",
  "resume",
  "resume_go",
  "saved_here",
  "copy",
  "copied",
  "selected",
] as const;

type ResumeKey = (typeof RESUME_KEYS)[number];

/** Longer than any code. */
const LONGEST = 2_000;

interface Props {
  word: Wording<ResumeKey>;
  /** Prefix of all element ids of this widget. */
  id: string;
  code: string;
  /** The panel was opened. */
  onOpen?(): void;
  take(code: string): void;
  say(text: string): void;
}

export function ResumePanel(props: Props) {
  const { word, id, code, take } = props;
  return (
    <details
      class="area panel resume"
      onToggle={(event) => event.currentTarget.open && props.onOpen?.()}
    >
      <summary {...QUIET}>
        <h2>{word("resume_code")}</h2>
        <span class="gist">{word("saved_here")}</span>
      </summary>
      <div class="row">
        <textarea
          id={`${id}-code`}
          {...QUIET}
          readOnly
          rows={2}
          aria-label={word("resume_code")}
          aria-describedby={`${id}-holds`}
          spellcheck={false}
          value={code}
        />
        <button type="button" {...QUIET} class="offer" data-copy onClick={() => copy(props)}>
          {word("copy")}
        </button>
      </div>
      <p class="note" id={`${id}-holds`}>
        {word("code_holds")}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const input = event.currentTarget.querySelector("input");
          if (input?.value.trim()) take(input.value);
        }}
      >
        <label for={`${id}-resume`}>{word("resume")}</label>
        <div class="row">
          <input
            id={`${id}-resume`}
            type="text"
            {...QUIET}
            data-resume
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={LONGEST}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.isComposing) return;
              event.preventDefault();
              if (!event.repeat) event.currentTarget.form?.requestSubmit();
            }}
          />
          <button type="submit" {...QUIET} class="offer">
            {word("resume_go")}
          </button>
        </div>
      </form>
    </details>
  );
}

/** Copies the code; where the browser forbids it, it is selected instead. */
async function copy({ code, id, word, say }: Props): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    say(word("copied"));
  } catch {
    const field = document.getElementById(`${id}-code`) as HTMLTextAreaElement | null;
    field?.focus();
    field?.select();
    say(word("selected"));
  }
}
