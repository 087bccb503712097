import FocusEngine
import FocusGeometry
import Foundation

/// What is not dimmed in an idle window: the item that has the focus.
struct Spotlight {
  let item: View
  /// What grows a little further, by display id.
  let floating: Set<UInt64>
  /// The additional scale at this instant, and how far dimming has come (0...1).
  let scale: CGFloat
  let amount: CGFloat
}

/// After a while without input, what is out of focus dims and the focused item grows a little
/// further (HIG, Images), under models that show focus by lifting.
extension Window {
  /// Restarts the idle timer and ends the dimming.
  ///
  /// Keys and focus call it; a host calls it for other input.
  public func resetIdleTimer() {
    lastInput = animator.time
    guard isIdle else { return }
    isIdle = false
    View.animate(withDuration: appearance.motion.idleWake, in: self) { idleness = 0 }
    showMarquees(in: focusSystem?.focusedItem as? View, isFocused: true)
  }

  /// When the window will be idle; nil while it is, or never will be.
  var idleDeadline: TimeInterval? {
    guard !isIdle, !isIdleTimerDisabled, isActive, let lastInput,
      focusSystem?.model.look == .lift, focusSystem?.focusedItem is View
    else { return nil }
    return lastInput + appearance.motion.idleDelay
  }

  func dimIfIdle() {
    if lastInput == nil { lastInput = animator.time }
    guard let idleDeadline, idleDeadline <= animator.time else { return }
    isIdle = true
    View.animate(withDuration: appearance.motion.idleFade, in: self) { idleness = 1 }
  }

  private var presentedIdleness: CGFloat { presented(.idleness, idleness) }

  var spotlight: Spotlight? {
    let amount = presentedIdleness
    guard amount > 0 || isIdle, let item = focusSystem?.focusedItem as? View else { return nil }
    return Spotlight(
      item: item,
      floating: appearance.prefersReducedMotion
        ? [] : Set(item.floatingViews.map(\.displayID)),
      scale: 1 + appearance.motion.idleGrowth, amount: amount)
  }

  /// What lies over everything but the focused item.
  var dimmingItems: [DisplayItem] {
    let amount = presentedIdleness
    guard amount > 0 else { return [] }
    return [
      DisplayItem(
        id: DisplayItemID(view: displayID, part: 0), transform: .identity, clip: bounds,
        alpha: amount * appearance.motion.idleDimming,
        content: .fill(.rect(bounds), .color(.black)))
    ]
  }
}
