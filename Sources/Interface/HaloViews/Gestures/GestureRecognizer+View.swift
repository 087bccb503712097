import Foundation

extension GestureRecognizer {
  /// That it was added to; nil for none.
  public var view: View? { holder as? View }

  /// Raw values of ``Press/PressType``; unless set `select` under models that show focus by lifting,
  /// as on a television, and none under others.
  public var allowedPressTypes: [NSNumber] {
    get {
      if let givenPressTypes { return givenPressTypes }
      let isTV = view?.rootView?.focusSystem?.model.look == .lift
      return isTV ? [NSNumber(value: Press.PressType.select.rawValue)] : []
    }
    set { givenPressTypes = newValue }
  }

  /// The middle of what was pressed, or where the pointer was, in points of `view`; nil: of the
  /// window.
  public func location(in view: View?) -> CGPoint {
    guard let view, let root = self.view?.rootView else { return place }
    return root.convert(place, to: view)
  }
}

extension View {
  /// In the order in which they were added; nil for none.
  public var gestureRecognizers: [GestureRecognizer]? { gestures }

  /// Has a recogniser look at what is pressed in this view and inside; it leaves the view it was in.
  public func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestures = (gestures ?? []) + [gestureRecognizer]
    gestureRecognizer.holder = self
  }

  /// Ignores one of another view.
  public func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestures?.removeAll { $0 === gestureRecognizer }
    if gestures?.isEmpty == true { gestures = nil }
    gestureRecognizer.holder = nil
  }
}
