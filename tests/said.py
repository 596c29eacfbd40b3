"""The catalogue of messages, remembering which were asked for."""


class Said(dict[str, str]):
    """The catalogue, remembering what was asked of it."""

    def __init__(self, messages: dict[str, str]) -> None:
        super().__init__(messages)
        self.keys_used: set[str] = set()

    def __getitem__(self, key: str) -> str:
        self.keys_used.add(key)
        return super().__getitem__(key)
