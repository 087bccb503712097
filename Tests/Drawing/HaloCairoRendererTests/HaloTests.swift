import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import Testing

@MainActor
struct HaloTests {
  private static let rect = CGRect(x: 20.3, y: 15.6, width: 50, height: 40)

  private func ring(_ shape: Shape, _ side: HaloRing.Side = .outside) -> DisplayContent {
    .halo(HaloRing(shape: shape, side: side, width: 3, gap: 2, color: .black))
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
  func `a ring is crisp and has the same thickness on every side`(scale: CGFloat) throws {
    let shapes: [Shape] = [
      .rect(Self.rect), .rounded(Self.rect, radius: 8, curve: .continuous),
    ]
    for shape in shapes {
      let surface = try drawn([ring(shape)], scale: scale)
      let row = Int((Self.rect.midY * scale).rounded())
      let column = Int((Self.rect.midX * scale).rounded())
      // At 1.25, 3.75 and 2.5 pixels become 4 and 2; at 1.5, 4.5 and 3 become 4 and 3.
      let thickness = scale == 1.5 ? 4 : Int((3 * scale).rounded())
      #expect(surface.darkRuns(row: row) == [thickness, thickness])
      #expect(surface.darkRuns(column: column) == [thickness, thickness])
      #expect(surface.isCrisp(row: row))
    }
  }

  @Test(
    arguments: [1, 2, 3] as [CGFloat], [HaloRing.Side.outside, .inside])
  func `a ring with edges has a line of one point along each`(
    scale: CGFloat, side: HaloRing.Side
  ) throws {
    let ring = HaloRing(
      shape: .rounded(CGRect(x: 20, y: 16, width: 52, height: 40), radius: 10, curve: .continuous),
      side: side, width: 4, gap: 2, color: Color(red: 1, green: 1, blue: 0), edge: .black)
    let surface = try drawn([.halo(ring)], scale: scale)
    let line = Int(scale)
    #expect(surface.darkRuns(row: Int(36 * scale)) == [line, line, line, line])
    #expect(surface.darkRuns(column: Int(46 * scale)) == [line, line, line, line])
    let x = Int((side == .outside ? 20 - 4 : 20 + 4) * scale)
    #expect(surface.pixel(x: x, y: Int(36 * scale)) == 0xFFFF_FF00)
  }

  @Test(arguments: [1, 1.04, 1.1] as [CGFloat])
  func `an enlarged ring has the same thickness on both sides`(growth: CGFloat) throws {
    let transform = CGAffineTransform(translationX: 3.3, y: 1.7).scaledBy(x: growth, y: growth)
    let surface = try drawn([ring(.rect(Self.rect))], transform: transform, scale: 2)
    let runs = surface.darkRuns(row: 80)
    #expect(runs.count == 2)
    #expect(Set(runs).count == 1)
  }

  @Test(
    arguments: [1, 1.25, 2, 3] as [CGFloat], [HaloRing.Side.outside, .inside])
  func `the gap keeps a ring away from its shape`(scale: CGFloat, side: HaloRing.Side) throws {
    let box = CGRect(x: 20, y: 15, width: 54, height: 46)
    let shapes: [Shape] = [
      .rounded(box, radius: 14, curve: .circular), .rounded(box, radius: 14, curve: .continuous),
      .rect(box), .path(Figures.heart(in: box)), .path(Figures.star(in: box)),
    ]
    for shape in shapes {
      // The shape is red (no green), the ring blue (no red); between them some of the background
      // remains, or some of the shape for an inner ring.
      let halo = HaloRing(
        shape: shape, side: side, width: 3, gap: 2, color: Color(red: 0, green: 0, blue: 1))
      let fill = DisplayContent.fill(shape, .color(Color(red: 1, green: 0, blue: 0)))
      let surface = try drawn([.halo(halo)], scale: scale)
      let both = try drawn([fill, .halo(halo)], scale: scale)
      let alone = try drawn([fill], scale: scale)
      var touching = 0
      for y in 0..<both.height {
        for x in 0..<both.width where surface.level(x, y) < 40 {
          // Where the ring is opaque, an outer ring must not touch the shape, and an inner ring
          // must be inside it.
          let shapeLevel = alone.level(x, y)
          if side == .outside ? shapeLevel < 250 : shapeLevel > 5 { touching += 1 }
        }
      }
      #expect(touching == 0, "\(shape)")
    }
  }

  @Test func `a ring surrounds every subpath and an open path`() throws {
    let box = CGRect(x: 14, y: 20, width: 72, height: 40)
    let two = try drawn([ring(.path(Figures.twoDiscs(in: box)))])
    #expect(two.darkRuns(row: 40).count == 4)
    let open = try drawn([ring(.path(Figures.bracket(in: box)))])
    #expect(open.darkRuns(row: 40) == [3, 3])
  }

  @Test(arguments: [1, 1.25, 2, 3] as [CGFloat])
  func `a hairline is one device pixel wide`(scale: CGFloat) throws {
    let shapes: [Shape] = [
      .rect(Self.rect), .rounded(Self.rect, radius: 8, curve: .continuous),
    ]
    for shape in shapes {
      let surface = try drawn([.hairline(shape, .black)], scale: scale)
      #expect(surface.darkRuns(row: Int(35 * scale)) == [1, 1])
      #expect(surface.darkRuns(column: Int(45 * scale)) == [1, 1])
    }
  }

  @Test func `adjacent fills between pixels meet without a seam`() throws {
    let fills = (0..<6).map { index in
      DisplayContent.fill(
        .rect(CGRect(x: 10, y: 5 + CGFloat(index) * 10.4, width: 60, height: 10.4)),
        .color(.black))
    }
    let surface = try drawn(fills, scale: 1.25)
    #expect(surface.darkRuns(column: 40).count == 1)
    #expect(surface.isCrisp(row: 40))
  }

  @Test func `a line thinner than a pixel is drawn one pixel thick`() throws {
    let surface = try drawn([
      .fill(.rect(CGRect(x: 10, y: 20.1, width: 60, height: 0.3)), .color(.black))
    ])
    #expect(surface.darkRuns(column: 40) == [1])
  }
}
