import Foundation

extension View {
  /// The effect of the pointer on the view; nil for none.
  public var hoverStyle: HoverStyle? {
    get { gaze?.style }
    set {
      guard newValue != hoverStyle else { return }
      keepGaze().style = newValue
      if newValue != nil { rootView?.gazeIsUsed = true }
      setNeedsDisplay()
    }
  }

  /// The opacity of the light over the view, 0...1; the window sets it with the pointer.
  package var hoverOpacity: CGFloat {
    get { gaze?.opacity ?? 0 }
    set {
      let old = hoverOpacity
      guard newValue != old else { return }
      keepGaze().opacity = newValue
      changed(.hover, from: old, to: newValue)
    }
  }

  /// The brightest point of the light, in the view's coordinates.
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
