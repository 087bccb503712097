import FocusGeometry
import Foundation
import Testing

@testable import HaloSystemSymbols

/// The union and subtraction of areas, and the notation of their paths.
struct RegionTests {
  private func filled(_ notation: String) -> Region { Region(filling: BezierPath(notation)) }

  @Test func `the union of two regions counts their common area once`() {
    let both = filled("R 0 0 4 4 0").adding(filled("R 2 2 4 4 0")).subtracting()
    #expect(abs(both.area - 28) < 0.01)
    #expect(both.loops.count == 1)
  }

  @Test func `subtracting an inner region leaves a hole`() {
    let rest = filled("R 0 0 8 8 0").subtracting(filled("O 4 4 2"))
    #expect(abs(rest.area - (64 - 4 * .pi)) < 0.1)
    #expect(rest.loops.count == 2)
  }

  @Test func `subtracting a region that cuts another in two leaves two loops`() {
    let rest = filled("R 0 0 9 4 0").subtracting(filled("R 3 -1 3 6 0"))
    #expect(abs(rest.area - 24) < 0.02)
    #expect(rest.loops.count == 2)
  }

  @Test func `nothing is left of a region that is subtracted completely`() {
    #expect(filled("O 4 4 2").subtracting(filled("R 0 0 8 8 1")).isEmpty)
  }

  @Test func `a stroked line has round ends, and a crossing is covered once`() {
    let line = Region(stroking: BezierPath("M 0 0 H 10"), width: 2).subtracting()
    #expect(abs(line.area - (20 + .pi)) < 0.05)
    let cross = Region(stroking: BezierPath("M 0 0 H 10 M 5 -5 V 5"), width: 2).subtracting()
    #expect(abs(cross.area - (2 * (20 + .pi) - 4)) < 0.1)
  }

  @Test func `a stroked closed line is a ring`() {
    let ring = Region(stroking: BezierPath("O 0 0 5"), width: 2).subtracting()
    #expect(abs(ring.area - .pi * (36 - 16)) < 0.2)
  }

  @Test func `dashes fit evenly around a closed line`() {
    let dashes = BezierPath("R 0 0 10 10 0").dashed(on: 1, off: 1).polylines
    // The first polyline is the second half of the last dash.
    #expect(dashes.count == 21)
  }

  @Test(arguments: ["trash", "camera.viewfinder", "cart"])
  func `a slash through a symbol leaves no tiny pieces of it`(base: String) throws {
    let symbol = try #require(SystemSymbol.named("\(base).slash")?.fill)
    let areas = Region(filling: symbol).loops.map(Region.area)
    #expect(areas.allSatisfy { $0 > 1.7 * 1.7 })
  }

  @Test func `a path notation with an unknown letter or too few numbers is an error`() {
    #expect(throws: PathNotation.Failure.command("K")) { try PathNotation("K 1 2") }
    #expect(throws: PathNotation.Failure.numbers("O", [1, 2])) { try PathNotation("O 1 2") }
    #expect(throws: PathNotation.Failure.numbers("P", [1, 2, 3, 4])) {
      try PathNotation("P 1 2 3 4")
    }
  }
}

extension Region {
  /// The area in square units; only for loops that do not intersect, such as those that
  /// `subtracting` makes.
  fileprivate var area: CGFloat { loops.reduce(0) { $0 + Self.area($1) } }
}
