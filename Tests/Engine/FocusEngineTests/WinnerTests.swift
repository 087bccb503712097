import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusEngine

/// The winner of a movement, which can be focused and lies ahead, checked without the search.
///
/// A thorough run has a thousand movements in each test.
@MainActor
struct WinnerTests {
  /// A scene whose items overlap, with some that cannot be focused.
  private func scene(_ random: inout SeededGenerator) -> StubRoot {
    let root = StubRoot(size: CGSize(width: 600, height: 600))
    for index in 0..<Int.random(in: 2...10, using: &random) {
      let item = root.add(
        "item \(index)", CGFloat(Int.random(in: 0..<500, using: &random)),
        CGFloat(Int.random(in: 0..<500, using: &random)),
        CGFloat(Int.random(in: 1...150, using: &random)),
        CGFloat(Int.random(in: 1...150, using: &random)))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: item.state = .hidden
      case 1: item.canBecomeFocused = false
      case 2: item.state = .interactionDisabled
      default: break
      }
    }
    return root
  }

  /// Whether a point of a fine raster of the item is not covered.
  private func isSeen(_ item: StubItem, in root: StubRoot) throws -> Bool {
    let index = try #require(root.children.firstIndex { $0 === item })
    let covers = root.children[(index + 1)...].filter { $0.state != .hidden }.map(\.frame)
    for x in stride(from: item.frame.minX + 0.5, to: item.frame.maxX, by: 1) {
      for y in stride(from: item.frame.minY + 0.5, to: item.frame.maxY, by: 1)
      where !covers.contains(where: { $0.contains(CGPoint(x: x, y: y)) }) {
        return true
      }
    }
    return false
  }

  @Test
  func `the winner of a movement can be focused, is visible and lies ahead of the focused item`()
    throws
  {
    var random = SeededGenerator(seed: 21)
    var moves = 0
    let count = RandomCases.count(of: 1000, atLeast: 300)
    for _ in 0..<count {
      let root = scene(&random)
      root.turn()
      let heading = try #require(FocusHeading.straight.randomElement(using: &random))
      guard let from = root.focusSystem?.focusedItem as? StubItem,
        try root.press(heading).outcome == .moved,
        let winner = root.focusSystem?.focusedItem as? StubItem
      else { continue }
      moves += 1
      try #require(winner.canBecomeFocused && winner.state.isEmpty)
      try #require(try isSeen(winner, in: root))
      let isHorizontal = heading == .left || heading == .right
      let overlap =
        isHorizontal
        ? min(winner.frame.maxY, from.frame.maxY) - max(winner.frame.minY, from.frame.minY)
        : min(winner.frame.maxX, from.frame.maxX) - max(winner.frame.minX, from.frame.minX)
      try #require(overlap > 0)
      // Its far edge lies beyond the near edge of the focused item.
      let isBeyond =
        switch heading {
        case .right: winner.frame.maxX > from.frame.minX
        case .left: winner.frame.minX < from.frame.maxX
        case .down: winner.frame.maxY > from.frame.minY
        default: winner.frame.minY < from.frame.maxY
        }
      try #require(isBeyond)
    }
    #expect(moves > count / 5)
  }

  @Test func `the winner among disjoint items is the nearest one in the beam`() throws {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<RandomCases.count(of: 1000) {
      let scene = RandomScene(random: &random)
      let root = scene.root()
      let from = try #require(root.children.randomElement(using: &random))
      let explanation = try #require(root.focusSystem)
        .explainMovement(from: from, heading: .right)
      let ahead = root.children.filter {
        $0 !== from && $0.frame.minX >= from.frame.maxX
          && $0.frame.minY < from.frame.maxY && $0.frame.maxY > from.frame.minY
      }
      let winner = root.children.first { $0.name == explanation.winner }
      try #require(winner?.frame.minX == ahead.map(\.frame.minX).min())
    }
  }
}
