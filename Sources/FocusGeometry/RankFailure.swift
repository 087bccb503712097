/// Why a rectangle is no candidate of a search.
public struct RankFailure: Error, Hashable, Sendable {
  public enum Miss: String, Hashable, Sendable, Codable {
    case behindEdge, outsideBeam, outsideCone
  }

  public var miss: Miss

  public init(miss: Miss) { self.miss = miss }

  /// The same in the words of an explanation.
  public var reason: FocusExplanation.Reason {
    switch miss {
    case .behindEdge: .behindEdge
    case .outsideBeam: .outsideBeam
    case .outsideCone: .outsideCone
    }
  }
}
