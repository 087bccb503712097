import FocusGeometry
import Foundation

/// Where focus was: in each group, and in case the item that has it goes away.
@MainActor
struct FocusMemory {
  private struct WeakItem {
    weak var item: (any FocusItem)?
  }
  private struct WeakEnvironment {
    weak var environment: (any FocusEnvironment)?
  }

  private var items: [String: WeakItem] = [:]
  /// Items that have gone are swept out when there are more groups than this.
  private var sweepLimit = 32
  private var ancestors: [WeakEnvironment] = []
  /// Where the focused item was last seen, in the root's space.
  private(set) var lastFrame: CGRect = .null

  /// Nothing was focused, or what was lost has been replaced for good.
  var isSettled: Bool { ancestors.isEmpty }

  /// What the last item was in and is still there, from the inside.
  var lastAncestors: [any FocusEnvironment] { ancestors.compactMap(\.environment) }

  /// The item last focused in each group.
  var remembered: [String: any FocusItem] { items.compactMapValues(\.item) }

  mutating func settle() { ancestors = [] }

  mutating func note(
    _ item: any FocusItem, inside surroundings: ArraySlice<any FocusEnvironment>,
    at entry: FocusMap.Entry
  ) {
    if items[entry.group]?.item !== item { items[entry.group] = WeakItem(item: item) }
    if items.count > sweepLimit {
      items = items.filter { $0.value.item != nil }
      sweepLimit = max(32, 2 * items.count)
    }
    lastFrame = entry.frame
    var count = 0
    for ancestor in surroundings {
      // A weak reference is dear to make, and neighbours mostly have the same ancestors.
      if count == ancestors.count {
        ancestors.append(WeakEnvironment(environment: ancestor))
      } else if ancestors[count].environment !== ancestor {
        ancestors[count].environment = ancestor
      }
      count += 1
    }
    ancestors.removeSubrange(count...)
  }
}
