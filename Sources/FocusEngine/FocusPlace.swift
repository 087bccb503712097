/// Where focus was in a document: an item that may have gone, between two stops of Tab.
@MainActor
struct FocusPlace {
  weak var item: (any FocusItem)?
  weak var previous: (any FocusItem)?
  weak var next: (any FocusItem)?

  init(item: (any FocusItem)?, previous: (any FocusItem)?, next: (any FocusItem)?) {
    self.item = item
    self.previous = previous
    self.next = next
  }

  /// In the order of the document; nil when nothing of it is there any more.
  func order(in map: FocusMap) -> Int? {
    func order(_ item: (any FocusItem)?) -> Int? { item.flatMap(map.entry)?.order }
    return order(item) ?? order(previous) ?? order(next).map { $0 - 1 }
  }
}

extension FocusItem {
  /// Whether nothing that the item says itself keeps it from the focus.
  ///
  /// - Parameter focusesConcealed: whether what is clear can have it.
  /// - Returns: what the item alone decides; what is around it may keep it from the focus, too.
  func isFitByItself(focusesConcealed: Bool) -> Bool {
    guard canBecomeFocused else { return false }
    let state = focusItemState
    return state.isDisjoint(with: [.hidden, .interactionDisabled])
      && (focusesConcealed || !state.contains(.alphaZero))
  }
}

extension FocusSystem {
  /// Says that `environment` is about to be taken out of its hierarchy, for models that go on from
  /// the place of a lost item.
  ///
  /// A walk of the whole hierarchy where that is so and the focused item is inside; otherwise
  /// nothing.
  public func environmentWillLeave(_ environment: any FocusEnvironment) {
    guard model.lossRule == .place, let focused = focusedItem, environment.contains(focused),
      let map = hierarchy?.completeMap(), let place = map.entry(for: focused)?.order
    else { return }
    let rest = map.tabIndexOrder().filter { $0.item.map(environment.contains) == false }
    let before = rest.filter { $0.order < place }.max { $0.order < $1.order }
    let after = rest.filter { $0.order > place }.min { $0.order < $1.order }
    memory.noteNeighbors(previous: before?.item, next: after?.item)
  }
}
