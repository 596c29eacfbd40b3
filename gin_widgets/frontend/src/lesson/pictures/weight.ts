import type { Draft } from "../draft";
import type { Item, Weight } from "../wire";

/** What lies in the pan: the card that was chosen last, or the one that was thrown. */
export function weightOf(item: Item | null, draft: Draft): Weight | null {
  if (item?.picture?.kind !== "scale") return null;
  const { weights, start } = item.picture;
  const code = draft.picked[0] ?? start;
  return weights.find((weight) => weight.code === code) ?? null;
}
