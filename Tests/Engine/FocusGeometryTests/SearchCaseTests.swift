import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusGeometry

/// The results of Android, Compose and WinUI, from their own tests.
struct SearchCaseTests {
  private let cases: SearchCases

  init() throws { cases = try SearchCases() }

  /// The number of cases, so that a file that is read only in part does not pass.
  private static let expected = [
    "android-beam android": 33, "android-beam compose2": 296, "winui-projection winui": 10,
    "winui-navdir winui": 10, "winui-rectilinear winui": 10,
  ]

  @Test
  func `every search case of other systems has the expected result, in any order of the items`()
    throws
  {
    var random = SeededGenerator(seed: 1)
    var held: [String: Int] = [:]
    for one in cases.cases {
      let strategy = try #require(SearchCases.strategies[one.policy], "\(one.id)")
      let heading = try #require(SearchCases.headings[one.direction], "\(one.id)")
      let focused = try #require(one.rects.first { $0.name == one.focused }, "\(one.id)")
      // WinUI's unit tests do not use the cone.
      let search = DirectionalSearch(
        origin: focused.rect, heading: heading, direction: .leftToRight, strategy: strategy,
        usesCone: false)
      let others = one.rects.filter { $0.name != one.focused }
      for list in [others, others.reversed(), others.shuffled(using: &random)] {
        let ranked = list.enumerated().compactMap { order, rect in
          (try? search.rank(of: [rect.rect], isGuide: false, order: order).get()).map {
            (rect.name, $0)
          }
        }
        let winner = search.best(of: ranked.map(\.1)).map { ranked[$0].0 }
        try #require(winner == one.expected, "\(one.id)")
      }
      held["\(one.policy) \(one.suite)", default: 0] += 1
    }
    for (suite, count) in held.sorted(by: { $0.key < $1.key }) {
      print("\(suite): \(count) of \(Self.expected[suite] ?? 0) cases hold")
    }
    #expect(held == Self.expected)
  }

  @Test func `every beam predicate of Android has the expected result`() throws {
    var held: [String: Int] = [:]
    for one in cases.predicates {
      let heading = try #require(SearchCases.headings[one.direction], "\(one.id)")
      try #require(one.predicate == "beams_overlap", "\(one.id)")
      let place = Placement(of: one.b.rect, from: one.a.rect, heading: heading)
      try #require(place.isInBeam == one.expected, "\(one.id)")
      held["\(one.suite) \(one.predicate)", default: 0] += 1
    }
    for (suite, count) in held.sorted(by: { $0.key < $1.key }) {
      print("\(suite): \(count) predicates hold")
    }
    #expect(held == ["android beams_overlap": 30])
  }
}
