/// Why a rectangle is no candidate of a search.
public struct RankFailure: Error, Hashable, Sendable {
  /// On which side of the searched area the rectangle lies.
  public enum Miss: String, Hashable, Sendable, Codable {
    /// Not ahead of the leaving edge, beside the beam, or beside the cone.
    case behindEdge, outsideBeam, outsideCone
  }

  /// Where the rectangle lies.
  public var miss: Miss

  package init(miss: Miss) { self.miss = miss }

  /// The same in the words of an explanation.
  public var reason: FocusExplanation.Reason {
    switch miss {
    case .behindEdge: .behindEdge
    case .outsideBeam: .outsideBeam
    case .outsideCone: .outsideCone
    }
  }
}

extension Result<FocusRank, RankFailure> {
  /// The rank, if there is one; costs no thrown error, as `get` does.
  package var rank: FocusRank? {
    if case .success(let rank) = self { rank } else { nil }
  }
}
