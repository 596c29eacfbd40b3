// Which step the showdown is at, and which there are.

import type { Scene } from "../wire";
import type { Drawing } from "./view";

export function Steps({ scene, view }: { scene: Scene; view: Drawing }) {
  return (
    <ol class="showdown" aria-label={view.word("showdown")}>
      {scene.names.map((name, i) => (
        <li
          key={name}
          class={i < scene.at ? "done" : undefined}
          aria-current={i === scene.at ? "step" : undefined}
        >
          <span aria-hidden="true">{i + 1}</span> {name}
        </li>
      ))}
    </ol>
  );
}
