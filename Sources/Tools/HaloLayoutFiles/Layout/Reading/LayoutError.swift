import HaloSourceText

/// What is wrong with a layout, a walk or another file of a screen.
public typealias LayoutError = SourceError
