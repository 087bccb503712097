import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusGeometry

struct FocusRankTests {
  private static func plain(_ precedence: FocusRank.Precedence) -> FocusRank {
    FocusRank(
      precedence: precedence, cost: 10, isInBeam: false, gap: 10, reach: 10, isGuide: false,
      offset: 10, overlap: 10, top: 10, leading: 10, bottom: 10, trailing: 10, order: 10)
  }

  /// Changes that make a rank better or worse in one member.
  private static let members: [String: @Sendable (inout FocusRank, Bool) -> Void] = [
    "beam": { $0.isInBeam = $1 },
    "cost": { $0.cost = $1 ? 9 : 99 },
    "guide": { $0.isGuide = $1 },
    "offset": { $0.offset = $1 ? 9 : 99 },
    "overlap": { $0.overlap = $1 ? 11 : 1 },
    "top": { $0.top = $1 ? 9 : 99 },
    "leading": { $0.leading = $1 ? 9 : 99 },
    "bottom": { $0.bottom = $1 ? 9 : 99 },
    "trailing": { $0.trailing = $1 ? 9 : 99 },
    "order": { $0.order = $1 ? 11 : 1 },
  ]

  private static let compared: [(FocusRank.Precedence, [String])] = [
    (
      .straightest,
      ["cost", "guide", "offset", "overlap", "top", "leading", "bottom", "trailing", "order"]
    ),
    (
      .inBeamFirst,
      ["beam", "cost", "guide", "top", "leading", "bottom", "trailing", "order"]
    ),
    (.topFirst, ["cost", "guide", "top", "leading", "bottom", "trailing", "order"]),
    (.leadingFirst, ["cost", "guide", "leading", "top", "bottom", "trailing", "order"]),
  ]

  @Test(arguments: compared)
  func `each member of a rank outweighs all members that are compared after it`(
    precedence: FocusRank.Precedence, names: [String]
  ) throws {
    for index in names.indices {
      let other = Self.plain(precedence)
      var rank = other
      for later in names[(index + 1)...] { Self.members[later]?(&rank, false) }
      Self.members[names[index]]?(&rank, true)
      try #require(rank < other, "\(names[index])")
      try #require(!(other < rank), "\(names[index])")
    }
  }

  @Test(arguments: compared)
  func `members that a precedence does not compare decide nothing`(
    precedence: FocusRank.Precedence, names: [String]
  ) throws {
    for (name, change) in Self.members where !names.contains(name) {
      var rank = Self.plain(precedence)
      change(&rank, true)
      let other = Self.plain(precedence)
      try #require(!(rank < other) && !(other < rank), "\(name)")
    }
  }

  /// Random ranks with few values each, so that ties are common.
  private static func random(_ count: Int, _ precedence: FocusRank.Precedence) -> [FocusRank] {
    var random = SeededGenerator(seed: 4)
    func small() -> Double { Double(Int.random(in: 0...2, using: &random)) }
    return (0..<count).map { order in
      FocusRank(
        precedence: precedence, cost: small(), isInBeam: Bool.random(using: &random),
        gap: small(), reach: small(), isGuide: Bool.random(using: &random), offset: small(),
        overlap: small(), top: small(), leading: small(), bottom: small(), trailing: small(),
        order: order)
    }
  }

  private static let precedences = compared.map(\.0)

  @Test(arguments: precedences)
  func `exactly one of two different ranks is better`(
    precedence: FocusRank.Precedence
  ) throws {
    let ranks = Self.random(200, precedence)
    for a in ranks {
      for b in ranks where a != b { try #require((a < b) != (b < a)) }
    }
  }

  @Test(arguments: precedences)
  func `no rank is better than itself`(precedence: FocusRank.Precedence) throws {
    for rank in Self.random(200, precedence) { try #require(!(rank < rank)) }
  }

  @Test(arguments: precedences)
  func `the order of ranks is transitive`(precedence: FocusRank.Precedence) throws {
    let ranks = Self.random(60, precedence)
    for a in ranks {
      for b in ranks where a < b {
        for c in ranks where b < c { try #require(a < c) }
      }
    }
  }
}
