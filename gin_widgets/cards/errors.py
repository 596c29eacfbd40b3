"""What the game refuses, in one sentence that a player can act on."""


class GinError(ValueError):
    """Something the game cannot accept; nothing has been changed."""


class NotationError(GinError):
    """A text that is no card, or cards that are not what they are said to be."""
