import FocusEngine
import Foundation
import Hosting
import SceneGraph

// What a screen reader calls what can have the focus.
extension AuditSubject {
  /// By the numbers of their views.
  private var elements: [UInt64: AccessibleElement] {
    Dictionary(window.accessibleTree().all.map { ($0.id, $0) }) { first, _ in first }
  }

  var nameless: [AuditFinding] {
    let elements = elements
    return graph.eligible.compactMap { item in
      guard let view = view(item), view.window === window else { return nil }
      let element = elements[view.displayID]
      guard element?.label == nil else { return nil }
      return AuditFinding(
        .nameless, .error, items: [id(item)], keys: route(to: item),
        why: element == nil
          ? "A screen reader does not find \(id(item)), which can have the focus."
          : "Nothing says what \(id(item)) is called: it has no label, and no text inside.")
    }
  }

  /// Two of one kind in one group, which can be told apart only by where they are.
  var sameName: [AuditFinding] {
    let items = Dictionary(
      graph.eligible.compactMap { item in view(item).map { ($0.displayID, item) } }
    ) { first, _ in first }
    struct Name: Hashable {
      let label: String
      let value: String?
      let role: AccessibleElement.Role
    }
    return window.accessibleTree().all.flatMap { group in
      let named = group.children.compactMap { element in
        element.label.flatMap { label in
          items[element.id].map { item in
            (name: Name(label: label, value: element.value, role: element.role), item: item)
          }
        }
      }
      return Dictionary(grouping: named, by: \.name).values.filter { $0.count > 1 }
        .map { same in same.map(\.item).sorted() }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
        .map { same in
          let label = named.first { $0.item == same[0] }?.name.label ?? ""
          return AuditFinding(
            .sameName, .note, items: same.map(id), keys: route(to: same[0]),
            why: "\(same.count) in one group are called “\(label)”.")
        }
    }
  }
}
