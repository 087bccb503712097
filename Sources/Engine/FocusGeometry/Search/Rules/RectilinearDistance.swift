import Foundation

/// WinUI's rule `XYFocusNavigationStrategy.RectilinearDistance`: the sum of the distance along the
/// heading and, for candidates that are not straight ahead, the distance across it.
enum RectilinearDistance: XYFocus {
  static func cost(primary: Double, secondary: Double, shadow: Double) -> Double {
    primary + (shadow > 0 ? 0 : secondary)
  }

  static func diagonalCost(of place: QuadrantPlacement) -> Double {
    CGFloat(place.distance + place.deviation).thousandths
  }

  static func box(toBeat cost: Double) -> SearchPlan.Extent? {
    SearchPlan.Extent(length: cost + slack, width: cost + slack)
  }

  static func boxWidth(forLength length: Double) -> Double { length }
}
