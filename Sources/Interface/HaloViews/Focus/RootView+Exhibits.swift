extension RootView {
  /// The views that show a ring without being focused.
  package var exhibits: [View] { exhibited.compactMap(\.view) }

  /// Shows or hides the ring of a view as if it were focused, for displays of states and
  /// instruments that adjust rings.
  package func exhibitHalo(_ isShown: Bool, around view: View) {
    exhibited.removeAll { $0.view == nil || $0.view === view }
    if isShown { exhibited.append(WeakView(view: view)) }
    setNeedsFrame()
  }
}
