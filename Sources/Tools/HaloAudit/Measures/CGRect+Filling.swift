import Foundation

extension CGRect {
  /// The points by which the edges of two frames of one thing may differ.
  private static let slack: CGFloat = 4
  /// The share of a frame that something inside has to cover to fill it.
  private static let fill: CGFloat = 0.9

  /// The area in square points.
  var area: CGFloat { width * height }

  /// Returns whether the edges of the two are nearly the same.
  func isAlike(_ other: CGRect) -> Bool {
    [minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY]
      .allSatisfy { abs($0) <= Self.slack }
  }

  /// Returns whether a frame inside this one leaves next to nothing of it.
  func isFilled(by other: CGRect) -> Bool {
    if isAlike(other) { return true }
    let shared = intersection(other)
    return !shared.isNull && shared.area >= area * Self.fill
  }
}
