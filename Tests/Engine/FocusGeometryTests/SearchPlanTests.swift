import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusGeometry

/// A search plan finds the same item as a full scan, and visits few items.
struct SearchPlanTests {
  private struct Walk {
    var winner: Int?
    var met: Set<Int> = []
    var areas = 0
  }

  /// Follows a plan to its end, with items looked up by their frames.
  private static func walk(
    _ search: DirectionalSearch, items: [[CGRect]], frames: [CGRect], within bounds: CGRect,
    except skipped: Set<Int>
  ) throws -> Walk {
    var plan = SearchPlan(search, within: bounds)
    var walk = Walk()
    var found: [(index: Int, rank: FocusRank)] = []
    while let area = plan.nextArea(found: found.map(\.rank)) {
      walk.areas += 1
      try #require(area.width > 0 && area.height > 0 && walk.areas < 100)
      for index in frames.indices where !skipped.contains(index) && !walk.met.contains(index) {
        let frame = frames[index]
        guard frame.minX <= area.maxX, frame.maxX >= area.minX, frame.minY <= area.maxY,
          frame.maxY >= area.minY
        else { continue }
        walk.met.insert(index)
        if case .success(let rank) = search.rank(
          of: items[index], isGuide: index % 5 == 0, order: index)
        {
          found.append((index, rank))
        }
      }
    }
    walk.winner = search.best(of: found.map(\.rank)).map { found[$0].index }
    return walk
  }

  private static func scan(
    _ search: DirectionalSearch, items: [[CGRect]], except skipped: Set<Int>
  ) -> Int? {
    let ranked = items.indices.filter { !skipped.contains($0) }.compactMap { index in
      (try? search.rank(of: items[index], isGuide: index % 5 == 0, order: index).get())
        .map { (index, $0) }
    }
    return search.best(of: ranked.map(\.1)).map { ranked[$0].0 }
  }

  @Test(arguments: FocusStrategy.allCases, GeneratedLayout.Family.allCases)
  func `a search plan finds the same item as a full scan`(
    strategy: FocusStrategy, family: GeneratedLayout.Family
  ) throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<12 {
      var layout = GeneratedLayout(family, using: &random)
      let frames = layout.frames
      if round % 2 == 1 { layout.cover(using: &random) }
      let bounds = round % 3 == 0 ? CGRect.infinite : layout.bounds
      for (index, heading) in FocusHeading.allDirections.enumerated() {
        for focused in stride(from: index % 8, to: frames.count, by: 8) {
          var origin = frames[focused]
          // The origin is the band of earlier presses, or has no size.
          if round == 4 { origin.origin.x += 15 }
          if round == 5 { origin.size = .zero }
          let search = DirectionalSearch(
            origin: origin, heading: heading,
            direction: index.isMultiple(of: 2) ? .leftToRight : .rightToLeft, strategy: strategy,
            usesCone: round % 4 != 0, keepsToBeam: round % 3 == 0)
          let walk = try Self.walk(
            search, items: layout.items, frames: frames, within: bounds, except: [focused])
          let winner = Self.scan(search, items: layout.items, except: [focused])
          try #require(
            walk.winner == winner, "\(round) \(heading.name) from \(origin): \(layout.items)")
          try #require(walk.areas <= 15)
        }
      }
    }
  }

  @Test(arguments: FocusStrategy.allCases)
  func `a search plan finds the next best item when the winner leads nowhere`(
    strategy: FocusStrategy
  ) throws {
    var random = SeededGenerator(seed: 12)
    for family in GeneratedLayout.Family.allCases {
      let layout = GeneratedLayout(family, using: &random)
      let frames = layout.frames
      for heading in FocusHeading.allDirections {
        let search = DirectionalSearch(
          origin: frames[0], heading: heading, direction: .leftToRight, strategy: strategy)
        var plan = SearchPlan(search, within: layout.bounds)
        var found: [Int: FocusRank] = [:]
        var dead: Set<Int> = [0]
        // Each winner is removed when it is found, until none is left.
        for _ in frames {
          while let area = plan.nextArea(found: Array(found.values)) {
            for index in frames.indices where !dead.contains(index) {
              guard frames[index].insetBy(dx: -0.001, dy: -0.001).intersects(area),
                case .success(let rank) = search.rank(
                  of: layout.items[index], isGuide: false, order: index)
              else { continue }
              found[index] = rank
            }
          }
          let ranks = Array(found.values)
          let winner = search.best(of: ranks).map { ranks[$0].order }
          let remaining = layout.items.indices.filter { !dead.contains($0) }
          try #require(winner == search.winner(among: layout.items, inOrder: remaining))
          guard let winner else { break }
          dead.insert(winner)
          found[winner] = nil
        }
      }
    }
  }

  /// Cards of 100 × 100 points, 10 points apart.
  private static let cards: [CGRect] = (0..<10_000).map { index in
    CGRect(x: index % 100 * 110, y: index / 100 * 110, width: 100, height: 100)
  }

  private static let most: [(FocusStrategy, Int)] = [
    (.strictBeam, 2), (.nearestNeighbour, 6), (.projection, 2),
    // This strategy has no limit across the heading, so it visits at least a row or a column.
    (.navigationDirectionDistance, 100), (.rectilinearDistance, 3),
  ]

  @Test(arguments: most)
  func `a search among ten thousand cards visits few of them`(strategy: FocusStrategy, most: Int)
    throws
  {
    for heading in FocusHeading.straight {
      let focused = 5050
      let search = DirectionalSearch(
        origin: Self.cards[focused], heading: heading, direction: .leftToRight,
        strategy: strategy)
      let walk = try Self.walk(
        search, items: Self.cards.map { [$0] }, frames: Self.cards,
        within: CGRect(x: 0, y: 0, width: 10_990, height: 10_990), except: [focused])
      #expect(walk.winner != nil)
      #expect(walk.met.count <= most, "\(heading.name)")
    }
  }

  @Test(arguments: FocusStrategy.allCases)
  func `a search outwards from the last card visits no cards`(strategy: FocusStrategy) throws {
    let corner = 9999
    for heading in [FocusHeading.right, .down, [.right, .down]] {
      let search = DirectionalSearch(
        origin: Self.cards[corner], heading: heading, direction: .leftToRight,
        strategy: strategy)
      let walk = try Self.walk(
        search, items: Self.cards.map { [$0] }, frames: Self.cards,
        within: CGRect(x: 0, y: 0, width: 10_990, height: 10_990), except: [corner])
      #expect(walk.winner == nil)
      #expect(walk.met.isEmpty)
    }
  }

  @Test func `a search plan within empty bounds has no area`() {
    for strategy in FocusStrategy.allCases {
      for heading in FocusHeading.allDirections {
        var plan = SearchPlan(
          DirectionalSearch(
            origin: Self.cards[0], heading: heading, direction: .leftToRight, strategy: strategy),
          within: .null)
        #expect(plan.nextArea(found: []) == nil)
      }
    }
  }
}
