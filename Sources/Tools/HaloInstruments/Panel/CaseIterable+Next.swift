extension CaseIterable where Self: Equatable {
  /// The one that comes so many later, round in a circle.
  func next(_ step: Int) -> Self {
    let all = Array(Self.allCases)
    let index = all.firstIndex(of: self) ?? 0
    return all[((index + step) % all.count + all.count) % all.count]
  }
}
