// Who tests focus compares texts and pictures.

@_exported import GoldenTesting
