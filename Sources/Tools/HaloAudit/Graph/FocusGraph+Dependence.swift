import FocusEngine
import HaloLists

extension FocusGraph {
  /// A state of the screen, other than the focused item, that decides where a key leads.
  public enum Dependence: String, CaseIterable, Hashable, Sendable, Codable {
    /// The offset of a scroll view that only one of the two items is in.
    case scrolling
    /// The item that had the focus last in the group or list that the key leads to.
    case memory
  }

  /// Returns the states that decide, besides the focused item, where a key leads.
  ///
  /// The graph says where it leads from the state in which the screen is now.
  ///
  /// - Parameters:
  ///   - edge: a movement of the graph.
  ///   - items: the items themselves, in the order of the graph.
  /// - Returns: The states; empty if the focused item alone decides.
  @MainActor
  package func dependence(of edge: Edge, _ items: [any FocusItem]) -> [Dependence] {
    let (from, to) = (Containers(of: items[edge.from]), Containers(of: items[edge.to]))
    var dependence: [Dependence] = []
    if edge.key.isArrow, from.scrolling != to.scrolling { dependence.append(.scrolling) }
    let isRemembered =
      edge.key.isArrow
      ? !to.remembering.isSubset(of: from.remembering) : entersGroup(edge)
    if isRemembered { dependence.append(.memory) }
    return dependence
  }

  /// Whether a key that goes through groups leads to another group of several items.
  private func entersGroup(_ edge: Edge) -> Bool {
    let order = edge.key == .next || edge.key == .previous ? tabOrder : controlTabOrder
    let group = items[edge.to].group
    return order == .focusGroups && group != items[edge.from].group
      && eligible.count { items[$0].group == group } > 1
  }

  /// The containers around an item.
  @MainActor
  private struct Containers {
    /// The containers that can scroll.
    var scrolling: Set<ObjectIdentifier> = []
    /// The lists that remember the item that had the focus last.
    var remembering: Set<ObjectIdentifier> = []

    init(of item: any FocusItem) {
      for ancestor in item.focusAncestors.dropFirst() {
        if let container = ancestor as? any FocusItemScrollableContainer,
          container.contentSize.width > container.visibleSize.width
            || container.contentSize.height > container.visibleSize.height
        {
          scrolling.insert(ObjectIdentifier(ancestor))
        }
        if (ancestor as? CollectionView)?.remembersLastFocusedIndexPath == true {
          remembering.insert(ObjectIdentifier(ancestor))
        }
      }
    }
  }
}
