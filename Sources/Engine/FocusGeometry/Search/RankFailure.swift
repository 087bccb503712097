/// The reason why a rectangle is not a candidate of a search.
public struct RankFailure: Error, Hashable, Sendable {
  /// The side of the searched area on which the rectangle lies.
  public enum Miss: String, Hashable, Sendable, Codable {
    /// The rectangle lies before the origin's edge on the side of the heading, beside the strip
    /// straight ahead, or outside of WinUI's cone.
    case behindEdge, outsideBeam, outsideCone
  }

  /// The side on which the rectangle lies.
  public var miss: Miss

  package init(miss: Miss) { self.miss = miss }

  /// The same reason as part of an explanation.
  public var reason: FocusExplanation.Reason {
    switch miss {
    case .behindEdge: .behindEdge
    case .outsideBeam: .outsideBeam
    case .outsideCone: .outsideCone
    }
  }
}

extension Result<FocusRank, RankFailure> {
  /// The rank, if there is one; unlike `get` it does not pay for a thrown error.
  package var rank: FocusRank? {
    if case .success(let rank) = self { rank } else { nil }
  }
}
