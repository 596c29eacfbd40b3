"""Oklahoma Gin, taught and explored in Jupyter."""
