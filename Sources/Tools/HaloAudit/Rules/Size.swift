import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

// The rule about views without a size.
extension AuditSubject {
  /// An error for each view without a size that a user should operate, because neither keys nor a
  /// pointer can, and a note for one that only takes the focus or is left to full keyboard access.
  var noSize: [AuditFinding] {
    let items = Set(
      graph.items.indices.filter { graph.items[$0].reasons.contains(.zeroSize) }
        .map { ObjectIdentifier(environments[$0]) })
    let found = views.filter { view in
      !hasSize(view) && (isOperated(view) || items.contains(ObjectIdentifier(view)))
        && isInFront(view) && !isPartOfItem(view) && !isCollapsed(view)
    }
    return zip(found, FocusDebugger.verdicts(on: found)).compactMap { view, verdict in
      guard !verdict.problems.contains(where: \.leavesOut) else { return nil }
      let isOperated = isOperated(view)
      let (label, size) = (view.focusDebugLabel, view.bounds.size)
      return AuditFinding(
        .noSize, isOperated && !isReachedByFullAccess(view) ? .error : .note, items: [label],
        why: "\(label) is \(Int(size.width.rounded())) × \(Int(size.height.rounded())) points.")
    }
  }

  private func isOperated(_ view: View) -> Bool { operates(view) && view.isUserInteractionEnabled }

  private func hasSize(_ view: View) -> Bool { view.bounds.width > 0 && view.bounds.height > 0 }

  /// Returns whether a view is inside an item that can have the focus, or is such an item.
  func isPartOfItem(_ view: View) -> Bool {
    view.focusAncestors.contains { places[ObjectIdentifier($0)] != nil }
  }

  /// Returns whether a view around this one is closed, as a collapsed section is.
  private func isCollapsed(_ view: View) -> Bool {
    sequence(first: view, next: \.superview).dropFirst().contains {
      $0.clipsToBounds && !hasSize($0)
    }
  }
}
