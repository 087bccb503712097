import HaloSourceText

/// An error in a layout, a walk or another file about a screen.
public typealias LayoutError = SourceError

/// Several errors in a layout, a walk or another file about a screen.
public typealias LayoutErrors = SourceErrors
