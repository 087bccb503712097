extension Bench {
  /// Returns the instrument of a kind; ends the program if the bench has none.
  func instrument<Kind: Instrument>() -> Kind {
    for case let found as Kind in instruments { return found }
    preconditionFailure("the bench has no \(Kind.self)")
  }
}
