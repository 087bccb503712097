extension FocusSystem {
  /// Applies a variation to the current model.
  public func vary(by variation: FocusVariation) { model = model.varied(by: variation) }
}
