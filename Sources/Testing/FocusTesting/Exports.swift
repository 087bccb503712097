// `import FocusTesting` also provides `expectText`, `expectPicture` and `TestFonts`.

@_exported import HaloGoldenTesting
