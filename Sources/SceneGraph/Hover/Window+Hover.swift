import FocusEngine
import FocusGeometry
import Foundation

/// Where the pointer is, and which view it highlights.
struct PointerGaze {
  /// In the window, points; nil while the pointer is elsewhere.
  var location: CGPoint?
  weak var view: View?
  /// Whether any view has ever had a hover style: without, a pointer that moves costs nothing.
  var isUsed = false
  /// The focused view that leans towards the pointer.
  weak var leaning: View?
}

extension Window {
  /// The view that the pointer highlights; nil: none.
  public var hoveredView: View? { gaze.view }

  /// Where the pointer is, points; nil while it is elsewhere.
  public var pointerLocation: CGPoint? { gaze.location }

  public func pointerMoved(to point: CGPoint, at time: TimeInterval) {
    gaze.location = point
    pointerDragged(to: point, at: time)
    // Nothing to do where nothing responds to the pointer.
    guard gaze.isUsed || isIdle || answersToPointer else { return }
    advance(to: time)
    settle()
    resetIdleTimer()
    leanAfterPointer()
    updateHover()
  }

  public func pointerLeft(at time: TimeInterval) {
    gaze.location = nil
    guard gaze.isUsed || gaze.leaning != nil else { return }
    advance(to: time)
    leanAfterPointer()
    updateHover()
  }

  /// Looks again at what is under the pointer, which may have moved or changed.
  func updateHover() {
    guard gaze.isUsed else { return }
    let view = gaze.location.flatMap(hitTest)?.hoverTarget
    let fade = appearance.gaze.fade
    if view !== gaze.view {
      let old = gaze.view
      gaze.view = view
      View.animate(withDuration: fade, in: self) { old?.hoverOpacity = 0 }
    }
    guard let view, let location = gaze.location else { return }
    view.hoverPoint = convert(location, to: view)
    View.animate(withDuration: fade, in: self) { view.hoverOpacity = 1 }
  }
}

extension View {
  /// The view itself, or the one around it, that answers to being looked at.
  fileprivate var hoverTarget: View? {
    sequence(first: self, next: \.superview).first { view in
      view.hoverStyle?.isEnabled == true && (view as? Control)?.isEnabled != false
    }
  }

  /// The outline that lights up, at this instant.
  var hoverOutline: Shape? {
    guard let hoverStyle else { return nil }
    let bounds = presented(.bounds, bounds)
    if let shape = hoverStyle.shape { return shape.resolved(in: bounds) }
    let radius = presented(.cornerRadius, cornerRadius)
    return radius > 0 ? .rounded(bounds, radius: radius, curve: cornerCurve) : .rect(bounds)
  }
}
