"""What a page says of an address that asks for what it cannot give."""

ADDRESS: dict[str, str] = {
    "address.too_long": (
        "The address is longer than {most} characters, so what it asks is left out."
    ),
    "address.rules": "The address asks for rules “{text}”, but there are only: {known}.",
    "address.rules.text": "The address asks for rules “{text}”, which are none. {problem}",
    "address.field": "The address asks for “{text}”, which is left out. {problem}",
    "address.bot": "The address asks for the player “{text}”, but there are only: {known}.",
    "address.seed": (
        "The address asks for seed “{text}”, but a seed is a whole number from 0 to {highest}."
    ),
    "address.code": "The address asks for the game “{text}”. {problem}",
    "address.item": "The address asks for item “{text}”, but there are only: {known}.",
    "address.item.hidden": (
        "The address asks for item “{text}”, which makes no sense under the rules {rules}."
    ),
    "address.set": "The questions in this address are not whole; copy the link once more.",
    "address.set.items": "The address holds a question that cannot be asked. {problem}",
    "address.players": (
        "The address asks for “{text}” players, but the rules {rules} are for {allowed}."
    ),
    "address.twice": (
        "The address asks for “{text}” more than once; the first that can be given counts."
    ),
    "address.beside_code": (
        "The address asks for a game by its code, which holds all of it; this is left out: {names}."
    ),
    "address.unknown": "The address asks for “{text}”, which this page does not know.",
    "address.tool": "The address asks for tool “{text}”, but there are only: {known}.",
}
