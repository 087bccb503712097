/// WinUI's rule `XYFocusNavigationStrategy.NavigationDirectionDistance`: the distance along the
/// heading alone.
enum NavigationDirectionDistance: XYFocus {
  static func cost(primary: Double, secondary: Double, shadow: Double) -> Double { primary }

  static func diagonalCost(of place: QuadrantPlacement) -> Double { place.distance }

  /// Returns a box without a limit to its width, because the distance across the heading costs
  /// nothing.
  static func box(toBeat cost: Double) -> SearchPlan.Extent? {
    SearchPlan.Extent(length: cost + slack, width: .infinity)
  }

  static func boxWidth(forLength length: Double) -> Double { .infinity }
}
