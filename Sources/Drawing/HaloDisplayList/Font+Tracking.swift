import Foundation

extension Font {
  /// The tracking for the font's size, in points: the space that is added between glyphs.
  ///
  /// Text becomes tighter as it grows (HIG, Typography); the numbers are Halo's own, for Inter and
  /// Inter Display. A monospaced font has none.
  public var tracking: CGFloat {
    if isMonospaced { return 0 }
    let table = pointSize < Self.displaySize ? Self.textTracking : Self.displayTracking
    return pointSize * table.value(at: pointSize)
  }

  /// The font size in points from which a typeface's variant for large sizes is used, which is set
  /// tighter (HIG, Typography).
  package static let displaySize: CGFloat = 20

  /// The tracking below ``displaySize`` by font size, as a fraction of the size.
  private static let textTracking = Steps([
    (11, 0.005), (13, -0.003), (15, -0.009), (17, -0.013), (20, -0.016),
  ])
  private static let displayTracking = Steps([
    (20, 0.002), (28, -0.002), (34, -0.005), (48, -0.010), (76, -0.014),
  ])
}

/// A piecewise linear function with values at ascending places.
private struct Steps {
  private let steps: [(place: CGFloat, value: CGFloat)]

  init(_ steps: [(CGFloat, CGFloat)]) { self.steps = steps }

  func value(at place: CGFloat) -> CGFloat {
    guard let above = steps.firstIndex(where: { $0.place >= place }) else {
      return steps[steps.count - 1].value
    }
    guard above > 0 else { return steps[0].value }
    let (low, high) = (steps[above - 1], steps[above])
    return low.value + (high.value - low.value) * (place - low.place) / (high.place - low.place)
  }
}
