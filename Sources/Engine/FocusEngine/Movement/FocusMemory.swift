import FocusGeometry
import Foundation

/// Remembers where focus was: in each group, and in case the focused item disappears.
@MainActor
struct FocusMemory {
  private struct WeakItem {
    weak var item: (any FocusItem)?
  }
  /// The items last focused, by group; for the last group, see `lastItem`.
  private var items: [String: WeakItem] = [:]
  private weak var lastItem: (any FocusItem)?
  /// The group of `lastItem`.
  ///
  /// It is kept apart from `items` because most steps stay in one group, and then change no
  /// dictionary.
  private var lastGroup: String?
  /// The number of groups above which entries of freed items are removed.
  private var sweepLimit = 32
  /// The ancestors of the last item, from the inside, without the root.
  ///
  /// Strong references: reference counting is slower for an object that ever had a weak reference,
  /// and every movement counts these. They are released when a successor of a lost item is found.
  private(set) var lastAncestors: [any FocusEnvironment] = []
  /// The frame of the focused item when it was last seen, in the root's space.
  private(set) var lastFrame: CGRect = .null

  /// The items lost one after the other since focus was last on an eligible item.
  private(set) var lostItems: Set<ObjectIdentifier> = []

  /// Whether nothing was focused, or a lost item has been replaced for good.
  private(set) var isSettled = true
  /// The place where focus was lost, while no item has it and the model continues from there; nil
  /// otherwise.
  private(set) var place: FocusPlace?

  /// The items last focused in focus groups of HTML, by the owner of the group.
  private var focusgroupItems: [ObjectIdentifier: WeakItem] = [:]

  /// The items last focused.
  struct Remembered {
    /// The item of each focus group.
    var inGroups: [String: any FocusItem] = [:]
    /// The item of each focus group of HTML, by the owner of the group.
    var inFocusgroups: [ObjectIdentifier: any FocusItem] = [:]
  }

  var remembered: Remembered {
    var remembered = Remembered(
      inGroups: items.compactMapValues(\.item),
      inFocusgroups: focusgroupItems.compactMapValues(\.item))
    if let lastGroup { remembered.inGroups[lastGroup] = lastItem }
    return remembered
  }

  /// Records the item as the one that Tab returns to in its focus group of HTML, if it is in one.
  mutating func noteFocusgroup(of item: any FocusItem) {
    guard let owner = item.focusgroupAround?.owner else { return }
    focusgroupItems = focusgroupItems.filter { $0.value.item != nil }
    focusgroupItems[ObjectIdentifier(owner)] = WeakItem(item: item)
  }

  mutating func settle() {
    isSettled = true
    lastAncestors = []
    lostItems = []
  }

  /// Adds the focused item to ``lostItems``; nil if it has been freed.
  mutating func noteLoss(of item: (any FocusItem)?) {
    if let item { lostItems.insert(ObjectIdentifier(item)) }
  }

  /// Empties ``lostItems``, when focus is on an eligible item.
  mutating func forgetLosses() {
    if !lostItems.isEmpty { lostItems = [] }
  }

  /// Removes, for each group, an item whose own state no longer lets it have the focus.
  ///
  /// The state of its ancestors does not count, because it may change back.
  mutating func forgetUnfit(focusesConcealed: Bool) {
    for (group, memory) in items {
      guard let item = memory.item else { continue }
      if !item.isFitByItself(focusesConcealed: focusesConcealed) { items[group] = nil }
    }
  }

  /// Records the neighbours of an item that is about to be removed from a document.
  ///
  /// - Parameters:
  ///   - previous: The stop before the item; nil for none.
  ///   - next: The stop after the item; nil for none.
  mutating func noteNeighbors(previous: (any FocusItem)?, next: (any FocusItem)?) {
    place = FocusPlace(item: nil, previous: previous, next: next)
  }

  /// Keeps the place of an item that loses the focus, with the neighbours recorded before.
  mutating func keepPlace(of item: (any FocusItem)?) {
    if place == nil { place = FocusPlace(item: nil, previous: nil, next: nil) }
    place?.item = item
  }

  /// Records the focused item and its place.
  ///
  /// - Parameters:
  ///   - item: The item that has the focus.
  ///   - surroundings: The ancestors of the item up to the root.
  ///   - entry: The item's entry.
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
    place = nil
    lastFrame = entry.frame
    isSettled = false
    let ancestors = surroundings.dropLast()
    // Neighbours usually have the same ancestors.
    if !lastAncestors.elementsEqual(ancestors, by: { $0 === $1 }) {
      lastAncestors = Array(ancestors)
    }
  }
}
