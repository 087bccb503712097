/// Where focus was in a document: an item that may have gone, between two stops of Tab.
@MainActor
struct FocusPlace {
  weak var item: (any FocusItem)?
  weak var previous: (any FocusItem)?
  weak var next: (any FocusItem)?

  /// In the order of the document; nil when nothing of it is there any more.
  func order(in map: FocusMap) -> Int? {
    func order(_ item: (any FocusItem)?) -> Int? { item.flatMap(map.entry)?.order }
    return order(item) ?? order(previous) ?? order(next).map { $0 - 1 }
  }
}
