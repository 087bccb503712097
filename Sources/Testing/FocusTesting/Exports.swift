// `import FocusTesting` also provides expectText and expectPicture.

@_exported import HaloGoldenTesting
