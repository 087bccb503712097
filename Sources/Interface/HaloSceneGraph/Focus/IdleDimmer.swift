import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// After a while without input, what is out of focus dims and the focused item grows a little
/// further (HIG, Images), under models that show focus by lifting.
@MainActor
final class IdleDimmer {
  private unowned let root: RootView
  /// When somebody last did something; nil before the first instant.
  private var lastInput: TimeInterval?
  /// Whether nobody has done anything for so long that what is out of focus dims.
  private(set) var isIdle = false
  /// From 0 to 1: all dimmed.
  private var amount: CGFloat = 0 {
    didSet { root.changed(.idleness, from: oldValue, to: amount) }
  }
  private var lastInSpotlight: [WeakView] = []
  /// Whether nothing dims, however long nobody does anything.
  var isDisabled = false { didSet { inputHappened() } }

  init(_ root: RootView) { self.root = root }

  /// Somebody did something: what had dimmed comes back, and the time begins anew.
  func inputHappened() {
    lastInput = root.animator.time
    guard isIdle else { return }
    isIdle = false
    View.animate(withDuration: root.appearance.motion.idleWake, in: root) { amount = 0 }
    root.tellFloating(in: root.focusSystem?.focusedItem as? View, isFocused: true)
  }

  /// When the window will be idle; nil while it is, or never will be.
  var deadline: TimeInterval? {
    guard !isIdle, !isDisabled, root.isActive, let lastInput,
      root.focusSystem?.model.look == .lift, root.focusSystem?.focusedItem is View
    else { return nil }
    return lastInput + root.appearance.motion.idleDelay
  }

  /// Begins to dim when the time has come.
  func dimIfIdle() {
    let time = root.animator.time
    if lastInput == nil { lastInput = time }
    guard let deadline, deadline <= time else { return }
    isIdle = true
    View.animate(withDuration: root.appearance.motion.idleFade, in: root) { amount = 1 }
  }

  private var presentedAmount: CGFloat { root.presented(.idleness, amount) }

  /// The item that stands out now, and what of it grows; nil while nothing dims.
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

  /// Has what is, or was last, in the spotlight listed anew.
  func markForListing() {
    lastInSpotlight.forEach { $0.view?.markForListing() }
    let views = standingOut.map { [$0.item] + $0.floating } ?? []
    views.forEach { $0.markForListing() }
    lastInSpotlight = views.map { WeakView(view: $0) }
  }

  /// What lies over everything but the focused item.
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
