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

  /// What has been lost, one after the other, since focus was on a fit item.
  private(set) var lostItems: Set<ObjectIdentifier> = []

  /// Nothing was focused, or what was lost has been replaced for good.
  private(set) var isSettled = true
  /// Where focus was lost, while it is nowhere and the model goes on from there.
  private(set) var place: FocusPlace?

  /// By the owner of a focus group of HTML.
  private var focusgroupItems: [ObjectIdentifier: WeakItem] = [:]

  /// The items last focused.
  struct Remembered {
    /// In each focus group.
    var inGroups: [String: any FocusItem] = [:]
    /// In each focus group of HTML, by its owner.
    var inFocusgroups: [ObjectIdentifier: any FocusItem] = [:]
  }

  var remembered: Remembered {
    var remembered = Remembered(
      inGroups: items.compactMapValues(\.item),
      inFocusgroups: focusgroupItems.compactMapValues(\.item))
    if let lastGroup { remembered.inGroups[lastGroup] = lastItem }
    return remembered
  }

  /// Notes the item as the one that Tab comes back to in its focus group of HTML, if it is in one.
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

  /// Adds the focused item to ``lostItems``; nil when it has been freed.
  mutating func noteLoss(of item: (any FocusItem)?) {
    if let item { lostItems.insert(ObjectIdentifier(item)) }
  }

  /// Empties ``lostItems``: focus is on a fit item.
  mutating func forgetLosses() {
    if !lostItems.isEmpty { lostItems = [] }
  }

  /// Forgets, of each group, an item that can no longer have the focus by what it says itself; what
  /// is around it may come back as it was.
  mutating func forgetUnfit(focusesConcealed: Bool) {
    for (group, memory) in items {
      guard let item = memory.item else { continue }
      if !item.isFitByItself(focusesConcealed: focusesConcealed) { items[group] = nil }
    }
  }

  /// Notes what is around an item that is about to be taken out of a document.
  ///
  /// - Parameters:
  ///   - previous: the stop before the item; nil for none.
  ///   - next: the stop after it.
  mutating func noteNeighbors(previous: (any FocusItem)?, next: (any FocusItem)?) {
    place = FocusPlace(item: nil, previous: previous, next: next)
  }

  /// Keeps the place of an item that loses the focus; with what was noted as its neighbours.
  mutating func keepPlace(of item: (any FocusItem)?) {
    if place == nil { place = FocusPlace(item: nil, previous: nil, next: nil) }
    place?.item = item
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
    place = nil
    lastFrame = entry.frame
    isSettled = false
    let ancestors = surroundings.dropLast()
    // Neighbours mostly have the same ancestors.
    if !lastAncestors.elementsEqual(ancestors, by: { $0 === $1 }) {
      lastAncestors = Array(ancestors)
    }
  }
}
