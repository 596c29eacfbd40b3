"""A class of learners: links that open the same for everybody."""

from gin_widgets.classroom.address import LONGEST, RULE_FIELDS, page_address
from gin_widgets.classroom.doors import DOORS
from gin_widgets.classroom.link import KINDS, Link, qr_image, segno_code
from gin_widgets.classroom.links import DEAL, OWN_PAGE, PAGES, make_link
from gin_widgets.classroom.packing import packed, unpacked

__all__ = [
    "DEAL",
    "DOORS",
    "KINDS",
    "LONGEST",
    "OWN_PAGE",
    "PAGES",
    "RULE_FIELDS",
    "Link",
    "make_link",
    "packed",
    "page_address",
    "qr_image",
    "segno_code",
    "unpacked",
]
