"""The server of the pages: Voila, with a front page and a number of tables."""

import asyncio
import errno
import logging
import os
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Any

from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.utils import url_path_join
from nbclient.exceptions import DeadKernelError
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, RedirectHandler, RequestHandler
from traitlets import Int, Set, Unicode
from traitlets.config import Config
from voila.app import Voila
from voila.exporter import VoilaExporter
from voila.tornado.handler import TornadoVoilaHandler

from gin_widgets.app import pages
from gin_widgets.app.carry import with_rules_carried

PORTS_TRIED = 50
SHARE = Path(__file__).parent / "share"
EXTENSIONS = [
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
]
NO_TABLE = "All tables are taken"
CLEARING = 30
"""Tenths of a second that a newcomer to a full house waits for a table to be cleared."""


class Tables(AsyncMappingKernelManager):
    """The kernels behind the tables, one for each open page, and never more than the limit."""

    limit = Int(50, config=True, help="How many kernels may live at once.")
    laying = Set(Unicode())

    # It is declared as a plain function, and is a coroutine in this class too.
    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """Start a kernel, or answer 503 when every table is taken."""
        kernel_id: str = self.new_kernel_id(**options)
        # Who reloads the page comes back while the own old table is still being cleared.
        for _ in range(CLEARING):
            if self.free():
                break
            await asyncio.sleep(0.1)
        if not self.free():
            raise HTTPError(503, reason=NO_TABLE)
        # A kernel joins the list somewhere within its start, so those on the way count by id.
        self.laying.add(kernel_id)
        try:
            return str(await super().start_kernel(kernel_id=kernel_id, **options))
        finally:
            self.laying.discard(kernel_id)

    def free(self) -> bool:
        """Whether there is room for one more kernel."""
        return len({*self.list_kernel_ids(), *self.laying}) < self.limit


class Page(TornadoVoilaHandler):
    """A notebook as a page. One without code, as the front page, is shown without a kernel."""

    async def get(self, path: str) -> None:
        """Send the page as it is made."""
        model = await ensure_async(self.contents_manager.get(path))
        notebook = model["content"]
        if any(cell.cell_type == "code" for cell in notebook.cells):
            await super().get(path)
            return
        notebook = with_rules_carried(notebook, self.request.query)
        exporter = VoilaExporter(
            template_paths=self.template_paths,
            template_name=self.voila_configuration.template,
            config=self.traitlet_config,
            contents_manager=self.contents_manager,
            base_url=self.base_url,
        )
        made = exporter.generate_from_notebook_node(
            notebook,
            resources={"base_url": self.base_url, "metadata": {"name": Path(path).stem}},
        )
        async for part, _ in made:
            self.write(part)


class GinServer(Voila):
    """Voila as this package wants it: `/` is the front page, and what it says is one line."""

    port: int
    first = Unicode("", config=True, help="The page that is opened; empty for the front page.")

    def initialize(self, argv: list[str] | None = None) -> None:
        """Keep what happens when somebody leaves early out of the log."""
        super().initialize(argv)
        self.log.addFilter(concerns_us)

    def init_handlers(self) -> list[Any]:
        """Put our front page and our pages before Voila's file tree and its own pages."""
        front = url_path_join(self.base_url, "voila/render/index.ipynb")
        to_front = {"url": front, "permanent": False}
        page = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        ours = [
            (self.server_url, RedirectHandler, to_front),
            (url_path_join(self.server_url, r"/voila/tree.*"), RedirectHandler, to_front),
            (url_path_join(self.server_url, r"/voila/render/(.*\.ipynb)"), Page, page),
        ]
        return [*ours, *super().init_handlers()]

    def listen(self) -> None:
        """Listen, say where, and serve until stopped."""
        try:
            self.take_port()
            first = f"voila/render/{self.first}" if self.first else ""
            print(f"Oklahoma Gin is at {self.display_url}{first} (Ctrl-C stops it)", flush=True)
            if self.open_browser and has_screen():
                webbrowser.open(url_path_join(self.connection_url, first))
            self.ioloop = IOLoop.current()
            self.ioloop.start()
        except KeyboardInterrupt:
            print("Stopped.", flush=True)
        finally:
            self.stop()

    def take_port(self) -> None:
        """Listen on the wanted port or the next free one; where there is none, say why and end."""
        wanted = self.port
        for port in range(wanted, min(wanted + PORTS_TRIED, 65536)):
            try:
                self.app.listen(port, self.ip)
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    sys.exit(f"gin-widgets: cannot listen on {self.ip}:{port}: {error.strerror}.")
                continue
            if port != wanted:
                print(f"Port {wanted} is taken; using {port}.", flush=True)
            self.port = port
            return
        sys.exit(f"gin-widgets: no free port from {wanted} on; choose one with --port.")


