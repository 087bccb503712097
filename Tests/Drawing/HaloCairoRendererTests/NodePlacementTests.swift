import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

/// Lists that are placed in a larger list.
@MainActor
struct NodePlacementTests {
  /// Returns a larger list that contains a list on its own background.
  private func larger(
    _ list: DisplayList, _ placement: inout NodePlacement, size: CGSize
  ) -> DisplayList {
    let ground = DisplayItem(
      id: DisplayItemID(view: .max, part: 0), transform: placement.transform,
      clip: placement.clip, alpha: 1,
      content: .fill(.rect(CGRect(origin: .zero, size: list.size)), list.background))
    var larger = DisplayList(
      size: size, background: .color(.black),
      root: .group([DisplayNode([ground]), placement.place(list.root)], owner: 0))
    larger.screens = [placement.clip]
    return larger
  }

  @Test(arguments: TestEffort.seeds(0..<60, few: 20))
  func `a list placed at whole pixels is the same as its picture moved`(seed: Int) throws {
    var random = RandomList(seed: 8000 + UInt64(seed))
    var list = random.list()
    list.background = .color(random.dice.color(opaque: true))
    let scale = random.dice.pick([1, 1.25, 2], else: 1)
    // Steps of 4 points are whole pixels at each of these scales.
    let origin = CGPoint(
      x: 4 * random.dice.number(0...20).rounded(), y: 4 * random.dice.number(0...20).rounded())
    var placement = NodePlacement(
      scale: 1, origin: origin, clip: CGRect(origin: origin, size: list.size))
    let moved = larger(list, &placement, size: CGSize(width: 340, height: 280))
    let all = try picture(of: moved, scale: scale, by: freshRenderer())
    let plain = try picture(of: list, scale: scale, by: freshRenderer())
    let part = try all.part(
      PixelRect(
        x: Int(origin.x * scale), y: Int(origin.y * scale), width: plain.width,
        height: plain.height))
    let difference = PictureDifference(part, plain)
    // A gradient or a slanted edge may be a level lighter or darker, and more where they overlap.
    #expect(
      difference.isWithin(2) && difference.meanError < 0.001,
      "seed \(seed) at \(scale): \(difference)")
    // Nothing is drawn around the list.
    let around = (0..<all.width).filter {
      $0 < Int(origin.x * scale) || $0 >= Int(origin.x * scale) + plain.width
    }
    #expect(around.allSatisfy { all.pixel(x: $0, y: all.height / 2) == 0xFF00_0000 })
  }

  @Test(arguments: TestEffort.seeds(0..<60, few: 20))
  func `a list placed at half the size is the same as the list drawn at half the scale`(seed: Int)
    throws
  {
    var random = RandomList(seed: 9000 + UInt64(seed))
    random.hasEffects = false
    var list = random.list()
    list.background = .color(random.dice.color(opaque: true))
    var placement = NodePlacement(
      scale: 0.5, origin: .zero, clip: CGRect(x: 0, y: 0, width: 120, height: 85))
    let placed = larger(list, &placement, size: CGSize(width: 120, height: 85))
    let small = try picture(of: placed, scale: 2, by: freshRenderer())
    let plain = try picture(of: list, scale: 1, by: freshRenderer())
    let difference = PictureDifference(small, plain)
    #expect(difference.isNone, "seed \(seed): \(difference)")
  }

  @Test(arguments: TestEffort.seeds(0..<60, few: 20))
  func `drawing a placed list changes no pixel outside of its clip`(seed: Int) throws {
    var random = RandomList(seed: 10_000 + UInt64(seed))
    let list = random.list()
    var placement = NodePlacement(
      scale: random.dice.number(0.1...1),
      origin: CGPoint(x: random.dice.number(-300...300), y: random.dice.number(-300...300)),
      clip: CGRect(x: 20, y: 20, width: 60, height: 40))
    let placed = larger(list, &placement, size: CGSize(width: 120, height: 85))
    for item in placed.items { #expect(!item.clip.origin.x.isNaN, "seed \(seed)") }
    let empty = DisplayList(size: placed.size, background: placed.background)
    _ = placed.damage(since: empty, scale: 1)
    let all = try picture(of: placed, scale: 1, by: freshRenderer())
    for (x, y) in [(10, 40), (100, 40), (50, 10), (50, 75)] {
      #expect(all.pixel(x: x, y: y) == 0xFF00_0000, "seed \(seed) at \(x), \(y)")
    }
  }

  /// All nodes under a node, by their identity.
  private func nodes(_ node: DisplayNode) -> [ObjectIdentifier: DisplayNode] {
    var all = [ObjectIdentifier(node): node]
    switch node.content {
    case .items: break
    case .group(let nodes):
      for inner in nodes { all.merge(self.nodes(inner)) { one, _ in one } }
    case .run(let nodes):
      for inner in nodes { all.merge(self.nodes(inner)) { one, _ in one } }
    case .layer(_, let nodes, _):
      for inner in nodes { all.merge(self.nodes(inner)) { one, _ in one } }
    }
    return all
  }

  @Test(arguments: TestEffort.seeds(0..<60, few: 20))
  func `a node that two lists share is one object in both placed lists`(seed: Int) {
    var random = RandomList(seed: 11_000 + UInt64(seed))
    let leaves = (0..<8).map { _ in DisplayNode(random.list(count: 3).items) }
    let pairs: [[DisplayNode]] = [
      [leaves[0], leaves[1]], [leaves[2], leaves[3]], [leaves[4], leaves[5]],
    ]
    let inner = pairs.map { DisplayNode.group($0, owner: 1) }
    let first = DisplayNode.group(inner + [leaves[6]], owner: 9)
    let second = DisplayNode.group([inner[0], leaves[7], inner[2]], owner: 9)
    var placement = NodePlacement(
      scale: 0.5, origin: .zero, clip: CGRect(x: 0, y: 0, width: 120, height: 85))
    func content(_ node: DisplayNode) -> [DisplayNode] {
      if case .group(let nodes) = node.content { nodes } else { [] }
    }
    let (one, other) = (placement.place(first), placement.place(second))
    #expect(content(one)[0] === content(other)[0])
    #expect(content(one)[2] === content(other)[2])
    #expect(content(one)[1] !== content(other)[1])
    #expect(placement.place(second) === other)
    // The placement still knows the former content of a shared node.
    let third = placement.place(DisplayNode.group([leaves[0], leaves[1], inner[1]], owner: 9))
    #expect(content(third)[0] === content(content(one)[0])[0])
    // A node that occurs twice in a list is placed once.
    let twice = placement.place(DisplayNode.group([leaves[5], inner[2], leaves[5]], owner: 9))
    #expect(content(twice)[0] === content(twice)[2])
    #expect(nodes(twice).count == nodes(DisplayNode.group([leaves[5], inner[2]], owner: 9)).count)
  }

  @Test(arguments: TestEffort.seeds(0..<40, few: 12))
  func `redrawing the damage between two placed lists gives the picture of the second`(seed: Int)
    throws
  {
    var random = RandomList(seed: 12_000 + UInt64(seed))
    var list = random.list()
    var placement = NodePlacement(
      scale: 0.7, origin: CGPoint(x: 13, y: 7), clip: CGRect(x: 13, y: 7, width: 168, height: 119))
    let size = CGSize(width: 200, height: 140)
    let renderer = freshRenderer()
    var last = larger(list, &placement, size: size)
    let surface = try picture(of: last, scale: 1, by: renderer)
    for step in 0..<3 {
      list = random.changed(list)
      let next = larger(list, &placement, size: size)
      try renderer.draw(next, on: surface, scale: 1, region: next.damage(since: last, scale: 1))
      let fresh = try picture(of: next, scale: 1, by: freshRenderer())
      let difference = PictureDifference(fresh, surface)
      #expect(difference.isNone, "seed \(seed), step \(step): \(difference)")
      last = next
    }
  }
}
