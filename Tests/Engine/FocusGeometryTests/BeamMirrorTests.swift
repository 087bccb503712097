import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusGeometry

/// Mirrored and moved layouts are ranked like the original.
struct BeamMirrorTests {
  private static let headings: [FocusHeading] =
    FocusHeading.straight + [[.up, .left], [.up, .right], [.down, .left], [.down, .right]]

  private static func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(x: -rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private static func mirrored(_ heading: FocusHeading) -> FocusHeading {
    var result = heading.subtracting([.left, .right])
    if heading.contains(.left) { result.insert(.right) }
    if heading.contains(.right) { result.insert(.left) }
    return result
  }

  private static func rank(
    _ rects: [CGRect], from origin: CGRect, heading: FocusHeading, direction: LayoutDirection
  ) -> Result<FocusRank, RankFailure> {
    DirectionalSearch(origin: origin, heading: heading, direction: direction, strategy: .strictBeam)
      .rank(of: rects, isGuide: false, order: 3)
  }

  /// A thorough run has 1,000 cases for each heading, here and below.
  @Test(arguments: headings)
  func `an item of a mirrored layout has the same rank as in the original`(heading: FocusHeading)
    throws
  {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<RandomCases.count(of: 1000) {
      let origin = random.rect(in: 40)
      let parts = (0..<3).map { _ in random.rect(in: 40) }
      let plain = Self.rank(parts, from: origin, heading: heading, direction: .leftToRight)
      let mirror = Self.rank(
        parts.map(Self.mirrored), from: Self.mirrored(origin), heading: Self.mirrored(heading),
        direction: .rightToLeft)
      try #require(plain == mirror)
    }
  }

  @Test(arguments: headings)
  func `moving a layout changes only the positions in its ranks`(heading: FocusHeading) throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<RandomCases.count(of: 1000) {
      let origin = random.rect(in: 40)
      let part = random.rect(in: 40)
      let plain = Self.rank([part], from: origin, heading: heading, direction: .leftToRight)
      let moved = Self.rank(
        [part.offsetBy(dx: 300, dy: -70)], from: origin.offsetBy(dx: 300, dy: -70),
        heading: heading, direction: .leftToRight
      ).map { rank in
        var rank = rank
        rank.leading -= 300
        rank.trailing -= 300
        rank.top += 70
        rank.bottom += 70
        return rank
      }
      try #require(plain == moved)
    }
  }
}
