extension Array where Element: Equatable {
  /// Returns the element `step` places after another, wrapping around at the ends.
  func after(_ element: Element, _ step: Int) -> Element {
    let index = firstIndex(of: element) ?? 0
    return self[((index + step) % count + count) % count]
  }
}
