import FocusGeometry
import Foundation
import Testing

struct VisibleRegionTests {
  private let square = CGRect(x: 0, y: 0, width: 30, height: 30)

  @Test func `nothing is left of a rectangle that is covered completely`() {
    var region = VisibleRegion(square)
    region.subtract(square.insetBy(dx: -1, dy: -1))
    #expect(region.isEmpty)
    #expect(region.boundingBox.isNull)
  }

  @Test func `a cover in the middle of a rectangle leaves four pieces`() {
    var region = VisibleRegion(square)
    region.subtract(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(region.rects.count == 4)
    #expect(region.boundingBox == square)
  }

  @Test func `a cover along an edge of a rectangle leaves one piece`() {
    var region = VisibleRegion(square)
    region.subtract(CGRect(x: -5, y: -5, width: 40, height: 15))
    #expect(region.rects == [CGRect(x: 0, y: 10, width: 30, height: 20)])
  }

  @Test func `a cover that only touches a rectangle takes nothing away`() {
    var region = VisibleRegion(square)
    region.subtract(CGRect(x: 30, y: 0, width: 10, height: 30))
    #expect(region.rects == [square])
  }

  @Test(arguments: [CGRect.null, .zero, CGRect(x: 5, y: 5, width: 0, height: 10)])
  func `an empty cover takes nothing away from a rectangle`(cover: CGRect) {
    var region = VisibleRegion(square)
    region.subtract(cover)
    #expect(region.rects == [square])
  }

  @Test(arguments: [CGRect.null, .zero, CGRect(x: 5, y: 5, width: 0, height: 10)])
  func `the visible region of an empty rectangle is empty`(rect: CGRect) {
    #expect(VisibleRegion(rect).isEmpty)
  }

  @Test(arguments: [CGFloat(1e-13), 1e-9, 1e-4])
  func `a cover that is smaller only by rounding covers a rectangle completely`(rest: CGFloat) {
    var region = VisibleRegion(square)
    region.subtract(square.insetBy(dx: rest, dy: rest))
    #expect(region.isEmpty)
  }

  @Test func `the union of disjoint regions covers both`() {
    var region = VisibleRegion(square)
    region.formUnion(disjoint: VisibleRegion(square.offsetBy(dx: 30, dy: 0)))
    #expect(region.boundingBox == CGRect(x: 0, y: 0, width: 60, height: 30))
  }
}
