extension FocusSystem {
  /// Prepares for the removal of `environment` from its hierarchy, under models that continue from
  /// the place of a lost item.
  ///
  /// It walks the whole hierarchy if the model does so and the focused item is inside; otherwise it
  /// does nothing.
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
