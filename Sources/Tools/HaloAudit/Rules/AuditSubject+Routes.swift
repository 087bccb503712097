import FocusEngine

extension AuditSubject {
  /// Returns the keys that lead to an item from where focus begins, and keys that are pressed there.
  ///
  /// - Parameters:
  ///   - item: the index of the item.
  ///   - keys: the keys that are pressed at the item.
  ///   - ends: the indices of the items that have the focus after each of these keys; empty if it
  ///     does not matter.
  ///   - geometry: the places that the items must have before the last key; nil for any.
  /// - Returns: The keys; none for an item that no keys lead to.
  func route(
    to item: Int, then keys: FocusGraph.Key..., ends: [Int] = [],
    where geometry: AuditClaim.Geometry? = nil
  ) -> KeyRoute {
    guard let way = routes.keys(to: item) else { return KeyRoute() }
    return KeyRoute(
      keys: way + keys, claim: AuditClaim(origin: item, keys: keys, ends: ends, geometry: geometry))
  }

  /// Returns the keys that lead to an item if only the arrows may be pressed.
  func routeByArrows(to item: Int) -> KeyRoute {
    guard let way = arrowRoutes.keys(to: item) else { return KeyRoute() }
    return KeyRoute(
      keys: way, claim: AuditClaim(origin: item, routeKeys: Set(FocusGraph.Key.arrows)))
  }
}
