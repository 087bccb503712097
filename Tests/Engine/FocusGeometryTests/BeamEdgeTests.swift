import FocusGeometry
import Foundation
import Testing

/// Candidates at the edges of a beam to the right of a square of 100 points.
struct BeamEdgeTests {
  private let beam = DirectionalSearch(
    origin: CGRect(x: 0, y: 0, width: 100, height: 100), heading: .right,
    direction: .leftToRight, strategy: .strictBeam)

  private func rank(_ rects: CGRect...) -> Result<FocusRank, RankFailure> {
    beam.rank(of: rects, isGuide: false, order: 0)
  }

  private func miss(_ rect: CGRect) -> RankFailure.Miss? {
    guard case .failure(let failure) = rank(rect) else { return nil }
    return failure.miss
  }

  @Test func `a neighbour that touches the item lies ahead without a gap`() throws {
    let rank = try rank(CGRect(x: 100, y: 0, width: 10, height: 100)).get()
    #expect(rank.gap == 0)
  }

  @Test func `a neighbour of one point by one point is a candidate`() throws {
    let rank = try rank(CGRect(x: 100, y: 0, width: 1, height: 1)).get()
    #expect(rank.overlap == 1)
  }

  @Test(arguments: [CGFloat(0.01), 1, 50])
  func `an item with any overlap with the beam is a candidate`(overlap: CGFloat) throws {
    let rank = try rank(CGRect(x: 150, y: 100 - overlap, width: 50, height: 80)).get()
    #expect(abs(rank.overlap - Double(overlap)) < 1e-9)
  }

  @Test(arguments: [CGFloat(-80), 100])
  func `an item that only touches the beam from the side is outside of it`(top: CGFloat) {
    #expect(miss(CGRect(x: 150, y: top, width: 50, height: 80)) == .outsideBeam)
  }

  @Test(arguments: [CGFloat(1e-13), 1e-9, 1e-4])
  func `an overlap with the beam within the rounding error does not count`(overlap: CGFloat) {
    #expect(miss(CGRect(x: 150, y: 100 - overlap, width: 50, height: 80)) == .outsideBeam)
  }

  @Test(arguments: [CGFloat(0), 0.25, 0.5])
  func `a frame that overlaps the edge by up to half a point is ahead without a gap`(inset: CGFloat)
    throws
  {
    let rank = try rank(CGRect(x: 100 - inset, y: 0, width: 50, height: 100)).get()
    #expect(rank.gap == 0)
  }

  @Test(arguments: [CGFloat(25), 26, 60, 300])
  func `an item whose middle is not beyond the edge is not ahead`(inset: CGFloat) {
    #expect(miss(CGRect(x: 100 - inset, y: 0, width: 50, height: 100)) == .behindEdge)
  }

  @Test(arguments: [CGFloat(0.51), 1, 24])
  func `an item across the edge is ranked by the distance of its middle`(inset: CGFloat) throws {
    let over = try rank(CGRect(x: 100 - inset, y: 0, width: 50, height: 100)).get()
    #expect(over.gap == 0)
    let (before, after) = try (
      rank(CGRect(x: 124 - inset, y: 0, width: 50, height: 100)).get(),
      rank(CGRect(x: 126 - inset, y: 0, width: 50, height: 100)).get()
    )
    #expect(before < over && over < after)
  }

  @Test func `an item is ranked by its best visible part`() throws {
    let rank = try rank(
      CGRect(x: 400, y: 0, width: 10, height: 100), CGRect(x: 200, y: 90, width: 10, height: 40),
      CGRect(x: 120, y: 300, width: 10, height: 40)
    ).get()
    #expect(rank.gap == 100)
    #expect(rank.overlap == 10)
  }

  @Test func `an item without a visible part is no candidate`() {
    #expect(throws: RankFailure.self) { try rank().get() }
  }

  @Test func `a miss is explained by a part ahead rather than by a part behind`() {
    let parts = [
      CGRect(x: -50, y: 0, width: 20, height: 20), CGRect(x: 200, y: 200, width: 20, height: 20),
    ]
    guard case .failure(let failure) = beam.rank(of: parts, isGuide: false, order: 0) else {
      Issue.record("no candidate was expected")
      return
    }
    #expect(failure.miss == .outsideBeam)
  }

  @Test func `the offset of a candidate is measured between the centres`() throws {
    let rank = try rank(CGRect(x: 150, y: 60, width: 50, height: 80)).get()
    #expect(rank.offset == 50)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the leading one of two otherwise equal candidates ranks higher`(direction: LayoutDirection)
    throws
  {
    let beam = DirectionalSearch(
      origin: CGRect(x: 40, y: 0, width: 60, height: 20), heading: .down, direction: direction,
      strategy: .strictBeam)
    let left = try beam.rank(
      of: [CGRect(x: 0, y: 30, width: 60, height: 20)], isGuide: false, order: 0
    ).get()
    let right = try beam.rank(
      of: [CGRect(x: 80, y: 30, width: 60, height: 20)], isGuide: false, order: 1
    ).get()
    #expect(left.offset == right.offset && left.overlap == right.overlap)
    #expect((left < right) == (direction == .leftToRight))
  }

  @Test func `scaling a layout does not change the order of equally good candidates`() throws {
    for scale in stride(from: 0.1, through: 3, by: 0.1) {
      func place(_ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(x: x * scale, y: y * scale, width: 60 * scale, height: 20 * scale)
      }
      let beam = DirectionalSearch(
        origin: place(70.1, 0), heading: .down, direction: .leftToRight, strategy: .strictBeam)
      let left = try beam.rank(of: [place(35.05, 30)], isGuide: false, order: 1).get()
      let right = try beam.rank(of: [place(105.15, 30)], isGuide: false, order: 2).get()
      #expect(left.offset == right.offset && left < right)
    }
  }
}
