import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// Follows a screen through the steps of a user or a program and reports lost focus and changes
/// that a mere focus movement causes.
///
/// ``note(_:)`` is to be called after each step, when the screen is at rest.
@MainActor
package final class FocusWatch {
  /// A step.
  package struct Step {
    /// The step's name, for instance `step 3 (Down)`.
    package var name: String
    /// Whether the step is a key that only moves the focus.
    package var movesFocus: Bool
    /// Whether the user did it; otherwise the program did.
    ///
    /// All steps of a program before the user's next key count as one.
    package var isPersons: Bool

    package init(name: String, movesFocus: Bool, isPersons: Bool) {
      self.name = name
      self.movesFocus = movesFocus
      self.isPersons = isPersons
    }
  }

  private let window: Window
  private let system: FocusSystem
  private var before: Moment
  /// The moments before the focused item was covered or left with its page, the latest last.
  private var left: [Moment] = []
  /// The program's steps since the user's last step, and the moment before them.
  private var program: (names: [String], before: Moment)?

  /// The focused item at one moment, with its ancestors.
  private struct Moment {
    weak var item: (any FocusItem)?
    var label: String?
    /// The ancestors, the innermost first.
    var around: [Weak] = []
    var top: ObjectIdentifier?

    struct Weak { weak var environment: (any FocusEnvironment)? }
  }

  /// Returns nil for a window without a focus system.
  package init?(_ window: Window) {
    guard let system = window.focusSystem else { return nil }
    self.window = window
    self.system = system
    before = Self.moment(in: window, system)
  }

  private static func moment(in window: Window, _ system: FocusSystem) -> Moment {
    // If the focus is hidden, the next key shows it at the deferred item.
    let item = system.focusedItem ?? system.deferredItem
    return Moment(
      item: item, label: item?.focusDebugLabel,
      around: (item?.focusAncestors.dropFirst() ?? []).map { Moment.Weak(environment: $0) },
      top: window.presentations.top.map { ObjectIdentifier($0) })
  }

  /// Records a step.
  ///
  /// - Returns: The problems that the step caused.
  package func note(_ step: Step) -> [AuditFinding] {
    let now = Self.moment(in: window, system)
    defer { before = now }
    var names = [step.name]
    var start = before
    if step.isPersons {
      program = nil
    } else {
      names = (program?.names ?? []) + names
      start = program?.before ?? before
      program = (names, start)
    }
    let steps = "After " + names.joined(separator: ", ")
    if step.movesFocus, now.top != before.top {
      let label = now.label ?? before.label ?? "the focus"
      return [
        AuditFinding(
          .changeOnFocus, .error, items: [before.label, now.label].compactMap(\.self),
          why: "\(steps): what is presented changes because the focus moved to \(label).")
      ]
    }
    left.removeAll { $0.item == nil }
    if let back = left.lastIndex(where: { isFit($0.item) }) {
      let last = left[back]
      left.removeSubrange(back...)
      return comesBack(last, to: now, steps).map { [$0] } ?? []
    }
    if isAway(start, now) {
      left.append(start)
      return []
    }
    return lost(from: start, to: now, steps).map { [$0] } ?? []
  }

  /// Returns whether the focused item is covered now, or is on a page that has left for now.
  private func isAway(_ start: Moment, _ now: Moment) -> Bool {
    guard let item = start.item, !isFit(item) else { return false }
    let isOnPageThatLeft = (item as? View).map { $0.window == nil && $0.superview != nil } ?? false
    return isOnPageThatLeft || now.top != nil && now.top != start.top
  }

  /// Returns a finding if the focused item can no longer have the focus and the focus did not stay
  /// near.
  private func lost(from start: Moment, to now: Moment, _ steps: String) -> AuditFinding? {
    guard let label = start.label, start.top == now.top, !isFit(start.item),
      let survey = FocusDebugger.focusSurvey(of: system)
    else { return nil }
    let fit = survey.graph.eligible.map { survey.items[$0] }
    guard !fit.isEmpty else { return nil }
    guard let item = now.item else {
      return AuditFinding(
        .lostFocus, system.model.lossRule == .place ? .warning : .error, items: [label],
        why: "\(steps): \(label) had the focus and is gone, and now nothing has it.")
    }
    for place in start.around {
      guard let around = place.environment, around !== window,
        fit.contains(where: { around.contains($0) })
      else { continue }
      if around.contains(item) { return nil }
      return AuditFinding(
        .lostFocus, .error, items: [label, item.focusDebugLabel],
        why:
          "\(steps): \(label) had the focus and is gone, and \(item.focusDebugLabel) has it now, "
          + "though there is something left in \(around.focusDebugLabel), where a person was.")
    }
    return nil
  }

  /// Returns a finding if the item that is available again does not get the focus back.
  private func comesBack(_ last: Moment, to now: Moment, _ steps: String) -> AuditFinding? {
    guard let label = last.label, now.item !== last.item else { return nil }
    return AuditFinding(
      .lostFocus, .error, items: [label] + [now.label].compactMap(\.self),
      why: "\(steps): what a person left at \(label) is back, and the focus is "
        + (now.label.map { "at \($0)." } ?? "nowhere."))
  }

  private func isFit(_ item: (any FocusItem)?) -> Bool {
    guard let item else { return false }
    return FocusDebugger.isEligible(item, in: system)
  }
}
