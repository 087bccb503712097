// `import FocusTesting` brings expectText and expectPicture with it.

@_exported import HaloGoldenTesting
