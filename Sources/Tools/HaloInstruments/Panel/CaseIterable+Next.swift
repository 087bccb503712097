extension CaseIterable where Self: Equatable {
  /// The case `step` places after this one, wrapping around at the ends.
  func next(_ step: Int) -> Self {
    let all = Array(Self.allCases)
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + step) % all.count + all.count) % all.count]
  }
}
