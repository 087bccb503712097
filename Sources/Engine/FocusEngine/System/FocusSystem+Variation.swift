extension FocusSystem {
  /// Lays a variation over the model that is in use.
  public func vary(by variation: FocusVariation) { model = model.varied(by: variation) }
}
