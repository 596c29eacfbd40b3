"""A link as text, and as a QR code that is drawn here."""

import html
from io import BytesIO
from typing import TYPE_CHECKING, Final

from gin_widgets.cards import GinError

if TYPE_CHECKING:
    import segno


KINDS: Final = ("svg", "png")
"""The kinds of file that a QR code is drawn as."""


class Link(str):
    """A link: text like any other, which a notebook shows to be clicked and to be scanned."""

    __slots__ = ()

    def qr_code(self, scale: int = 3) -> str:
        """The QR code as SVG, each of its squares `scale` pixels wide; it asks no other host.

        Raises:
            GinError: segno, which draws it, is not installed.
        """
        return segno_code(self).svg_inline(
            scale=scale, dark="#000", light="#fff", title="QR code of the link"
        )

    def _repr_html_(self) -> str:
        address = html.escape(self)
        text = f'<p><a href="{address}" style="overflow-wrap:anywhere">{address}</a></p>'
        try:
            return text + self.qr_code()
        except GinError:
            return text


def qr_image(link: str, kind: str = "svg", scale: int = 8) -> bytes:
    """The QR code of a link as a file of that kind: "svg" or "png".

    Raises:
        GinError: there is no such kind, or segno, which draws it, is not installed.
    """
    if kind not in KINDS:
        raise GinError(f"A QR code is drawn as {' or '.join(KINDS)}, not as {kind!r}.")
    file = BytesIO()
    segno_code(link).save(file, kind=kind, scale=scale, dark="#000", light="#fff")
    return file.getvalue()


def segno_code(link: str) -> "segno.QRCode":
    """The QR code itself.

    Raises:
        GinError: segno is not installed.
    """
    try:
        # Only here: a link can be made without it.
        import segno  # noqa: PLC0415  (see above)
    except ModuleNotFoundError:
        raise GinError(
            "segno, which draws QR codes, is not installed; "
            'it comes with: python -m pip install "gin_widgets[app]"'
        ) from None
    return segno.make_qr(link, error="m")
