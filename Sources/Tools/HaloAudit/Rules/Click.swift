import FocusEngine
import Foundation
import HaloSceneGraph

// The rule about items that keys reach and a pointer does not.
extension AuditSubject {
  /// The findings, one for all items that are beneath the same view.
  ///
  /// There is none for a television, which has no pointer (HIG, Focus and selection).
  var notClickable: [AuditFinding] {
    guard model.name != FocusModel.tv.name else { return [] }
    let groups = Dictionary(grouping: graph.clickMisses(in: window, environments)) { miss in
      miss.hit.map(ObjectIdentifier.init)
    }
    return groups.values.sorted { $0[0].item < $1[0].item }.map { misses in
      let items = misses.map(\.item)
      return AuditFinding(
        .notClickable, .error, items: items.map(id), keys: route(to: items[0]),
        why: "\(names(items)) can have the focus, but a click in the middle of the visible part "
          + (misses[0].hit.map { "goes to \($0.nameAround)." } ?? "hits nothing."))
    }
  }

  private func names(_ items: [Int]) -> String {
    switch items.count {
    case 1: id(items[0])
    case 2: "\(id(items[0])) and \(id(items[1]))"
    default: "\(id(items[0])) and \(items.count - 1) others"
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
