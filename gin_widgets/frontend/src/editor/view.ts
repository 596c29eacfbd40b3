import type { Wording } from "../words";
import type { Edit } from "./edit";
import type { EditorState } from "./wire";
import type { EditorKey } from "./words";

/** What every part of the editor is drawn from. */
export interface EditorView {
  edit: Edit;
  state: EditorState;
  word: Wording<EditorKey>;
  /** Prefix of all element ids of this editor. */
  id: string;
}
