extension RootView {
  /// Views that show a ring without having the focus.
  package var exhibits: [View] { exhibited.compactMap(\.view) }

  /// Shows the ring of a view as if it had the focus, or no longer: for exhibits of states, and for
  /// instruments that adjust rings.
  package func exhibitHalo(_ isShown: Bool, around view: View) {
    exhibited.removeAll { $0.view == nil || $0.view === view }
    if isShown { exhibited.append(WeakView(view: view)) }
    setNeedsFrame()
  }
}
