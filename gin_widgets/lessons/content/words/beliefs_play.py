"""What is said to M34 to M38: the learner's own numbers, the rule, what now."""

BELIEFS_PLAY: dict[str, str] = {}
