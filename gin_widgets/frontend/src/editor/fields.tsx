// The fields of a rule set in their groups: what each is called and decides, its controls, and who says what.

import { Said } from "../lib/said";
import { QUIET } from "../views/view";
import { Choice, Numeral } from "./controls";
import type { EditorView } from "./view";
import type { FieldForm, GroupForm, SourceSays } from "./wire";

export function Groups({ view }: { view: EditorView }) {
  const [first] = view.edit.form.groups;
  return (
    <div class="groups">
      {view.edit.form.groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          usual={!view.edit.narrow || group === first}
          view={view}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  group: GroupForm;
  /** Is it open by itself? */
  usual: boolean;
  view: EditorView;
}

function Group({ group, usual, view }: GroupProps) {
  const { edit, word, id } = view;
  const inSight = group.fields.filter((field) => !field.rare);
  const rare = group.fields.filter((field) => field.rare);
  const more = `${group.id} more`;
  const fields = (some: FieldForm[]) => (
    <div class="fields">
      {some.map((field) => (
        <Field key={field.id} field={field} view={view} />
      ))}
    </div>
  );
  return (
    <section class="group" aria-labelledby={`${id}-${group.id}`}>
      <details
        open={edit.isOpen(group.id, usual)}
        onToggle={(event) => edit.open(group.id, event.currentTarget.open)}
      >
        <summary {...QUIET}>
          <h3 id={`${id}-${group.id}`}>{group.title}</h3>{" "}
          <Marks fields={group.fields} view={view} />
        </summary>
        {fields(inSight)}
        {rare.length > 0 && (
          <details
            class="rare"
            open={edit.isOpen(more, false)}
            onToggle={(event) => edit.open(more, event.currentTarget.open)}
          >
            <summary {...QUIET}>
              <span>{word("more", { n: rare.length })}</span> <Marks fields={rare} view={view} />
            </summary>
            {fields(rare)}
          </details>
        )}
      </details>
    </section>
  );
}

/** How many of some fields are changed, and how many contradict something. */
function Marks({ fields, view }: { fields: FieldForm[]; view: EditorView }) {
  const { state, word } = view;
  const changed = fields.filter(({ id }) => state.fields[id]?.back).length;
  const wrong = fields.filter(({ id }) => state.fields[id]?.problems.length).length;
  return (
    <span class="marks">
      {changed > 0 && <span class="mark changed">{`${changed} ${word("changed")}`}</span>}{" "}
      {wrong > 0 && <span class="mark wrong">{`${wrong} ${word("wrong")}`}</span>}
    </span>
  );
}

function Field({ field, view }: { field: FieldForm; view: EditorView }) {
  const { edit, state, word, id } = view;
  const now = state.fields[field.id];
  const own = `${id}-${field.id}`;
  const wrong = (now?.problems.length ?? 0) > 0;
  const told = [`${own}-meaning`, ...(wrong ? [`${own}-wrong`] : [])].join(" ");
  return (
    <fieldset
      class={`field${now?.back ? " changed" : ""}${wrong ? " wrong" : ""}`}
      data-field={field.id}
      aria-labelledby={`${own}-label`}
      aria-describedby={told}
    >
      <div class="named">
        <h4 id={`${own}-label`}>{field.label}</h4>
        {now?.back && <span class="mark changed">{word("changed")}</span>}
        {field.contested && <span class="mark contested">{word("contested")}</span>}
      </div>
      <p class="meaning" id={`${own}-meaning`}>
        <Said text={field.meaning} word={word} />
      </p>
      <div class="parts">
        {field.parts.map((part) => {
          const value = edit.value(field.id, part.id);
          const props = { field, part, view, told, alone: field.parts.length === 1 };
          if (value === undefined) return null;
          return part.options.length > 0 ? (
            <Choice key={part.id} {...props} value={value} />
          ) : (
            <Numeral key={part.id} {...props} value={value} />
          );
        })}
      </div>
      <ul class="problems" id={`${own}-wrong`}>
        {now?.problems.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {now?.idle && <p class="idle">{now.idle}</p>}
      {now?.back && (
        <button
          type="button"
          {...QUIET}
          class="offer back-to"
          data-back={field.id}
          aria-describedby={`${own}-label`}
          onClick={() => edit.wish({ kind: "back", field: field.id })}
        >
          {now.back}
        </button>
      )}
      <WhoSaysWhat said={field.said} view={view} label={field.label} />
    </fieldset>
  );
}

interface SaidProps {
  said: SourceSays[];
  label: string;
  view: EditorView;
}

function WhoSaysWhat({ said, label, view }: SaidProps) {
  const { word } = view;
  if (said.length === 0) return <p class="silent">{word("nobody_says")}</p>;
  return (
    <details class="sources">
      <summary {...QUIET}>
        {word("who_says_what")}
        <span class="unseen">{`: ${label}`}</span>
      </summary>
      <ul>
        {said.map((one) => (
          <li key={`${one.who} ${one.standing} ${one.says}`}>
            <span>
              {`${one.who} ${one.standing} `}
              <b>{one.says}</b>
            </span>
            {one.quote && <q>{one.quote}</q>}
          </li>
        ))}
      </ul>
    </details>
  );
}
