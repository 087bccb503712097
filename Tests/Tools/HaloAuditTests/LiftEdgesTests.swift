import Foundation
import HaloCairoRenderer
import Testing

@testable import HaloAudit

/// The contrasts at the sides of a lifted picture.
@MainActor
struct LiftEdgesTests {
  /// A screen of 100 × 60 points in one colour, with a picture from (20, 20) to (80, 40) and a line of
  /// one pixel inside its edge.
  private func screen(
    _ ground: UInt32, picture: UInt32, line: UInt32? = nil, scale: Int = 1
  ) throws -> PixelSurface {
    let surface = try PixelSurface(width: 100 * scale, height: 60 * scale)
    let data = try #require(surface.data)
    let (left, right, top, bottom) = (20 * scale, 80 * scale, 20 * scale, 40 * scale)
    for y in 0..<60 * scale {
      for x in 0..<100 * scale {
        let isInside = x >= left && x < right && y >= top && y < bottom
        let isDeep = x > left && x < right - 1 && y > top && y < bottom - 1
        data.storeBytes(
          of: isInside ? (isDeep ? picture : line ?? picture) : ground,
          toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
      }
    }
    surface.markChanged()
    return surface
  }

  private let frame = CGRect(x: 20, y: 20, width: 60, height: 20)

  @Test func `a dark picture on a dark ground has no side that is seen`() throws {
    let edges = LiftEdges(
      of: frame, in: try screen(0xFF10_1020, picture: 0xFF14_1424))
    #expect(edges.sides.count == 4 && edges.clearShare == 0)
  }

  @Test func `a line of one pixel inside the edge makes every side seen`() throws {
    let edges = LiftEdges(
      of: frame, in: try screen(0xFF10_1020, picture: 0xFF14_1424, line: 0xFF80_8080))
    #expect(edges.clearShare == 1)
    #expect(edges.sides.allSatisfy { $0 > 4 })
  }

  @Test func `a picture is compared with the ground, too, if its line is like the ground`() throws {
    let edges = LiftEdges(
      of: frame, in: try screen(0xFF80_8080, picture: 0xFF14_1424, line: 0xFF80_8080))
    #expect(edges.sides.allSatisfy { $0 > 3 })
  }

  @Test func `a side has the same contrast at every scale, even by a line of one pixel`() throws {
    func edges(_ scale: Int) throws -> LiftEdges {
      LiftEdges(
        of: frame,
        in: try screen(0xFF10_1020, picture: 0xFF14_1424, line: 0xFF80_8080, scale: scale),
        scale: CGFloat(scale))
    }
    #expect(try edges(1) == edges(2) && edges(1) == edges(3))
  }

  @Test func `a line on whole pixels is found for an edge that lies between pixels`()
    throws
  {
    let screen = try screen(0xFF10_1020, picture: 0xFF14_1424, line: 0xFF80_8080)
    for part in [-0.4, 0.4] {
      let edges = LiftEdges(of: frame.offsetBy(dx: part, dy: part), in: screen)
      #expect(edges.clearShare == 1, "\(part): \(edges.sides)")
    }
  }

  @Test func `the contrast on three sides is that of the third clearest`() throws {
    let edges = LiftEdges(
      of: CGRect(x: 20, y: 0, width: 60, height: 40),
      in: try screen(0xFF10_1020, picture: 0xFFF0_F0F0))
    #expect(edges.top == nil && edges.sides.count == 3)
    #expect(edges.onThreeSides == edges.sides.min())
  }

  @Test func `a report says which lifted picture has the faintest edge`() {
    var audit = FocusAudit(ofNothing: "shelf")
    #expect(audit.remarks.isEmpty)
    audit.faintestEdge = FocusAudit.FaintestEdge(item: "dune", contrast: 1.62)
    #expect(
      audit.remarks == [
        "Every lifted picture has a contrast of at least 1.62 : 1 on three sides (least: dune)."
      ])
  }

  @Test func `three of four sides are enough`() throws {
    let surface = try screen(0xFF10_1020, picture: 0xFFF0_F0F0)
    let data = try #require(surface.data)
    for y in 40..<60 {
      for x in 0..<100 {
        data.storeBytes(
          of: 0xFFF0_F0F0, toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
      }
    }
    surface.markChanged()
    let edges = LiftEdges(of: frame, in: surface)
    #expect(edges.clearShare == 0.75 && edges.clearShare >= LiftEdges.requiredShare)
    #expect(edges.sides[1] == 1)
  }

  @Test func `a side outside of the screen does not count`() throws {
    let edges = LiftEdges(
      of: CGRect(x: 20, y: 0, width: 60, height: 40),
      in: try screen(0xFF10_1020, picture: 0xFFF0_F0F0))
    #expect(edges.sides.count == 3)
  }
}
