"""What lies beside a question: pictures that are looked at, or tried out."""
