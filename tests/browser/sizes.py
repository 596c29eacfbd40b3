"""The screens on which a page is opened, as a browser is told of them."""

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIZES = {
    "desktop": {"viewport": {"width": 1280, "height": 720}},
    "dark": {"viewport": {"width": 1280, "height": 720}, "color_scheme": "dark"},
    "phone": PHONE,
    "small": {**PHONE, "viewport": {"width": 320, "height": 640}},
}
