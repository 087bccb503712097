import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusGeometry

/// The area that is searched in advance: the item, neighbours of the same size, and little else.
struct VicinityTests {
  private static let frame = CGRect(x: 300, y: 200, width: 60, height: 40)

  /// The frame of a neighbour of the same size, at a distance in points from the edge.
  private static func neighbour(of frame: CGRect, _ heading: FocusHeading, gap: CGFloat) -> CGRect {
    switch heading {
    case .left: frame.offsetBy(dx: -frame.width - gap, dy: 0)
    case .right: frame.offsetBy(dx: frame.width + gap, dy: 0)
    case .up: frame.offsetBy(dx: 0, dy: -frame.height - gap)
    default: frame.offsetBy(dx: 0, dy: frame.height + gap)
    }
  }

  /// Whether the area contains the rectangle, with a tolerance of a thousandth of a point.
  private static func holds(_ area: CGRect, _ rect: CGRect) -> Bool {
    area.minX - 0.001 <= rect.minX && area.minY - 0.001 <= rect.minY
      && rect.maxX <= area.maxX + 0.001 && rect.maxY <= area.maxY + 0.001
  }

  @Test(arguments: FocusHeading.straight)
  func `the vicinity contains a neighbour of the same size, and nothing of the one behind it`(
    heading: FocusHeading
  ) {
    let area = SearchPlan.vicinity(of: Self.frame, heading: heading)
    let gap = (heading.isHorizontal ? Self.frame.width : Self.frame.height) / 4
    let next = Self.neighbour(of: Self.frame, heading, gap: gap)
    #expect(Self.holds(area, next))
    #expect(!area.intersects(Self.neighbour(of: next, heading, gap: gap)))
  }

  @Test(arguments: FocusHeading.straight)
  func `the vicinity contains the item and reaches no other side`(heading: FocusHeading) {
    let area = SearchPlan.vicinity(of: Self.frame, heading: heading)
    #expect(Self.holds(area, Self.frame))
    let others = FocusHeading.straight.filter { $0 != heading }
    for other in others {
      #expect(!area.intersects(Self.neighbour(of: Self.frame, other, gap: 1)))
    }
  }

  @Test func `the vicinity for a diagonal heading extends along both axes`() {
    let area = SearchPlan.vicinity(of: Self.frame, heading: [.up, .left])
    #expect(area == CGRect(x: 225, y: 150, width: 135, height: 90))
  }

  @Test func `the vicinity extends at least 8 and at most 1,024 points ahead of the item`() {
    let hairline = CGRect(x: 10, y: 20, width: 0, height: 100)
    #expect(
      SearchPlan.vicinity(of: hairline, heading: .right)
        == CGRect(x: 10, y: 20, width: 8, height: 100))
    let wall = CGRect(x: 0, y: 0, width: 50_000, height: 100)
    #expect(SearchPlan.vicinity(of: wall, heading: .right).width == 51_024)
  }

  /// A thorough run has 500 frames.
  @Test func `the vicinity contains the first area of a search plan`() throws {
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<RandomCases.count(of: 500) {
      let frame = generator.rect(in: 500)
      for heading in FocusHeading.straight {
        let search = DirectionalSearch(
          origin: frame, heading: heading, direction: .leftToRight, strategy: .strictBeam)
        var plan = SearchPlan(search, within: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
        let first = plan.nextArea(found: [])
        let strip = try #require(first)
        let area = SearchPlan.vicinity(of: frame, heading: heading)
        #expect(Self.holds(area, strip), "\(frame) \(heading.name)")
      }
    }
  }
}
