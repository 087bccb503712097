/// How far a search must look, from what its strategy says of what lies beyond.
///
/// All distances in points. Each is a little larger than needed, for what rounding may hide.
struct SearchBounds {
  let strategy: FocusStrategy
  /// Whether the area looked through is a quadrant, where no distance across is told apart.
  let isDiagonal: Bool

  private static let slack = 0.01

  /// How long the beam must be so that no better candidate lies straight ahead beyond it.
  func beamLength(toBeat cost: Double) -> Double {
    switch strategy {
    case .strictBeam, .navigationDirectionDistance, .rectilinearDistance: cost + Self.slack
    case .nearestNeighbour: major(of: cost)
    case .projection:
      max(
        cost / (XYFocus.primaryWeight * XYFocus.inShadowFactor),
        (cost - XYFocus.leastCostAside) / XYFocus.primaryWeight) + Self.slack
    }
  }

  /// How long and, to each side, how wide the box ahead must be so that no better candidate lies
  /// beyond it; nil when nothing beside the beam can be better.
  func box(toBeat cost: Double) -> (length: Double, width: Double)? {
    if isDiagonal {
      let length =
        switch strategy {
        case .strictBeam, .navigationDirectionDistance, .rectilinearDistance: cost + Self.slack
        case .nearestNeighbour: major(of: cost)
        case .projection: cost / XYFocus.primaryWeight + Self.slack
        }
      return (length, length)
    }
    switch strategy {
    case .strictBeam: return nil
    case .nearestNeighbour: return (major(of: cost), minor(of: cost))
    case .projection:
      let rest = cost - XYFocus.leastCostAside
      guard rest >= 0 else { return nil }
      return (
        rest / XYFocus.primaryWeight + Self.slack, rest / XYFocus.secondaryWeight + Self.slack
      )
    case .navigationDirectionDistance: return (cost + Self.slack, .infinity)
    case .rectilinearDistance: return (cost + Self.slack, cost + Self.slack)
    }
  }

  /// The width of a box of this length while nothing has been found.
  func width(forLength length: Double) -> Double {
    guard !isDiagonal else { return length }
    return switch strategy {
    case .nearestNeighbour: length * NearestNeighbour.majorWeight.squareRoot()
    case .projection: length * XYFocus.primaryWeight / XYFocus.secondaryWeight
    case .navigationDirectionDistance: .infinity
    case .strictBeam, .rectilinearDistance: length
    }
  }

  private func major(of weight: Double) -> Double {
    ((weight + Self.slack) / NearestNeighbour.majorWeight).squareRoot() + Self.slack
  }

  private func minor(of weight: Double) -> Double {
    (weight + Self.slack).squareRoot() + Self.slack
  }
}
