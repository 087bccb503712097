import Foundation

/// WinUI's default rule, `XYFocusNavigationStrategy.Projection`: what lies in the projection of the
/// focused item, then what is near.
enum Projection: XYFocus {
  /// Points; WinUI takes the extent of the window, its unit tests this.
  ///
  /// A constant, so that the answer does not depend on what else there is.
  private static let maximumDistance = 10_000.0
  /// The least shadow that counts as straight ahead.
  private static let inShadowThreshold = 0.25
  /// The least shadow that makes the distance across the heading meaningless.
  private static let secondaryAxisThreshold = 0.02
  private static let inShadowWeight = 50.0
  private static let primaryWeight = 15.0
  private static let secondaryWeight = 1.0
  /// The primary part of what is straight ahead counts so often.
  private static let inShadowFactor = 2.0

  /// What the best possible candidate, straight ahead and touching, scores.
  private static let highestScore =
    inShadowWeight + inShadowFactor * primaryWeight * maximumDistance
  /// What no candidate beside the beam costs less than.
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

  // MARK: How far to look

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
