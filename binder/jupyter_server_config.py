"""Voila inside Binder's Jupyter server shows the pages as `gin-widgets play` does."""

from gin_widgets.app.server import page_settings

get_config().merge(page_settings())  # noqa: F821  (handed in by Jupyter)
