// The controls of a field: radio buttons with what each answer means, or a number.

import { Said } from "../lib/said";
import { QUIET } from "../views/view";
import type { EditorView } from "./view";
import type { FieldForm, PartForm } from "./wire";

interface Props {
  field: FieldForm;
  part: PartForm;
  value: string;
  /** Ids of what is said about the field. */
  told: string;
  /** Is it the field's only control? */
  alone: boolean;
  view: EditorView;
}

/** As many digits as the text form of a rule set can hold. */
const DIGITS = 9;

export function Choice({ field, part, value, told, alone, view }: Props) {
  const { edit, word, id } = view;
  const own = `${id}-${field.id}-${part.id}`;
  const wrong = (view.state.fields[field.id]?.problems.length ?? 0) > 0;
  return (
    <div
      class="choice"
      role="radiogroup"
      aria-labelledby={alone ? `${id}-${field.id}-label` : undefined}
      aria-label={alone ? undefined : part.label}
      aria-describedby={told}
      aria-invalid={wrong ? "true" : undefined}
    >
      {part.options.map((option) => (
        <label key={option.word} class="option">
          <input
            type="radio"
            {...QUIET}
            name={own}
            value={option.word}
            checked={value === option.word}
            aria-labelledby={`${own}-${option.word}`}
            aria-describedby={`${own}-${option.word}-means`}
            onChange={() => edit.put(field.id, part.id, option.word)}
          />
          <span class="answer">
            <span id={`${own}-${option.word}`}>{option.label}</span>
            <span class="means" id={`${own}-${option.word}-means`}>
              <Said text={option.meaning} word={word} />
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

export function Numeral({ field, part, value, told, alone, view }: Props) {
  const { edit, id } = view;
  const own = `${id}-${field.id}-${part.id}`;
  const wrong = (view.state.fields[field.id]?.problems.length ?? 0) > 0;
  const commit = (input: HTMLInputElement) => edit.put(field.id, part.id, input.value);
  return (
    <div class="numeral">
      {!alone && <label for={own}>{part.label}</label>}
      <input
        id={own}
        type="number"
        {...QUIET}
        inputMode="numeric"
        autocomplete="off"
        step={1}
        min={part.least ?? undefined}
        max={part.most ?? undefined}
        value={value}
        aria-labelledby={alone ? `${id}-${field.id}-label` : undefined}
        aria-describedby={told}
        aria-invalid={wrong ? "true" : undefined}
        onInput={(event) => {
          const input = event.currentTarget;
          if (input.value.length > DIGITS) input.value = input.value.slice(0, DIGITS);
          edit.type(field.id, part.id, input.value);
        }}
        onChange={(event) => commit(event.currentTarget)}
        onBlur={(event) => commit(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          commit(event.currentTarget);
        }}
      />
    </div>
  );
}
