"""The rules of La Casa de Papel, phase by phase, one class each."""
