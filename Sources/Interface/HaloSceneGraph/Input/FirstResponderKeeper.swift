import FocusEngine
import Foundation

/// The first responder of a window, kept in step with the focus in both directions (WWDC21 10260,
/// 16:50): the focused item is the first responder or inside it.
@MainActor
final class FirstResponderKeeper: FirstResponderKeeping {
  private unowned let root: RootView
  /// The closure called after each change.
  private let changeHandler: () -> Void
  private weak var responder: Responder?
  /// Whether the first responder is about to leave the window.
  private var isLeaving = false
  /// Whether the change follows a movement of focus, so that focus need not follow it in turn.
  private(set) var isFollowingFocus = false

  init(_ root: RootView, changeHandler: @escaping () -> Void) {
    (self.root, self.changeHandler) = (root, changeHandler)
  }

  /// The first responder; nil if there is none, or once it has left the window.
  var firstResponder: Responder? {
    guard let responder, responder.firstResponderKeeperAround === self else { return nil }
    return responder
  }

  func make(_ new: Responder) -> Bool {
    guard new.canBecomeFirstResponder else { return false }
    if firstResponder === new { return true }
    if let present = firstResponder {
      guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
    }
    responder = new
    changeHandler()
    moveFocus(inside: new)
    root.setNeedsFrame()
    return true
  }

  func vacate(_ old: Responder) -> Bool {
    guard responder === old else { return true }
    guard old.canResignFirstResponder || isLeaving else { return false }
    responder = nil
    changeHandler()
    root.setNeedsFrame()
    return true
  }

  func letGo(in leaving: Responder) {
    guard let responder else { return }
    var here: Responder? = responder
    while let current = here, current !== leaving { here = current.next }
    guard here != nil else { return }
    isLeaving = true
    _ = responder.resignFirstResponder()
    isLeaving = false
    // This is needed if an override did not call super.
    if self.responder === responder { self.responder = nil }
  }

  /// Makes the nearest responder, from the newly focused item upwards, that accepts it the first
  /// responder.
  func match(_ context: FocusUpdateContext) {
    guard let item = context.nextFocusedItem else { return }
    // Text remains the first responder while focus moves inside its group (Decisions).
    if let input = firstResponder as? (any TextInput & FocusEnvironment), input.isEditing,
      let group = input.effectiveFocusGroup, group == item.effectiveFocusGroup
    {
      return
    }
    var candidate: Responder? = item as? Responder ?? item.surroundingOwners.first
    while let here = candidate, here !== root, here !== root.next {
      if here.canBecomeFirstResponder {
        guard here !== firstResponder else { return }
        isFollowingFocus = true
        here.becomeFirstResponder()
        isFollowingFocus = false
        return
      }
      candidate = here.next
    }
    // No responder there accepts; the old one is outside the focus and must resign.
    _ = firstResponder?.resignFirstResponder()
  }

  private func moveFocus(inside responder: Responder) {
    guard !isFollowingFocus, let environment = responder as? any FocusEnvironment,
      let system = root.focusSystem
    else { return }
    if let item = system.focusedItem, environment === item || environment.contains(item) { return }
    system.followFirstResponder(to: environment, isUsed: responder is any TextInput)
  }
}

extension FocusEnvironment {
  /// The focus group of the environment: its own identifier, or that of the nearest ancestor; nil
  /// for none.
  package var effectiveFocusGroup: String? {
    var environment: (any FocusEnvironment)? = self
    while let current = environment {
      if let group = current.focusGroupIdentifier { return group }
      environment = current.parentFocusEnvironment
    }
    return nil
  }
}
