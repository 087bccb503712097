import Foundation

extension View {
  /// How the view answers to the pointer as a gaze; nil: not at all.
  public var hoverStyle: HoverStyle? {
    get { gaze?.style }
    set {
      guard newValue != hoverStyle else { return }
      keepGaze().style = newValue
      if newValue != nil { rootView?.gazeIsUsed = true }
      setNeedsDisplay()
    }
  }

  /// Of the light over the view, 0...1; the window sets it with the pointer.
  package var hoverOpacity: CGFloat {
    get { gaze?.opacity ?? 0 }
    set {
      let old = hoverOpacity
      guard newValue != old else { return }
      keepGaze().opacity = newValue
      changed(.hover, from: old, to: newValue)
    }
  }

  /// Where the light is brightest, in own coordinates.
  package var hoverPoint: CGPoint {
    get { gaze?.point ?? .zero }
    set {
      guard newValue != hoverPoint else { return }
      keepGaze().point = newValue
      setNeedsDisplay()
    }
  }

  private func keepGaze() -> Gaze {
    if let gaze { return gaze }
    let new = Gaze()
    gaze = new
    return new
  }
}
