/// The place of focus in a document: an item that may have been removed, between two stops of Tab.
@MainActor
struct FocusPlace {
  weak var item: (any FocusItem)?
  weak var previous: (any FocusItem)?
  weak var next: (any FocusItem)?

  /// Returns the index in document order; nil if the item and its neighbours are all gone.
  func order(in map: FocusMap) -> Int? {
    func order(_ item: (any FocusItem)?) -> Int? { item.flatMap(map.entry)?.order }
    return order(item) ?? order(previous) ?? order(next).map { $0 - 1 }
  }
}
