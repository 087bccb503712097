import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

/// Layers in perspective, and layers that fade at their edges.
@MainActor
struct PerspectiveTests {
  private static let size = CGSize(width: 200, height: 160)
  private let card = CGRect(x: 50, y: 40, width: 100, height: 80)

  private func projection(_ x: Double, _ y: Double) -> CATransform3D {
    CATransform3D.translation(x: -100, y: -80, z: 0)
      .concatenating(.rotation(x: x, y: y)).concatenating(.perspective(depth: 1.0 / 700))
      .concatenating(.translation(x: 100, y: 80, z: 0))
  }

  private func seen(
    _ projection: CATransform3D, _ shape: Shape, scale: CGFloat = 1
  ) throws -> PixelSurface {
    try drawn(
      [
        .beginLayer(bounds: card, effect: .projection(projection)),
        .fill(shape, .color(.black)), .endLayer,
      ], size: Self.size, scale: scale)
  }

  @Test(arguments: [(0.05, 0.0), (0, 0.05), (-0.03, 0.05), (0.3, -0.4)])
  func `a card in perspective covers the projected area, to a twentieth of a pixel at every edge`(
    x: Double, y: Double
  ) throws {
    let projection = projection(x, y)
    let picture = try seen(projection, .rect(card))
    // The sum of the darkness along a row or column is the length of the section.
    let corners = [
      CGPoint(x: card.minX, y: card.minY), CGPoint(x: card.maxX, y: card.minY),
      CGPoint(x: card.maxX, y: card.maxY), CGPoint(x: card.minX, y: card.maxY),
    ].map(projection.project)
    func area(_ points: [CGPoint]) -> CGFloat {
      zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
        $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
      }
    }
    var sum: CGFloat = 0
    for row in 0..<picture.height {
      for column in 0..<picture.width { sum += 1 - CGFloat(picture.level(column, row)) / 255 }
    }
    let outline: CGFloat = 360
    #expect(abs(sum - area(corners)) < outline * 0.05)
  }

  @Test func `the slanted edges of a card in perspective are smooth`() throws {
    let picture = try seen(projection(0, 0.2), .rect(card))
    // The darkness along a slanted edge changes gradually.
    let column = (20..<140).map { x -> CGFloat in
      (0..<80).reduce(0) { $0 + 1 - CGFloat(picture.level(x, $1)) / 255 }
    }.filter { $0 > 5 }
    let steps = zip(column, column.dropFirst()).map { abs($0 - $1) }.dropFirst().dropLast()
    #expect(steps.allSatisfy { $0 < 0.5 })
  }

  @Test func `a card of one colour in perspective has no seams`() throws {
    let picture = try seen(projection(0.05, 0.05), .rect(card), scale: 2)
    for y in 100..<220 {
      for x in 120..<280 { #expect(picture.pixel(x: x, y: y) == 0xFF00_0000) }
    }
  }

  @Test func `a layer with the identity projection is drawn like content without a layer`() throws {
    let shape = Shape.rounded(card, radius: 12, curve: .continuous)
    let plain = try drawn([.fill(shape, .color(.black))], size: Self.size)
    #expect(PictureDifference(try seen(.identity, shape), plain).isWithin(1))
  }

  @Test func `drawing a layer with a degenerate projection does not fail`() throws {
    let flat = CATransform3D.rotation(x: 0, y: .pi / 2)
    let infinite = CATransform3D.translation(x: .infinity, y: .nan, z: 0)
    for projection in [flat, infinite] {
      let picture = try seen(projection, .rect(card))
      #expect(picture.width == 200)
    }
  }

  @Test func `a layer with an edge fade fades towards its edge`() throws {
    let picture = try drawn(
      [
        .beginLayer(bounds: card, effect: .edgeFade(left: 20, right: 0)),
        .fill(.rect(card), .color(.black)), .endLayer,
      ], size: Self.size)
    let levels = (50..<72).map { picture.level($0, 80) }
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(levels.first ?? 0 > 250 && levels.last == 0)
    #expect(picture.level(149, 80) == 0 && picture.level(150, 80) == 255)
  }

  @Test func `a changed layer in perspective damages its old and its new visible area`() {
    func list(_ y: Double, inner: CGFloat = 1) -> DisplayList {
      let contents: [(DisplayContent, CGFloat)] = [
        (.beginLayer(bounds: card, effect: .projection(projection(0, y))), 1),
        (.fill(.rect(card), .color(.black)), inner), (.endLayer, 1),
      ]
      return DisplayList(
        size: Self.size, background: .color(.white),
        items: contents.enumerated().map { index, content in
          DisplayItem(
            id: DisplayItemID(view: UInt64(index), part: 0), transform: .identity,
            clip: CGRect(origin: .zero, size: Self.size), alpha: content.1, content: content.0)
        })
    }
    let before = list(0.4)
    for after in [list(0.2), list(0.4, inner: 0.5)] {
      let damage = after.damage(since: before, scale: 1)
      for shown in [before, after] {
        let seen = shown.items[0].extent
        #expect(damage.contains { CGRect($0).contains(seen) })
      }
    }
    #expect(list(0.4).damage(since: before, scale: 1).isEmpty)
  }
}

extension CGRect {
  fileprivate init(_ rect: PixelRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
