import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import FocusEngine

/// Properties of scenes of any depth, under every strategy and in both reading directions.
///
/// A thorough run has 112 scenes, with every heading from each item.
@MainActor
struct NestedSceneTests {
  /// Runs the body on random scenes, for all strategies and directions in turn.
  private func scenes(
    _ count: Int, seed: UInt64, mayOverlap: Bool,
    _ body: (NestedScene, FocusModel, LayoutDirection, inout SeededGenerator) throws -> Void
  ) async rethrows {
    var random = SeededGenerator(seed: seed)
    // Five scenes cover all strategies and both directions.
    for number in 0..<RandomCases.count(of: count, atLeast: 5) {
      let scene = NestedScene(random: &random, mayOverlap: mayOverlap)
      let strategy = FocusStrategy.allCases[number % FocusStrategy.allCases.count]
      var model = FocusModel.geometric(strategy)
      if number % 3 == 0 { model.arrowScope = .focusGroup }
      // Other tests need the main actor too.
      await Task.yield()
      try body(scene, model, number % 2 == 0 ? .leftToRight : .rightToLeft, &random)
    }
  }

  /// The results of each movement from each item.
  private func outcomes(
    of root: StubRoot, _ detail: FocusSystem.ExplanationDetail, headings: [FocusHeading]
  ) throws -> [String: [String?]] {
    let system = try #require(root.focusSystem)
    let items = root.descendants.filter(\.canBecomeFocused)
    return Dictionary(
      uniqueKeysWithValues: items.map { item in
        (item.name, system.outcomes(from: item, headings, detail))
      })
  }

  @Test(arguments: [false, true])
  func `a search that queries containers area by area finds the same item as a full search`(
    isStrict: Bool
  )
    async throws
  {
    try await scenes(24, seed: isStrict ? 41 : 40, mayOverlap: true) { scene, model, direction, _ in
      let whole = scene.root(model: model, direction: direction)
      let pieces = scene.root(model: model, direction: direction, isStrict: isStrict)
      let expected = try outcomes(of: whole, .complete, headings: FocusHeading.directional)
      let found = try outcomes(of: pieces, .decision, headings: FocusHeading.directional)
      for (item, outcome) in expected.sorted(by: { $0.key < $1.key }) {
        for (index, heading) in FocusHeading.directional.enumerated() {
          try #require(
            found[item]?[index] == outcome[index],
            "\(model.strategy) \(direction) from \(item) \(heading.name)")
        }
      }
    }
  }

  @Test func `the order in which the items of a nested scene are added does not affect movements`()
    async throws
  {
    try await scenes(12, seed: 42, mayOverlap: false) { scene, model, direction, random in
      let other = scene.shuffled(using: &random).root(model: model, direction: direction)
      try #require(
        try outcomes(
          of: scene.root(model: model, direction: direction), .decision,
          headings: FocusHeading.directional)
          == outcomes(of: other, .decision, headings: FocusHeading.directional))
    }
  }

  @Test func `movements in a mirrored nested scene reach the same items`() async throws {
    let mirrored: [FocusHeading] = [
      .up, .down, .right, .left, [.up, .right], [.up, .left], [.down, .right], [.down, .left],
    ]
    try await scenes(12, seed: 43, mayOverlap: false) { scene, model, direction, _ in
      let other = scene.mirrored.root(
        model: model, direction: direction == .leftToRight ? .rightToLeft : .leftToRight)
      try #require(
        try outcomes(
          of: scene.root(model: model, direction: direction), .decision,
          headings: FocusHeading.directional)
          == outcomes(of: other, .decision, headings: mirrored))
    }
  }

  @Test func `the verdicts on all items together are those on each item alone`() async throws {
    try await scenes(12, seed: 46, mayOverlap: true) { scene, model, direction, random in
      let root = scene.root(model: model, direction: direction)
      let items = root.descendants
      for item in items where Int.random(in: 0..<4, using: &random) == 0 {
        item.canBecomeFocused = false
        item.state =
          [[], .disabled, .hidden, .interactionDisabled].randomElement(using: &random) ?? []
      }
      let verdicts = FocusDebugger.verdicts(on: items)
      try #require(verdicts == items.map { FocusDebugger.checkFocusability(for: $0) })
      try #require(Set(verdicts.map(\.isFocusable)).count == 2)
    }
  }

  @Test func `movements in a nested scene do not depend on its position`() async throws {
    try await scenes(12, seed: 44, mayOverlap: false) { scene, model, direction, _ in
      let other = scene.root(
        model: model, direction: direction, origin: CGPoint(x: 300, y: 700), isStrict: true)
      try #require(
        try outcomes(
          of: scene.root(model: model, direction: direction), .decision,
          headings: FocusHeading.directional)
          == outcomes(of: other, .decision, headings: FocusHeading.directional))
    }
  }

  @Test func `the winner of a search in a nested scene is eligible and lies in the searched area`()
    async throws
  {
    try await scenes(16, seed: 45, mayOverlap: true) { scene, model, direction, random in
      let root = scene.root(model: model, direction: direction)
      let system = try #require(root.focusSystem)
      let map = FocusMap(root: root, focusesConcealed: false)
      for item in root.descendants.filter(\.canBecomeFocused) {
        let heading = FocusHeading.directional.randomElement(using: &random) ?? .up
        let explanation = system.explainMovement(from: item, heading: heading)
        guard let winner = explanation.winner else { continue }
        try #require(map.entry(for: try root.item(winner))?.isEligible == true)
        let chosen = try #require(explanation.candidates.first { $0.reasons.isEmpty })
        let area = try #require(explanation.area).rect.insetBy(dx: -0.01, dy: -0.01)
        try #require(
          chosen.visible.contains { $0.rect.intersects(area) },
          "\(model.strategy) from \(item.name) \(heading.name): \(chosen) outside \(area)")
      }
    }
  }

  @Test func `adding items that cannot be focused does not affect movements`() async throws {
    try await scenes(12, seed: 46, mayOverlap: true) { scene, model, direction, random in
      let root = scene.root(model: model, direction: direction)
      let names = root.descendants.filter(\.canBecomeFocused).map(\.name)
      let before = try outcomes(of: root, .decision, headings: FocusHeading.directional)
      for number in 0..<6 {
        let frame = CGRect(
          x: 10 * Int.random(in: 0..<50, using: &random),
          y: 10 * Int.random(in: 0..<50, using: &random), width: 100, height: 100)
        let hosts: [StubNode] = [root] + root.descendants
        let host = hosts.randomElement(using: &random) ?? root
        let guest = StubItem("guest \(number)", frame)
        switch number {
        case 0: guest.state = .hidden
        case 1: guest.state = .alphaZero
        case 2: guest.frame.size = .zero
        case 3: guest.frame.origin.x = 900_000
        case 4:
          guest.canBecomeFocused = false
          guest.isTransparentFocusItem = true
        default:
          guest.state = .hidden
          guest.add("inside", 0, 0, 50, 50)
        }
        // The guest is added in front of all other children or behind them.
        host.add(guest, at: Bool.random(using: &random) ? 0 : nil)
        let idle = StubGuide("idle \(number)", frame, to: number < 3 ? [] : [guest])
        idle.isEnabled = number < 3
        root.guides.append(idle)
      }
      let after = try outcomes(of: root, .decision, headings: FocusHeading.directional)
      for name in names { try #require(after[name] == before[name], "from \(name)") }
    }
  }
}
