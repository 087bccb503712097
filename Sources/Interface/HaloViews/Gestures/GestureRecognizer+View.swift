import Foundation

extension GestureRecognizer {
  /// The view that the recogniser is attached to; nil for none.
  public var view: View? { holder as? View }

  /// The raw values of the accepted ``Press/PressType``s.
  ///
  /// The default is `select` under models that show focus by lifting, as on a television, and empty
  /// under others.
  public var allowedPressTypes: [NSNumber] {
    get {
      if let givenPressTypes { return givenPressTypes }
      let isTV = view?.rootView?.focusSystem?.model.look == .lift
      return isTV ? [NSNumber(value: Press.PressType.select.rawValue)] : []
    }
    set { givenPressTypes = newValue }
  }

  /// Returns the centre of the pressed view or the pointer's position, in points of `view`; in
  /// points of the window for nil.
  public func location(in view: View?) -> CGPoint {
    guard let view, let root = self.view?.rootView else { return place }
    return root.convert(place, to: view)
  }
}

extension View {
  /// The recognisers in the order in which they were added; nil for none.
  public var gestureRecognizers: [GestureRecognizer]? {
    attachments.flatMap { $0.gestures.isEmpty ? nil : $0.gestures }
  }

  /// Attaches a recogniser to presses in this view and its descendants; detaches it from its
  /// previous view.
  public func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    changeAttachments { $0.gestures.append(gestureRecognizer) }
    gestureRecognizer.holder = self
  }

  /// Detaches a recogniser; has no effect if it is attached to another view.
  public func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    changeAttachments { $0.gestures.removeAll { $0 === gestureRecognizer } }
    gestureRecognizer.holder = nil
  }
}
