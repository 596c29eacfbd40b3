"""Run the notebooks and store what they show, for nbval and for readers without a kernel.

Run it after a change to what a notebook shows: python -m tests.notebooks.store_outputs
"""

import nbformat
from nbclient import NotebookClient

from gin_widgets.app import pages

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"


def main() -> None:
    for path in sorted(pages.notebooks().glob("*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        NotebookClient(
            notebook,
            kernel_name="python3",
            resources={"metadata": {"path": str(path.parent)}},
            store_widget_state=False,
            record_timing=False,
        ).execute()
        for cell in notebook.cells:
            for output in cell.get("outputs", []):
                # The number of a view that is gone with its kernel.
                output.get("data", {}).pop(WIDGET_VIEW, None)
        notebook.metadata.language_info = {"name": "python"}
        nbformat.write(notebook, path)
        print(path)


if __name__ == "__main__":
    main()
