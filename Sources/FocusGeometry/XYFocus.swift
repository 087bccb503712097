/// WinUI's three strategies (WinUI, XYFocus), as costs: WinUI's scores turned
/// round so that less is better.
///
/// Unlike WinUI's, the search has no greatest distance at which a candidate scores nothing. The
/// manifolds, WinUI's memory, are taken as unset; `AnchorBand` is the memory here.
enum XYFocus {
  /// Points; WinUI takes the extent of the window, its unit tests this.
  ///
  /// A constant, so that the answer does not depend on what else there is.
  static let maximumDistance = 10_000.0
  /// The least shadow that counts as straight ahead.
  static let inShadowThreshold = 0.25
  /// The least shadow that makes the distance across the heading meaningless.
  static let secondaryAxisThreshold = 0.02
  static let inShadowWeight = 50.0
  static let primaryWeight = 15.0
  static let secondaryWeight = 1.0
  /// The primary part of what is straight ahead counts so often.
  static let inShadowFactor = 2.0
  /// The tangent of the angle at which the cone opens to each side, 45 degrees.
  static let coneSlope = 1.0

  /// What the best possible candidate, straight ahead and touching, scores.
  static let highestScore =
    inShadowWeight + inShadowFactor * primaryWeight * maximumDistance
  /// What no candidate beside the beam costs less than.
  static let leastCostAside =
    highestScore - (primaryWeight + secondaryWeight) * maximumDistance
    - secondaryAxisThreshold * inShadowWeight

  static func cost(
    of place: Placement, strategy: FocusStrategy, cone: Bool
  ) -> Result<Double, RankFailure> {
    let isPast = place.ahead >= 0
    let protrudes = place.meetsOrigin && place.reach > 0
    guard isPast || protrudes, place.reach > 0, !place.containsOrigin else {
      return .failure(RankFailure(miss: .behindEdge))
    }
    // The cone is widest where the candidate ends.
    if cone, -place.overlap > coneSlope * place.reach {
      return .failure(RankFailure(miss: .outsideCone))
    }
    let primary = abs(place.ahead)
    let secondary = abs(place.overlap)
    switch strategy {
    case .navigationDirectionDistance: return .success(primary)
    case .rectilinearDistance: return .success(primary + (place.shadow > 0 ? 0 : secondary))
    default: return .success(projectionCost(primary, secondary, shadow: place.shadow))
    }
  }

  private static func projectionCost(
    _ primary: Double, _ secondary: Double, shadow: Double
  ) -> Double {
    let isStraight = shadow >= inShadowThreshold
    let primaryScore =
      primaryWeight * (maximumDistance - primary) * (isStraight ? inShadowFactor : 1)
    let secondaryScore =
      shadow >= secondaryAxisThreshold ? 0 : secondaryWeight * (maximumDistance - secondary)
    return highestScore - (isStraight ? 1 : shadow) * inShadowWeight - primaryScore
      - secondaryScore
  }
}
