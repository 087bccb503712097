extension View {
  /// The window that the view is in; nil while it is not shown in one.
  public var window: Window? { rootView as? Window }
}
