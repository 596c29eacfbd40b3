"""What if we play it ten thousand times? Measurements and experiments."""
