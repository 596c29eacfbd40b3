// The settings: plain form controls in a panel that opens over the side of the view.

import { CHOICES, choose, type Settings, settings } from "../lib/settings";
import type { Wording } from "../words";
import { QUIET } from "./view";

const SELECTS = ["deck", "size", "theme"] as const;
const CHECKS = ["letters", "projector", "still", "keys"] as const;

export const SETTING_KEYS = [
  "settings",
  ...SELECTS.flatMap((name) => [
    `settings.${name}` as const,
    ...CHOICES[name].map((choice) => `settings.${name}.${choice}` as const),
  ]),
  ...CHECKS.map((name) => `settings.${name}` as const),
  "settings.hints",
  ...CHOICES.hints.map((level) => `settings.hints.${level}` as const),
  "settings.bot",
  "settings.steps",
] as const;

export type SettingKey = (typeof SETTING_KEYS)[number];

interface Props {
  word: Wording<SettingKey>;
  id: string;
  /** What only a table has: how far hints go, and who plays. */
  table?: { bot: string; bots: { key: string; name: string }[] };
}

export function SettingsPanel({ word, id, table }: Props) {
  const now = settings();
  return (
    <details
      class="settings"
      onKeyDown={(event) => {
        const panel = event.currentTarget;
        if (event.key !== "Escape" || !panel.open) return;
        panel.open = false;
        panel.querySelector("summary")?.focus();
        event.stopPropagation();
      }}
    >
      <summary {...QUIET}>
        <Gear />
        <span>{word("settings")}</span>
      </summary>
      <div class="panel">
        {SELECTS.map((name) => (
          <Select
            key={name}
            id={`${id}-set-${name}`}
            label={word(`settings.${name}`)}
            value={now[name]}
            options={CHOICES[name].map((key) => ({ key, name: word(`settings.${name}.${key}`) }))}
            onPick={(value) => choose({ [name]: value } as Partial<Settings>)}
          />
        ))}
        {(table ? [...CHECKS, "steps" as const] : CHECKS).map((name) => (
          <div key={name} class="check">
            <input
              id={`${id}-set-${name}`}
              type="checkbox"
              {...QUIET}
              checked={now[name]}
              onChange={(event) => choose({ [name]: event.currentTarget.checked })}
            />
            <label for={`${id}-set-${name}`}>{word(`settings.${name}`)}</label>
          </div>
        ))}
        {table && (
          <>
            <Select
              id={`${id}-set-hints`}
              label={word("settings.hints")}
              value={now.hints}
              options={CHOICES.hints.map((key) => ({ key, name: word(`settings.hints.${key}`) }))}
              onPick={(hints) => choose({ hints: hints as Settings["hints"] })}
            />
            <Select
              id={`${id}-set-bot`}
              label={word("settings.bot")}
              value={table.bot}
              options={table.bots}
              onPick={(bot) => choose({ bot })}
            />
          </>
        )}
      </div>
    </details>
  );
}

interface SelectProps {
  id: string;
  label: string;
  value: string;
  options: { key: string; name: string }[];
  onPick(value: string): void;
}

function Select({ id, label, value, options, onPick }: SelectProps) {
  return (
    <div class="choice">
      <label for={id}>{label}</label>
      <select
        id={id}
        {...QUIET}
        value={value}
        onChange={(event) => onPick(event.currentTarget.value)}
      >
        {options.map(({ key, name }) => (
          <option key={key} value={key} selected={key === value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Three sliders on a board. */
function Gear() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
      <path d="M2 5h16M2 10h16M2 15h16" />
      <path d="M7 2.5v5M13 7.5v5M6 12.500v5" />
    </svg>
  );
}
