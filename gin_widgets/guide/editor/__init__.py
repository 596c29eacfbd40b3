"""The rule-set editor: rules in the making, and what is shown of them."""

from gin_widgets.guide.editor.draft import Draft
from gin_widgets.guide.editor.screen import form
from gin_widgets.guide.editor.session import EditorSession
from gin_widgets.guide.editor.wire import EditorForm, EditorState

__all__ = ["Draft", "EditorForm", "EditorSession", "EditorState", "form"]
