"""The lessons themselves: their items, and the English that they speak."""
