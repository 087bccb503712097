import FocusGeometry

/// A change of some rules, applied to any focus model.
public struct FocusVariation: Hashable, Sendable {
  /// The strategy to use; nil for the model's.
  public var strategy: FocusStrategy?
  /// Whether to keep an anchor band; nil for the model's value.
  public var keepsAnchorBand: Bool?
  /// Whether to move diagonally; nil for the model's value.
  public var movesDiagonally: Bool?

  /// Creates a variation; without arguments it changes nothing.
  public init(
    strategy: FocusStrategy? = nil, keepsAnchorBand: Bool? = nil, movesDiagonally: Bool? = nil
  ) {
    self.strategy = strategy
    self.keepsAnchorBand = keepsAnchorBand
    self.movesDiagonally = movesDiagonally
  }

  /// Returns this variation, with values from `other` where this one has none.
  public func over(_ other: FocusVariation) -> FocusVariation {
    FocusVariation(
      strategy: strategy ?? other.strategy,
      keepsAnchorBand: keepsAnchorBand ?? other.keepsAnchorBand,
      movesDiagonally: movesDiagonally ?? other.movesDiagonally)
  }
}

extension FocusModel {
  /// The platform's model of the same name, with this model's setting of full keyboard access.
  ///
  /// A model whose name is not a platform's is returned as it is.
  public var unvaried: FocusModel {
    guard var model = FocusModel.named(name) else { return self }
    model.isFullKeyboardAccessEnabled = isFullKeyboardAccessEnabled
    return model
  }

  /// Returns the model with the changes of a variation, under the same name.
  public func varied(by variation: FocusVariation) -> FocusModel {
    var model = self
    if let strategy = variation.strategy { model.strategy = strategy }
    if let keeps = variation.keepsAnchorBand { model.keepsAnchorBand = keeps }
    if let diagonally = variation.movesDiagonally { model.movesDiagonally = diagonally }
    return model
  }
}
