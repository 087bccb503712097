import FocusGeometry
import Foundation
import Testing

/// The focused item F is in the middle of eight places with one candidate each.
///
///     1 2 3
///     4 F 5        every place is 10 × 10, with gaps of 10 between them
///     6 7 8
struct BeamTests {
  private static let focused = CGRect(x: 20, y: 20, width: 10, height: 10)
  private static let places: [Int: CGRect] = {
    let columns: [CGFloat] = [0, 20, 40]
    var places: [Int: CGRect] = [:]
    for (index, place) in [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
      .enumerated()
    {
      places[index + 1] = CGRect(
        x: columns[place.0], y: columns[place.1], width: 10, height: 10)
    }
    return places
  }()

  private static func hits(_ heading: FocusHeading) -> [Int] {
    let beam = DirectionalSearch(
      origin: focused, heading: heading, direction: .leftToRight, strategy: .strictBeam)
    return places.keys.sorted().filter { place in
      guard let rect = places[place] else { return false }
      return (try? beam.rank(of: [rect], isGuide: false, order: 0).get()) != nil
    }
  }

  private static let ahead: [(FocusHeading, [Int])] = [
    (.up, [2]), (.down, [7]), (.left, [4]), (.right, [5]), ([.up, .left], [1]),
    ([.up, .right], [3]), ([.down, .left], [6]), ([.down, .right], [8]),
  ]

  @Test(arguments: ahead)
  func `a heading reaches only the item straight ahead`(heading: FocusHeading, expected: [Int]) {
    #expect(Self.hits(heading) == expected)
  }

  @Test(arguments: [FocusHeading.next, .previous, .first, .last, []])
  func `a heading without a direction searches no area`(heading: FocusHeading) {
    let beam = DirectionalSearch(
      origin: Self.focused, heading: heading, direction: .leftToRight, strategy: .strictBeam)
    #expect(beam.area(in: CGRect(x: 0, y: 0, width: 50, height: 50)).isNull)
  }

  private static let areas: [(FocusHeading, CGRect)] = [
    (.up, CGRect(x: 20, y: 0, width: 10, height: 20)),
    (.down, CGRect(x: 20, y: 30, width: 10, height: 20)),
    (.left, CGRect(x: 0, y: 20, width: 20, height: 10)),
    (.right, CGRect(x: 30, y: 20, width: 20, height: 10)),
    ([.up, .left], CGRect(x: 0, y: 0, width: 20, height: 20)),
    ([.down, .right], CGRect(x: 30, y: 30, width: 20, height: 20)),
  ]

  @Test(arguments: areas)
  func `the searched area of a beam ends at the bounds`(heading: FocusHeading, expected: CGRect) {
    let beam = DirectionalSearch(
      origin: Self.focused, heading: heading, direction: .leftToRight, strategy: .strictBeam)
    #expect(beam.area(in: CGRect(x: 0, y: 0, width: 50, height: 50)) == expected)
  }

  @Test(arguments: FocusHeading.straight)
  func `the beam reaches items at any distance`(heading: FocusHeading) throws {
    let far: CGFloat = 1_000_000
    let offset = CGPoint(
      x: heading == .left ? -far : heading == .right ? far : 0,
      y: heading == .up ? -far : heading == .down ? far : 0)
    let beam = DirectionalSearch(
      origin: Self.focused, heading: heading, direction: .leftToRight, strategy: .strictBeam)
    let rank = try beam.rank(
      of: [Self.focused.offsetBy(dx: offset.x, dy: offset.y)], isGuide: false, order: 0
    ).get()
    #expect(rank.gap == Double(far - 10))
  }
}
