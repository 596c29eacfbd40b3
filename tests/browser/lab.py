"""JupyterLab as a person with patience uses it: nothing is pressed before the kernel is there."""

from playwright.sync_api import Page, expect

READY = """async () => {
  await jupyterapp.restored;
  const notebook = jupyterapp.shell.currentWidget;
  await notebook.context.ready;
  await notebook.sessionContext.ready;
  await notebook.sessionContext.session.kernel.info;
}"""

LAST_SHOWS = """async (wanted) => {
  const cells = jupyterapp.shell.currentWidget.content;
  const last = cells.widgets.length - 1;
  await cells.scrollToItem(last, 'start');
  return cells.widgets[last].node.querySelector(wanted) !== null;
}"""


def wait_for_kernel(page: Page) -> None:
    """Wait until the notebook in front has its kernel."""
    expect(page.locator(".jp-Notebook:visible .jp-Cell").first).to_be_visible()
    page.evaluate(READY)


def run_all_cells(page: Page) -> None:
    """Run the notebook in front. Cells that are run before their kernel is ready are not run."""
    wait_for_kernel(page)
    page.evaluate("jupyterapp.commands.execute('notebook:run-all-cells')")


def show_last_cell(page: Page, wanted: str) -> None:
    """Scroll to the end of the notebook in front until its last cell shows what is wanted.

    Lab draws no cell that is far out of sight, and the outputs above it grow while they arrive.
    """
    page.wait_for_function(LAST_SHOWS, arg=wanted, polling=200)
