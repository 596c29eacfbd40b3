"""How fast this package is, beside OpenSpiel and RLCard: `python -m gin_widgets.lab.bench`.

All engines answer the same questions about the same hands of real play. First their answers are
compared, then everything is timed in one run, round by round, so that whatever slows the machine
down slows all of them.
"""
