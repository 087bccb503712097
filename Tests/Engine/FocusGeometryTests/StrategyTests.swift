import Foundation
import Testing

@testable import FocusGeometry

/// The differences between the strategies, from a square of 100 points.
struct StrategyTests {
  private func search(
    _ strategy: FocusStrategy, _ heading: FocusHeading = .right, cone: Bool = true
  ) -> DirectionalSearch {
    DirectionalSearch(
      origin: CGRect(x: 0, y: 0, width: 100, height: 100), heading: heading,
      direction: .leftToRight, strategy: strategy, usesCone: cone)
  }

  private func miss(_ rect: CGRect, _ search: DirectionalSearch) -> RankFailure.Miss? {
    guard case .failure(let failure) = search.rank(of: [rect], isGuide: false, order: 0) else {
      return nil
    }
    return failure.miss
  }

  private static let windows: [FocusStrategy] = [
    .projection, .navigationDirectionDistance, .rectilinearDistance,
  ]

  private let aside = CGRect(x: 110, y: 300, width: 20, height: 20)

  @Test(arguments: windows)
  func `horizontal searches leave out items outside of the cone`(strategy: FocusStrategy) {
    #expect(miss(aside, search(strategy)) == .outsideCone)
    #expect(miss(aside, search(strategy, cone: false)) == nil)
    #expect(miss(CGRect(x: 110, y: 300, width: 190, height: 20), search(strategy)) == nil)
    #expect(miss(CGRect(x: 300, y: 110, width: 20, height: 20), search(strategy, .down)) == nil)
  }

  @Test(arguments: windows)
  func `an item around the focused item is no candidate`(strategy: FocusStrategy) {
    let around = CGRect(x: -10, y: -10, width: 200, height: 200)
    #expect(miss(around, search(strategy)) == .behindEdge)
    #expect(miss(CGRect(x: 50, y: 20, width: 200, height: 20), search(strategy)) == nil)
  }

  private func winner(_ search: DirectionalSearch, _ rects: CGRect...) -> Int? {
    search.winner(among: rects.map { [$0] })
  }

  private let far = CGRect(x: 250, y: 0, width: 50, height: 100)
  private let near = CGRect(x: 110, y: 110, width: 50, height: 50)

  @Test func `only the distance and balloon strategies prefer a near item beside the beam`() {
    #expect(winner(search(.strictBeam), far, near) == 0)
    #expect(winner(search(.nearestNeighbour), far, near) == 0)
    #expect(winner(search(.projection), far, near) == 0)
    #expect(winner(search(.navigationDirectionDistance), far, near) == 1)
    #expect(winner(search(.rectilinearDistance), far, near) == 1)
    #expect(winner(search(.balloon), far, near) == 1)
  }

  @Test func `the nearest neighbour of a vertical search may lie beside the beam`() {
    let far = CGRect(x: 0, y: 300, width: 100, height: 50)
    let near = CGRect(x: 110, y: 120, width: 50, height: 50)
    #expect(winner(search(.nearestNeighbour, .down), far, near) == 1)
    // The far item does not win if it ends only after the one in the beam begins.
    let long = CGRect(x: 110, y: 120, width: 50, height: 250)
    #expect(winner(search(.nearestNeighbour, .down), far, long) == 0)
  }

  @Test func `the projection strategy treats an item with a quarter in the beam as straight ahead`()
  {
    let straight = CGRect(x: 200, y: 75, width: 50, height: 100)
    let slanted = CGRect(x: 200, y: 76, width: 50, height: 100)
    let beside = CGRect(x: 110, y: 110, width: 50, height: 50)
    #expect(winner(search(.projection), straight, beside) == 0)
    #expect(winner(search(.projection), slanted, beside) == 1)
  }

  @Test(arguments: FocusStrategy.allCases)
  func `a search with a diagonal heading is limited to its quadrant`(strategy: FocusStrategy) {
    let search = search(strategy, [.down, .right])
    #expect(miss(CGRect(x: 110, y: 0, width: 50, height: 100), search) == .outsideBeam)
    #expect(winner(search, CGRect(x: 300, y: 300, width: 50, height: 50), near) == 1)
  }

  @Test(arguments: FocusStrategy.allCases)
  func `the searched area is the beam for strictBeam and the half plane otherwise`(
    strategy: FocusStrategy
  ) {
    let area = search(strategy).area(in: CGRect(x: -50, y: -50, width: 500, height: 300))
    let beam = CGRect(x: 100, y: 0, width: 350, height: 100)
    let half = CGRect(x: 100, y: -50, width: 350, height: 300)
    #expect(area == (strategy == .strictBeam ? beam : half))
  }

  /// The expected diameters of the balloon, computed by hand from the middle of the right edge,
  /// (100, 50).
  @Test(arguments: [
    (CGRect(x: 180, y: 40, width: 50, height: 20), 80.0),
    // The balloon touches the upper edge 30 points ahead and 30 to the side.
    (CGRect(x: 110, y: 80, width: 50, height: 20), 60.0),
    // Beside the balloon's reach: at (40, 80), 8,000 / 40.
    (CGRect(x: 110, y: 130, width: 30, height: 20), 200.0),
    // Beyond it: at (60, 30), 4,500 / 60.
    (CGRect(x: 160, y: 80, width: 50, height: 20), 75.0),
    (CGRect(x: 100, y: 0, width: 50, height: 100), 0.0),
  ])
  func `the cost of the balloon strategy is the diameter at which the balloon touches the item`(
    rect: CGRect, diameter: Double
  ) throws {
    let rank = try search(.balloon).rank(of: [rect], isGuide: false, order: 0).get()
    #expect(rank.cost == diameter)
  }

  @Test func `the balloon strategy ignores items whose middle lies behind the edge`() {
    #expect(miss(CGRect(x: 0, y: 110, width: 190, height: 50), search(.balloon)) == .behindEdge)
    #expect(miss(CGRect(x: 20, y: 110, width: 190, height: 50), search(.balloon)) == nil)
    #expect(miss(CGRect(x: -10, y: -10, width: 900, height: 900), search(.balloon)) == .behindEdge)
  }
}
