extension CaseIterable where Self: Equatable {
  /// The case `step` places after this one, wrapping around at the ends.
  func next(_ step: Int) -> Self { Array(Self.allCases).after(self, step) }
}
