import FocusEngine
import Foundation
import HaloHosting
import HaloSceneGraph

// Rules about the names that a screen reader reads.
extension AuditSubject {
  var nameless: [AuditFinding] {
    graph.eligible.compactMap { item in
      guard let view = view(item), view.window === window else { return nil }
      let known = element(item)
      guard known?.label == nil, !nesting.isContainer(item),
        !nesting.partners(of: item).contains(where: { element($0)?.label != nil })
      else { return nil }
      return AuditFinding(
        .nameless, .error, items: [id(item)], keys: route(to: item),
        why: known == nil
          ? "A screen reader does not find \(id(item)), which can have the focus."
          : "\(id(item)) has no name: it has neither a label nor a text inside.")
    }
  }

  /// Items of one role in one group that have the same name and value.
  var sameName: [AuditFinding] {
    let items = Dictionary(
      graph.eligible.compactMap { item in view(item).map { ($0.displayID, item) } }
    ) { first, _ in first }
    return accessibleTree.all.flatMap { group in
      Dictionary(grouping: group.children, by: Name.init)
        .map { name, same in (label: name?.label, items: same.compactMap { items[$0.id] }.sorted())
        }
        .filter { $0.items.count > 1 }.sorted { $0.items[0] < $1.items[0] }
        .compactMap { label, same in
          guard let label else { return nil }
          return AuditFinding(
            .sameName, .note, items: same.map(id), keys: route(to: same[0]),
            why: "\(same.count) items of one group are named “\(label)”.")
        }
    }
  }

  /// The properties that tell an element apart from its siblings; nil for one without a label.
  private struct Name: Hashable {
    let label: String
    let value: String?
    let role: AccessibleElement.Role

    init?(_ element: AccessibleElement) {
      guard let label = element.label else { return nil }
      (self.label, value, role) = (label, element.value, element.role)
    }
  }
}
