import FocusTestSupport
import Foundation
import Testing

@testable import FocusGeometry

struct FocusRankTests {
  private static let plain = FocusRank(
    gap: 10, isGuide: false, offset: 10, overlap: 10, top: 10, leading: 10, order: 10)

  private static func changed(_ change: (inout FocusRank) -> Void) -> FocusRank {
    var rank = plain
    change(&rank)
    return rank
  }

  /// Each better in one member, and worse in all that come after.
  private static let better: [(String, FocusRank)] = [
    (
      "gap",
      FocusRank(
        gap: 9, isGuide: false, offset: 99, overlap: 0, top: 99, leading: 99, order: 0)
    ),
    (
      "guide",
      FocusRank(
        gap: 10, isGuide: true, offset: 99, overlap: 0, top: 99, leading: 99, order: 0)
    ),
    (
      "offset",
      FocusRank(
        gap: 10, isGuide: false, offset: 9, overlap: 0, top: 99, leading: 99, order: 0)
    ),
    (
      "overlap",
      FocusRank(
        gap: 10, isGuide: false, offset: 10, overlap: 11, top: 99, leading: 99, order: 0)
    ),
    (
      "top",
      FocusRank(
        gap: 10, isGuide: false, offset: 10, overlap: 10, top: 9, leading: 99, order: 0)
    ),
    (
      "leading",
      FocusRank(
        gap: 10, isGuide: false, offset: 10, overlap: 10, top: 10, leading: 9, order: 0)
    ),
    (
      "order",
      FocusRank(
        gap: 10, isGuide: false, offset: 10, overlap: 10, top: 10, leading: 10, order: 11)
    ),
  ]

  @Test(arguments: better.indices)
  func `each member outweighs all that come after`(index: Int) throws {
    let (name, rank) = Self.better[index]
    try #require(rank < Self.plain, "\(name)")
    try #require(!(Self.plain < rank), "\(name)")
  }

  /// Few values each, so that ties are common.
  private static func random(_ count: Int) -> [FocusRank] {
    var random = SeededGenerator(seed: 4)
    func small() -> Double { Double(Int.random(in: 0...2, using: &random)) }
    return (0..<count).map { order in
      FocusRank(
        gap: small(), isGuide: Bool.random(using: &random), offset: small(), overlap: small(),
        top: small(), leading: small(), order: order)
    }
  }

  @Test func `of two different ranks exactly one is better`() throws {
    let ranks = Self.random(200)
    for a in ranks {
      for b in ranks where a != b { try #require((a < b) != (b < a)) }
    }
  }

  @Test func `no rank is better than itself`() throws {
    for rank in Self.random(200) { try #require(!(rank < rank)) }
  }

  @Test func `better than better is better`() throws {
    let ranks = Self.random(60)
    for a in ranks {
      for b in ranks where a < b {
        for c in ranks where b < c { try #require(a < c) }
      }
    }
  }
}
