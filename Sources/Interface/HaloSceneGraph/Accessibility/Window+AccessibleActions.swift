import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

/// The actions of assistive programs; each takes the same route as a key or the pointer.
extension Window {
  /// Performs an action on an element of ``accessibleTree()``; O(n).
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - id: the id of the element.
  ///   - time: seconds on the host's clock.
  /// - Returns: Whether that was possible; false also for an element that does not exist, is
  ///   disabled, or is beneath something that is presented.
  public func perform(_ action: AccessibleAction, on id: UInt64, at time: TimeInterval) -> Bool {
    advance(to: time)
    settle()
    guard let view = accessibleView(id) else { return false }
    if action == .scrollIntoView { return scrollIntoView(view) }
    guard !view.accessibilityTraits.contains(.notEnabled) else { return false }
    resetIdleTimer()
    inputArrived()
    defer { setNeedsFrame() }
    if let kind = view as? any AccessibleKind, kind.knownAccessibility.isChosenByKeys {
      return kind.performKnown(action)
    }
    switch action {
    case .press: return press(view)
    case .focus: return focus(view)
    case .perform(let place):
      guard let actions = view.accessibilityCustomActions, actions.indices.contains(place) else {
        return false
      }
      return actions[place].perform()
    default: return (view as? any AccessibleKind)?.performKnown(action) == true
    }
  }

  /// Returns the frame of characters of a field, in points of the host's window; nil if the element
  /// is no field.
  public func accessibleFrame(ofText range: Range<Int>, in id: UInt64) -> CGRect? {
    guard let view = accessibleView(id),
      let frame = (view as? any AccessibleKind)?.accessibleFrame(ofText: range)
    else { return nil }
    let own = view.convert(frame, to: self)
    return canvas?.hostRect(own) ?? own
  }

  /// Does what the activating key does, or a click if no key reaches the view.
  ///
  /// - Returns: Whether the view can be pressed.
  package func press(_ view: View) -> Bool {
    if view.canBecomeFocused {
      guard focus(view) else { return false }
      // If Return types text, it does not press a field.
      if (view as? any AccessibleKind)?.performKnown(.press) == true { return true }
      let activating = [KeyCode.return, .space].map { Key($0) }.first {
        focusSystem?.model.pressType(for: $0) == .select
      }
      if let activating {
        keys.receive(activating, phase: .down)
        keys.receive(activating, phase: .up)
        return true
      }
    }
    guard view.isClickable, !isCovered else { return false }
    pointer.click(view)
    return true
  }

  private func focus(_ view: View) -> Bool {
    guard let focusSystem, view.canBecomeFocused else { return false }
    focusSystem.moveFocus(to: view, heading: [])
    settle()
    return focusSystem.focusedItem === view
  }

  /// Scrolls every ancestor by the smallest distance that shows the view.
  private func scrollIntoView(_ view: View) -> Bool {
    for around in sequence(first: view, next: \.superview).dropFirst() {
      guard let container = around.scrollableContainer else { continue }
      let frame = view.convert(view.bounds, to: around)
      let offset = container.contentOffset
      func shift(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
        low < start ? low - start : min(low - start, max(0, high - start - length))
      }
      let visible = CGRect(origin: around.bounds.origin, size: container.visibleSize)
      let wanted = CGPoint(
        x: offset.x + shift(frame.minX, frame.maxX, visible.minX, visible.width),
        y: offset.y + shift(frame.minY, frame.maxY, visible.minY, visible.height))
      guard wanted != offset else { continue }
      View.animate(withDuration: appearance.motion.scroll, in: self) {
        container.contentOffset = wanted
      }
      setNeedsFrame()
    }
    return true
  }

  /// Returns the view of an element; nil if it cannot be acted on.
  private func accessibleView(_ id: UInt64) -> View? {
    func find(_ view: View) -> View? {
      guard !view.isLeftOutByReaders else { return nil }
      if view.displayID == id { return view }
      for subview in view.subviews { if let found = find(subview) { return found } }
      return nil
    }
    for view in accessibleContent { if let found = find(view) { return found } }
    return nil
  }
}
