import HaloSourceText

/// A fault in a layout, a walk or another file of a screen.
public typealias LayoutError = SourceError
