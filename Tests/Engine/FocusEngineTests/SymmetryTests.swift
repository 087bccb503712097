import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

/// Scenes that differ only in presentation have the same results.
///
/// A thorough run has 2,800 pairs of scenes, with every movement from each item.
@MainActor
struct SymmetryTests {
  private static let headings = FocusHeading.straight + [[.down, .left], .next]
  private static let mirrored: [FocusHeading] = [
    .up, .down, .right, .left, [.down, .right], .next,
  ]

  private func scenes(
    _ count: Int, seed: UInt64, _ body: (RandomScene, inout SeededGenerator) throws -> Void
  )
    rethrows
  {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<RandomCases.count(of: count) {
      let scene = RandomScene(random: &random)
      try body(scene, &random)
    }
  }

  @Test func `the order in which items are added does not affect movements`() throws {
    try scenes(250, seed: 11) { scene, random in
      let order = scene.frames.indices.shuffled(using: &random)
      let plain = RandomScene.map(of: scene.root(), headings: Self.headings)
      let shuffled = RandomScene.map(of: scene.root(order: order), headings: Self.headings)
      try #require(plain == shuffled)
    }
  }

  @Test func `the order in which items are added does not affect the initial focus`() throws {
    try scenes(600, seed: 12) { scene, random in
      let roots = [scene.root(), scene.root(order: scene.frames.indices.shuffled(using: &random))]
      roots.forEach { $0.turn() }
      try #require(roots[0].focused == roots[1].focused)
    }
  }

  @Test func `the order in which items are added does not affect where focus moves after a loss`()
    throws
  {
    try scenes(600, seed: 13) { scene, random in
      let order = scene.frames.indices.shuffled(using: &random)
      let lost = try #require(scene.frames.randomElement(using: &random)).name
      let results = try [scene.root(), scene.root(order: order)].map { root in
        try root.focus(on: lost)
        try root.item(lost).remove()
        root.turn()
        return root.focused
      }
      try #require(results[0] == results[1])
    }
  }

  @Test func `movements in a mirrored scene reach the same items`() throws {
    try scenes(250, seed: 14) { scene, _ in
      let plain = RandomScene.map(of: scene.root(), headings: Self.headings)
      let mirror = scene.root(direction: .rightToLeft) { rect in
        CGRect(
          x: RandomScene.side - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      try #require(plain == RandomScene.map(of: mirror, headings: Self.mirrored))
    }
  }

  @Test func `a mirrored scene has the same initial focus`() throws {
    try scenes(600, seed: 15) { scene, _ in
      let plain = scene.root()
      let mirror = scene.root(direction: .rightToLeft) { rect in
        CGRect(
          x: RandomScene.side - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      }
      plain.turn()
      mirror.turn()
      try #require(plain.focused == mirror.focused)
    }
  }

  @Test func `movements in a moved scene reach the same items`() throws {
    try scenes(250, seed: 16) { scene, _ in
      let moved = scene.root(size: CGSize(width: 2000, height: 2000)) {
        $0.offsetBy(dx: 333, dy: 777)
      }
      try #require(
        RandomScene.map(of: scene.root(), headings: Self.headings)
          == RandomScene.map(of: moved, headings: Self.headings))
    }
  }

  @Test func `movements in a scaled scene reach the same items`() throws {
    try scenes(150, seed: 17) { scene, random in
      let scale = CGFloat.random(in: 0.3...3, using: &random)
      let scaled = scene.root(size: CGSize(width: 2000, height: 2000)) {
        CGRect(
          x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale,
          height: $0.height * scale)
      }
      try #require(
        RandomScene.map(of: scene.root(), headings: FocusHeading.straight)
          == RandomScene.map(of: scaled, headings: FocusHeading.straight))
    }
  }

  @Test func `movements in a transposed scene have the same ranks`() throws {
    // Ties are excepted because reading order decides them: candidates with the same gap, offset
    // and overlap.
    try scenes(100, seed: 18) { scene, _ in
      let turned = scene.root {
        CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
      }
      let plain = scene.root()
      for item in plain.children {
        for (heading, other) in [(FocusHeading.right, FocusHeading.down), (.left, .up)] {
          let a = try #require(plain.focusSystem).explainMovement(from: item, heading: heading)
          let b = try #require(turned.focusSystem)
            .explainMovement(from: try turned.item(item.name), heading: other)
          let ranks = [a, b].map { $0.candidates.first?.rank }
          try #require(ranks[0]?.gap == ranks[1]?.gap)
          try #require(ranks[0]?.offset == ranks[1]?.offset)
          try #require(ranks[0]?.overlap == ranks[1]?.overlap)
        }
      }
    }
  }
}
