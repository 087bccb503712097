import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

// The rule about controls to which only full keyboard access leads.
extension AuditSubject {
  /// A note for each control that keys do not reach by default; it is not a mistake.
  ///
  /// iPadOS and Mac Catalyst leave controls to full keyboard access (HIG, Focus and selection).
  var fullKeyboardAccess: [AuditFinding] {
    controlsOfFullAccess.filter(\.problems.isEmpty).map { control, _ in
      let label = control.focusDebugLabel
      return AuditFinding(
        .fullKeyboardAccess, .note, items: [label],
        why: "Keys reach \(label) only with full keyboard access.")
    }
  }

  /// Returns the value of ``controlsOfFullAccess``.
  func findControlsOfFullAccess() -> [(view: View, problems: [FocusExplanation.Reason])] {
    guard !model.reachesControls else { return [] }
    let controls = views.filter { view in
      guard let control = view as? Control else { return false }
      return control.isEnabled && isReachedByFullAccess(view) && operates(view) && isInFront(view)
        // A control inside an item is operated with that item.
        && !isPartOfItem(view) && item(filling: view) == nil
    }
    return zip(controls, FocusDebugger.verdicts(on: controls)).compactMap {
      view, verdict in
      guard !verdict.problems.contains(where: \.leavesOut) else { return nil }
      return (view, verdict.problems.filter { !$0.isRefusal })
    }
  }

  /// Returns whether a view is part of the frontmost presentation, or nothing is presented.
  func isInFront(_ view: View) -> Bool {
    guard let top = window.presentations.top else { return true }
    return view.isDescendant(of: top.containerView)
  }
}

extension FocusExplanation.Reason {
  /// Whether the item itself does not want the focus.
  fileprivate var isRefusal: Bool {
    switch self {
    case .notFocusable, .refused: true
    default: false
    }
  }
}
