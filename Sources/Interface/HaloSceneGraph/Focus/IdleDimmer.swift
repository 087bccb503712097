import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// The dimming of unfocused content after a while without input, under models that show focus by
/// lifting; the focused item grows a little further (HIG, Images).
@MainActor
final class IdleDimmer {
  private unowned let root: RootView
  /// The time of the last input; nil before the first frame.
  private var lastInput: TimeInterval?
  /// Whether there was no input for so long that unfocused content dims.
  private(set) var isIdle = false
  /// The amount of dimming, from 0 to 1.
  private var amount: CGFloat = 0 {
    didSet { root.changed(.idleness, from: oldValue, to: amount) }
  }
  private var lastInSpotlight: [WeakView] = []
  /// Whether dimming is disabled.
  var isDisabled = false { didSet { inputHappened() } }

  init(_ root: RootView) { self.root = root }

  /// Handles input: ends dimming, and restarts the timer.
  func inputHappened() {
    lastInput = root.animator.time
    guard isIdle else { return }
    isIdle = false
    View.animate(withDuration: root.appearance.motion.idleWake, in: root) { amount = 0 }
    root.tellFloating(in: root.focusSystem?.focusedItem as? View, isFocused: true)
  }

  /// The time at which the window will become idle; nil while it is, or never will.
  var deadline: TimeInterval? {
    guard !isIdle, !isDisabled, root.isActive, let lastInput,
      root.focusSystem?.model.look == .lift, root.focusSystem?.focusedItem is View
    else { return nil }
    return lastInput + root.appearance.motion.idleDelay
  }

  /// Starts dimming at the deadline.
  func dimIfIdle() {
    let time = root.animator.time
    if lastInput == nil { lastInput = time }
    guard let deadline, deadline <= time else { return }
    isIdle = true
    View.animate(withDuration: root.appearance.motion.idleFade, in: root) { amount = 1 }
  }

  private var presentedAmount: CGFloat { root.presented(.idleness, amount) }

  /// The focused item, and its views that grow; nil while nothing is dimmed.
  private var standingOut: (item: View, floating: [View])? {
    guard presentedAmount > 0 || isIdle, let item = root.focusSystem?.focusedItem as? View else {
      return nil
    }
    return (item, root.appearance.prefersReducedMotion ? [] : item.floatingViews)
  }

  var spotlight: Spotlight? {
    standingOut.map { item, floating in
      Spotlight(
        item: item.displayID, floating: Set(floating.map(\.displayID)),
        scale: 1 + root.appearance.motion.idleGrowth, amount: presentedAmount)
    }
  }

  /// Marks the views that are or were last spotlit for listing.
  func markForListing() {
    lastInSpotlight.forEach { $0.view?.markForListing() }
    let views = standingOut.map { [$0.item] + $0.floating } ?? []
    views.forEach { $0.markForListing() }
    lastInSpotlight = views.map { WeakView(view: $0) }
  }

  /// The overlay that dims everything but the focused item.
  var items: [DisplayItem] {
    let amount = presentedAmount
    guard amount > 0 else { return [] }
    return [
      DisplayItem(
        id: DisplayItemID(view: root.displayID, part: 0), transform: .identity,
        clip: root.bounds, alpha: amount * root.appearance.motion.idleDimming,
        content: .fill(.rect(root.bounds), .color(.black)))
    ]
  }
}
