import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// What is not dimmed in an idle window: the item that has the focus.
struct Spotlight {
  let item: View
  /// What grows a little further.
  let floating: [View]
  /// The additional scale at this instant, and how far dimming has come (0...1).
  let scale: CGFloat
  let amount: CGFloat
}

/// After a while without input, what is out of focus dims and the focused item grows a little
/// further (HIG, Images), under models that show focus by lifting.
@MainActor
final class IdleDimmer {
  private unowned let window: Window
  /// When somebody last did something; nil before the first instant.
  private var lastInput: TimeInterval?
  /// Whether nobody has done anything for so long that what is out of focus dims.
  private(set) var isIdle = false
  /// From 0 to 1: all dimmed.
  private var amount: CGFloat = 0 {
    didSet { window.changed(.idleness, from: oldValue, to: amount) }
  }
  private var lastInSpotlight: [WeakView] = []
  /// Whether nothing dims, however long nobody does anything.
  var isDisabled = false { didSet { inputHappened() } }

  init(_ window: Window) { self.window = window }

  /// Somebody did something: what had dimmed comes back, and the time begins anew.
  func inputHappened() {
    lastInput = window.animator.time
    guard isIdle else { return }
    isIdle = false
    View.animate(withDuration: window.appearance.motion.idleWake, in: window) { amount = 0 }
    window.tellFloating(in: window.focusSystem?.focusedItem as? View, isFocused: true)
  }

  /// When the window will be idle; nil while it is, or never will be.
  var deadline: TimeInterval? {
    guard !isIdle, !isDisabled, window.isActive, let lastInput,
      window.focusSystem?.model.look == .lift, window.focusSystem?.focusedItem is View
    else { return nil }
    return lastInput + window.appearance.motion.idleDelay
  }

  /// Begins to dim when the time has come.
  func dimIfIdle() {
    let time = window.animator.time
    if lastInput == nil { lastInput = time }
    guard let deadline, deadline <= time else { return }
    isIdle = true
    View.animate(withDuration: window.appearance.motion.idleFade, in: window) { amount = 1 }
  }

  private var presentedAmount: CGFloat { window.presented(.idleness, amount) }

  var spotlight: Spotlight? {
    let amount = presentedAmount
    guard amount > 0 || isIdle, let item = window.focusSystem?.focusedItem as? View else {
      return nil
    }
    let appearance = window.appearance
    return Spotlight(
      item: item,
      floating: appearance.prefersReducedMotion
        ? [] : item.floatingViews,
      scale: 1 + appearance.motion.idleGrowth, amount: amount)
  }

  /// Has what is, or was last, in the spotlight listed anew.
  func markForListing() {
    lastInSpotlight.forEach { $0.view?.markForListing() }
    let views = spotlight.map { [$0.item] + $0.floating } ?? []
    views.forEach { $0.markForListing() }
    lastInSpotlight = views.map { WeakView(view: $0) }
  }

  /// What lies over everything but the focused item.
  var items: [DisplayItem] {
    let amount = presentedAmount
    guard amount > 0 else { return [] }
    return [
      DisplayItem(
        id: DisplayItemID(view: window.displayID, part: 0), transform: .identity,
        clip: window.bounds, alpha: amount * window.appearance.motion.idleDimming,
        content: .fill(.rect(window.bounds), .color(.black)))
    ]
  }
}
