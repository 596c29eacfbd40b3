"""The fixed words that the browser's side of the table shows, sent once."""

WORDS: dict[str, str] = {}
