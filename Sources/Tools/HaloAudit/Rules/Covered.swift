import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

// The rule about items that cannot have the focus because they are covered or disabled.
extension AuditSubject {
  /// A note for each item that would have the focus if nothing covered it and it were enabled.
  ///
  /// This may be intended. ``operableNotFocusable`` reports covered items that keys should reach.
  var covered: [AuditFinding] {
    let items = graph.items.indices.compactMap { item in
      view(item).map { (view: $0, problems: graph.items[item].reasons) }
    }
    var told: Set<ObjectIdentifier> = []
    return (items + controlsOfFullAccess).compactMap { view, problems in
      guard let problem = problems.first, problems.allSatisfy({ $0.covers || $0 == .disabled }),
        isInFront(view), item(filling: view) == nil,
        problem == .disabled || !operates(view) || isReachedByFullAccess(view),
        told.insert(ObjectIdentifier(view)).inserted
      else { return nil }
      let label = view.focusDebugLabel
      return AuditFinding(
        .covered, .note, items: [label], why: "\(label) cannot have the focus: \(problem).")
    }
  }
}
