import FocusGeometry

extension FocusSystem {
  /// Whether any item inside `container` can have the focus, in sight or after scrolling.
  package func offersItems(in container: some FocusItemContainer & FocusEnvironment) -> Bool {
    guard let hierarchy else { return false }
    let space = container.coordinateSpace
    let area = space.convert(space.bounds, to: hierarchy.container.coordinateSpace)
    return hierarchy.entries(in: area).contains { entry in
      guard entry.isEligible, let item = entry.item else { return false }
      return item === container || container.contains(item)
    }
  }
}
