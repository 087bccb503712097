import FocusGeometry

/// The target of a movement that an item states itself, which precedes geometry under every model.
public enum FocusNeighbour {
  /// The movement leads to this item or, if it cannot have the focus, on to its own neighbour.
  case item(any FocusItem)
  /// The movement leads nowhere.
  case nowhere
}

extension FocusNeighbour {
  /// The item; nil if the movement leads nowhere.
  package var item: (any FocusItem)? { if case .item(let item) = self { item } else { nil } }
  /// Whether the movement leads nowhere.
  package var isNowhere: Bool { if case .nowhere = self { true } else { false } }
}

extension FocusItem {
  /// Returns the neighbour that precedes geometry under a model: the stated one, or else that of
  /// `nextFocusItem(for:)` if the model follows it; nil for none.
  package func neighbour(for heading: FocusHeading, under model: FocusModel) -> FocusNeighbour? {
    if let stated = statedNeighbour(for: heading) { return stated }
    return model.followsNextFocusItem ? nextFocusItem(for: heading).map { .item($0) } : nil
  }
}
