import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

/// What those do who work without keys and pointer: each by the same way as by hand.
extension Window {
  /// Does what somebody asks of an element of ``accessibleTree()``; O(n).
  ///
  /// - Parameters:
  ///   - action: what is to be done.
  ///   - id: of the element.
  ///   - time: in seconds of the host's clock.
  /// - Returns: Whether that was possible; false also for what is not there, is disabled, or lies
  ///   beneath something that is presented.
  public func perform(_ action: AccessibleAction, on id: UInt64, at time: TimeInterval) -> Bool {
    advance(to: time)
    settle()
    guard let view = accessibleView(id) else { return false }
    if action == .scrollIntoView { return scrollIntoView(view) }
    guard !view.accessibilityTraits.contains(.notEnabled) else { return false }
    resetIdleTimer()
    inputArrived()
    defer { setNeedsFrame() }
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

  /// Where characters of a field are, in points of the window; nil for what is no field.
  public func accessibleFrame(ofText range: Range<Int>, in id: UInt64) -> CGRect? {
    guard let view = accessibleView(id),
      let frame = (view as? any AccessibleKind)?.accessibleFrame(ofText: range)
    else { return nil }
    return view.convert(frame, to: self)
  }

  /// Does what the key that activates does, or a click on what no key comes to.
  ///
  /// - Returns: Whether something can be pressed there.
  package func press(_ view: View) -> Bool {
    if view.canBecomeFocused {
      guard focus(view) else { return false }
      // Where Return is text, a field is not pressed by it.
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

  /// Scrolls everything around it by the least that shows it.
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

  /// The view of an element, while it can be acted on; nil: there is none.
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
