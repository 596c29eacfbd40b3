"""What is said of a hand that is over: what cost something, and how one finds what was better."""

REVIEW: dict[str, str] = {
    "review.find": "Turn {turn}. {cost} Find something better.",
    "review.not_yet": "Not yet. {cost} Try something else.",
    "review.not_yet.same": "Not yet: that is what you did. Try something else.",
    "review.right": "Right: {action}.",
    "review.right.close": "Right: {action} is as good as anything here.",
    "review.right.good": "Right: {action} is nearly as good as anything here.",
    "review.shown": "Best here: {action}.",
    "review.settled": "This one is settled; look at the next.",
    "review.looking": "{done} of {of:choice} looked at.",
    "review.none": "Nothing that you did cost a point or more, as far as can be told.",
    "review.some": "{count:choice} cost a point or more; the dearest comes first.",
}
