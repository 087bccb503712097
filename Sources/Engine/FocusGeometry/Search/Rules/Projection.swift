import Foundation

/// WinUI's default rule, `XYFocusNavigationStrategy.Projection`: candidates in the projection of
/// the focused item come first, then near ones.
enum Projection: XYFocus {
  /// The distance in points at which a candidate scores nothing.
  ///
  /// WinUI uses the extent of the window, and its unit tests this number. A constant keeps the
  /// answer independent of what else is on the screen.
  private static let maximumDistance = 10_000.0
  /// The least shadow that counts as straight ahead.
  private static let inShadowThreshold = 0.25
  /// The least shadow at which the distance across the heading no longer counts.
  private static let secondaryAxisThreshold = 0.02
  private static let inShadowWeight = 50.0
  private static let primaryWeight = 15.0
  private static let secondaryWeight = 1.0
  /// The factor on the primary score of a candidate straight ahead.
  private static let inShadowFactor = 2.0

  /// The score of the best possible candidate, which is straight ahead and touches the origin.
  private static let highestScore =
    inShadowWeight + inShadowFactor * primaryWeight * maximumDistance
  /// A lower bound of the cost of candidates beside the beam.
  private static let leastCostAside =
    highestScore - (primaryWeight + secondaryWeight) * maximumDistance
    - secondaryAxisThreshold * inShadowWeight

  static func cost(primary: Double, secondary: Double, shadow: Double) -> Double {
    let isStraight = shadow >= inShadowThreshold
    let primaryScore =
      primaryWeight * (maximumDistance - primary) * (isStraight ? inShadowFactor : 1)
    let secondaryScore =
      shadow >= secondaryAxisThreshold ? 0 : secondaryWeight * (maximumDistance - secondary)
    return highestScore - (isStraight ? 1 : shadow) * inShadowWeight - primaryScore
      - secondaryScore
  }

  static func diagonalCost(of place: QuadrantPlacement) -> Double {
    CGFloat(primaryWeight * place.distance + secondaryWeight * place.deviation).thousandths
  }

  // MARK: The extent of the search

  static func beamLength(toBeat cost: Double) -> Double {
    max(cost / (primaryWeight * inShadowFactor), (cost - leastCostAside) / primaryWeight) + slack
  }

  static func box(toBeat cost: Double) -> SearchPlan.Extent? {
    let rest = cost - leastCostAside
    guard rest >= 0 else { return nil }
    return SearchPlan.Extent(
      length: rest / primaryWeight + slack, width: rest / secondaryWeight + slack)
  }

  static func quadrantSide(toBeat cost: Double) -> Double { cost / primaryWeight + slack }

  static func boxWidth(forLength length: Double) -> Double {
    length * primaryWeight / secondaryWeight
  }

  static func nextArea(of plan: inout SearchPlan, found: [FocusRank]) -> CGRect? {
    let cost = plan.leastCost(of: found)
    return plan.nextStrip(toBeat: cost, strips: 6) ?? plan.nextBox(toBeat: cost)
  }
}
