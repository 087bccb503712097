import FocusGeometry

/// What somebody wants to try of a focus model's rules: laid over whichever model is in use.
public struct FocusVariation: Hashable, Sendable {
  /// nil: the model's.
  public var strategy: FocusStrategy?
  /// nil: as the model has it.
  public var keepsAnchorBand: Bool?
  /// nil: as the model has it.
  public var movesDiagonally: Bool?

  /// Leaves every model as it is.
  public init(
    strategy: FocusStrategy? = nil, keepsAnchorBand: Bool? = nil, movesDiagonally: Bool? = nil
  ) {
    self.strategy = strategy
    self.keepsAnchorBand = keepsAnchorBand
    self.movesDiagonally = movesDiagonally
  }

  /// This one where it says something, elsewhere the other.
  public func over(_ other: FocusVariation) -> FocusVariation {
    FocusVariation(
      strategy: strategy ?? other.strategy,
      keepsAnchorBand: keepsAnchorBand ?? other.keepsAnchorBand,
      movesDiagonally: movesDiagonally ?? other.movesDiagonally)
  }
}

extension FocusModel {
  /// The platform's model of the same name, with this one's full keyboard access.
  public var unvaried: FocusModel {
    guard var model = FocusModel.named(name) else { return self }
    model.isFullKeyboardAccessEnabled = isFullKeyboardAccessEnabled
    return model
  }

  /// The model with what the variation says, under the same name.
  public func varied(by variation: FocusVariation) -> FocusModel {
    var model = self
    if let strategy = variation.strategy { model.strategy = strategy }
    if let keeps = variation.keepsAnchorBand { model.keepsAnchorBand = keeps }
    if let diagonally = variation.movesDiagonally { model.movesDiagonally = diagonally }
    return model
  }
}
