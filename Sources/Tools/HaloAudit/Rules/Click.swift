import FocusEngine
import Foundation
import HaloSceneGraph

// The rule about items that keys reach and a pointer does not.
extension AuditSubject {
  /// There is no finding for a television, which has no pointer (HIG, Focus and selection).
  var notClickable: [AuditFinding] {
    guard model.name != FocusModel.tv.name else { return [] }
    return graph.clickMisses(in: window, environments).map { miss in
      let name = id(miss.item)
      return AuditFinding(
        .notClickable, .error, items: [name], keys: route(to: miss.item),
        cause: miss.hit?.focusDebugLabel ?? "",
        why: "\(name) can have the focus, but a click in the middle of the visible part "
          + (miss.hit.map { "goes to \($0.nameAround)." } ?? "hits nothing."))
    }
  }
}

extension View {
  /// The label of the nearest view with an identifier: this view or an ancestor.
  var nameAround: String {
    let named = sequence(first: self, next: \.superview).first { $0.accessibilityIdentifier != nil }
    return (named ?? self).focusDebugLabel
  }
}
