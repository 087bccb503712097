extension View {
  /// The window that contains the view; nil outside a window.
  public var window: Window? { rootView as? Window }
}
