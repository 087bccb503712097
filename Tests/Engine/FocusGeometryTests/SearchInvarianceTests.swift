import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusGeometry

/// Changes that must not affect the result, for every strategy.
struct SearchInvarianceTests {
  private static func forEachSearch(
    _ strategy: FocusStrategy, seed: UInt64,
    _ body: (DirectionalSearch, GeneratedLayout, Int, inout SeededGenerator) throws -> Void
  ) rethrows {
    var random = SeededGenerator(seed: seed)
    for family in GeneratedLayout.Family.allCases {
      for round in 0..<4 {
        var layout = GeneratedLayout(family, using: &random)
        let frames = layout.frames
        if round == 3 { layout.cover(using: &random) }
        for (index, heading) in FocusHeading.allDirections.enumerated() {
          for focused in stride(from: index % 8, to: frames.count, by: 8) {
            try body(
              DirectionalSearch(
                origin: frames[focused], heading: heading,
                direction: round.isMultiple(of: 2) ? .leftToRight : .rightToLeft,
                strategy: strategy), layout, focused, &random)
          }
        }
      }
    }
  }

  @Test(arguments: FocusStrategy.allCases)
  func `the order in which a search visits items does not change its result`(
    strategy: FocusStrategy
  ) throws {
    try Self.forEachSearch(strategy, seed: 31) { search, layout, focused, random in
      let winner = search.winner(among: layout.items, except: focused)
      let order = Array(layout.items.indices).shuffled(using: &random)
      try #require(
        search.winner(among: layout.items, except: focused, inOrder: order) == winner)
      // Another drawing order changes the result only among items with the same frames.
      let shuffled = order.map { layout.items[$0] }
      let other = search.winner(among: shuffled, except: order.firstIndex(of: focused))
      try #require(other.map { shuffled[$0] } == winner.map { layout.items[$0] })
    }
  }

  @Test(arguments: FocusStrategy.allCases)
  func `a search in a mirrored layout finds the same item`(strategy: FocusStrategy) throws {
    try Self.forEachSearch(strategy, seed: 32) { search, layout, focused, _ in
      var mirror = search
      mirror.origin = search.origin.mirrored
      mirror.heading = search.heading.mirrored
      mirror.direction = search.direction == .leftToRight ? .rightToLeft : .leftToRight
      let items = layout.items.map { $0.map(\.mirrored) }
      try #require(
        mirror.winner(among: items, except: focused)
          == search.winner(among: layout.items, except: focused))
    }
  }

  @Test(arguments: FocusStrategy.allCases)
  func `a search in a moved layout finds the same item`(strategy: FocusStrategy) throws {
    try Self.forEachSearch(strategy, seed: 33) { search, layout, focused, random in
      let dx = CGFloat.random(in: -2000...2000, using: &random)
      let dy = CGFloat.random(in: -2000...2000, using: &random)
      var moved = search
      moved.origin = search.origin.offsetBy(dx: dx, dy: dy)
      let items = layout.items.map { $0.map { $0.offsetBy(dx: dx, dy: dy) } }
      try #require(
        moved.winner(among: items, except: focused)
          == search.winner(among: layout.items, except: focused))
    }
  }

  @Test(arguments: FocusStrategy.allCases)
  func `items that are no candidates do not change the result of a search`(strategy: FocusStrategy)
    throws
  {
    try Self.forEachSearch(strategy, seed: 34) { search, layout, focused, _ in
      let winner = search.winner(among: layout.items, except: focused)
      let candidates = layout.items.indices.filter {
        $0 != focused
          && (try? search.rank(of: layout.items[$0], isGuide: false, order: $0).get()) != nil
      }
      try #require(winner.map(candidates.contains) ?? candidates.isEmpty)
      try #require(search.winner(among: layout.items, inOrder: candidates) == winner)
      // An item is never ahead of itself.
      if layout.items[focused] == [search.origin] {
        try #require(search.winner(among: layout.items) == winner)
      }
    }
  }
}
