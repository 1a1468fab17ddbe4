"""Steps, goals and rules that scenario files name."""