def concerns_us(record: logging.LogRecord) -> bool:
    """Whether a line belongs into the log: not, when a page was left while its cells still ran."""
    error = record.exc_info[1] if record.exc_info else None
    left = isinstance(error, DeadKernelError) or getattr(error, "ename", "") == "KeyboardInterrupt"
    return not left and "Kernel died while waiting" not in record.getMessage()


def greet(handler: RequestHandler, notebook: Any, **_place: Any) -> Any:
    """Give the page its `_xsrf` cookie before it is made, and the rules of its class to its links.

    Without the cookie the farewell that the page sends when it is left is refused, and its kernel
    stays until it is culled (voila issue 1458). To read the property is to set the cookie.
    """
    _ = handler.xsrf_token
    return with_rules_carried(notebook, handler.request.query)


def stay_at_home(page_config: dict[str, Any], **_page: Any) -> dict[str, Any]:
    """Take out MathJax: given its address or none, Voila's page would ask another host for it."""
    return {**page_config, "fullMathjaxUrl": None, "mathjaxConfig": None}


def has_screen() -> bool:
    """Whether this machine can show a browser window to the person who typed the command."""
    if sys.platform.startswith(("linux", "freebsd")):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def put_template_first() -> None:
    """Let Voila find the template of the running code before any copy in the environment."""
    paths = [str(SHARE), *filter(None, [os.environ.get("JUPYTER_PATH")])]
    os.environ["JUPYTER_PATH"] = os.pathsep.join(paths)


def page_settings() -> Config:
    """What Voila is told wherever it serves our pages, on its own or inside a Jupyter server."""
    put_template_first()
    config = Config()
    voila = config.VoilaConfiguration
    voila.template = "gin"
    voila.allow_template_override = "NO"
    voila.allow_theme_override = "NO"
    voila.strip_sources = True
    voila.show_tracebacks = False
    voila.extension_allowlist = EXTENSIONS
    voila.prelaunch_hook = greet
    voila.page_config_hook = stay_at_home
    # A page that is open keeps its kernel however long its player thinks. A tab that was killed
    # has sent no farewell: its kernel goes after ten minutes.
    config.MappingKernelManager.cull_connected = False
    config.MappingKernelManager.cull_idle_timeout = 600
    config.MappingKernelManager.cull_interval = 60
    # TCP ports are picked before they are bound, so that many starts at once collide. A socket's
    # path has at most 107 bytes on Linux and less elsewhere, of which Voila needs about 70.
    if sys.platform == "linux" and len(tempfile.gettempdir()) <= 30:
        config.KernelManager.transport = "ipc"
    return config


def server_settings(*, host: str, port: int, tables: int, browser: bool, first: str = "") -> Config:
    """What our own server is told besides."""
    config = page_settings()
    config.GinServer.ip = host
    config.GinServer.port = port
    config.GinServer.open_browser = browser
    config.GinServer.first = first
    config.GinServer.log_level = "ERROR"
    # What lies in the folder where the command is typed must not change the pages.
    config.GinServer.config_file_paths = []
    config.VoilaConfiguration.multi_kernel_manager_class = Tables
    config.Tables.limit = tables
    return config


def serve(*, host: str, port: int, tables: int, browser: bool, first: str = "") -> None:
    """Serve the pages until the process is stopped; `first` is the one to open."""
    # Tornado warns of a time in milliseconds that it takes for seconds; Jupyter does the pinging.
    logging.getLogger("tornado.general").setLevel(logging.ERROR)
    config = server_settings(host=host, port=port, tables=tables, browser=browser, first=first)
    GinServer.launch_instance([str(pages.notebooks())], config=config)
