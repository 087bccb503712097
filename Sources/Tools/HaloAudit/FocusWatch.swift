import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// Follows a screen through what a person does, and notes where the focus is lost, or where
/// something happens only because it moved.
///
/// Told after each step, when the screen is at rest.
@MainActor
package final class FocusWatch {
  /// What a step was.
  package struct Step {
    /// For instance `step 3 (Down)`.
    package var name: String
    /// Whether it is a key that only moves the focus.
    package var movesFocus: Bool
    /// Whether a person did it; otherwise the program, and what it does before the next key counts
    /// as one.
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
  /// Where the focus was in what something else covers, or what has gone for now.
  private var left: [Moment] = []
  /// The program's steps since the last one of a person, and how it was before them.
  private var program: (names: [String], before: Moment)?

  /// What had the focus at one moment, and what was around it.
  private struct Moment {
    weak var item: (any FocusItem)?
    var label: String?
    /// Inner ones first.
    var around: [Weak] = []
    var top: ObjectIdentifier?

    struct Weak { weak var environment: (any FocusEnvironment)? }
  }

  /// nil for a window without a focus system.
  package init?(_ window: Window) {
    guard let system = window.focusSystem else { return nil }
    self.window = window
    self.system = system
    before = Self.moment(in: window, system)
  }

  private static func moment(in window: Window, _ system: FocusSystem) -> Moment {
    // Where it is hidden, the next key shows it where it is kept.
    let item = system.focusedItem ?? system.deferredItem
    return Moment(
      item: item, label: item?.focusDebugLabel,
      around: (item?.focusAncestors.dropFirst() ?? []).map { Moment.Weak(environment: $0) },
      top: window.presentations.top.map { ObjectIdentifier($0) })
  }

  /// - Returns: What the step did wrong.
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

  /// Whether what had the focus is covered now, or is on a page that has gone for now.
  private func isAway(_ start: Moment, _ now: Moment) -> Bool {
    guard let item = start.item, !isFit(item) else { return false }
    let isOnPageThatLeft = (item as? View).map { $0.window == nil && $0.superview != nil } ?? false
    return isOnPageThatLeft || now.top != nil && now.top != start.top
  }

  /// The item had the focus and can no longer have it.
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

  /// What was covered, or had gone for now, is there again.
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
