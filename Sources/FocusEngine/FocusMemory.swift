import FocusGeometry
import Foundation

/// Where focus was: in each group, and in case the item that has it goes away.
@MainActor
struct FocusMemory {
  private struct WeakItem {
    weak var item: (any FocusItem)?
  }
  /// By group; the last group's item is `lastItem` instead.
  private var items: [String: WeakItem] = [:]
  private weak var lastItem: (any FocusItem)?
  /// Kept apart from `items`, as most steps stay in one group: they then change no dictionary.
  private var lastGroup: String?
  /// Items that have gone are swept out when there are more groups than this.
  private var sweepLimit = 32
  /// What the last item was in, from the inside, without the root.
  ///
  /// Strong references: an object that has ever had a weak one is counted more slowly from then on,
  /// and every movement counts these. They are released when a successor of a lost item is found.
  private(set) var lastAncestors: [any FocusEnvironment] = []
  /// Where the focused item was last seen, in the root's space.
  private(set) var lastFrame: CGRect = .null

  /// Nothing was focused, or what was lost has been replaced for good.
  private(set) var isSettled = true

  /// The item last focused in each group.
  var remembered: [String: any FocusItem] {
    var remembered = items.compactMapValues(\.item)
    if let lastGroup { remembered[lastGroup] = lastItem }
    return remembered
  }

  mutating func settle() {
    isSettled = true
    lastAncestors = []
  }

  /// - Parameters:
  ///   - item: has the focus.
  ///   - surroundings: its ancestors up to the root.
  ///   - entry: where it is.
  mutating func note(
    _ item: any FocusItem, inside surroundings: ArraySlice<any FocusEnvironment>,
    at entry: FocusMap.Entry
  ) {
    if entry.group != lastGroup {
      if let lastGroup { items[lastGroup] = WeakItem(item: lastItem) }
      lastGroup = entry.group
      if items.count > sweepLimit {
        items = items.filter { $0.value.item != nil }
        sweepLimit = max(32, 2 * items.count)
      }
    }
    lastItem = item
    lastFrame = entry.frame
    isSettled = false
    let ancestors = surroundings.dropLast()
    // Neighbours mostly have the same ancestors.
    if !lastAncestors.elementsEqual(ancestors, by: { $0 === $1 }) {
      lastAncestors = Array(ancestors)
    }
  }
}
