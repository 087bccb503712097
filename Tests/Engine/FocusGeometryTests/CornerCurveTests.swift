import Foundation
import Testing

@testable import FocusGeometry

struct CornerCurveTests {
  private let card = CGRect(x: -100, y: -60, width: 200, height: 120)

  private func path(_ radius: CGFloat, _ curve: CornerCurve, in rect: CGRect? = nil) -> BezierPath {
    BezierPath(roundedRect: rect ?? card, cornerRadius: radius, curve: curve)
  }

  private func start(of path: BezierPath) throws -> CGPoint {
    guard case .move(let point) = try #require(path.elements.first) else {
      throw TestError("a path begins with a move")
    }
    return point
  }

  @Test func `a continuous corner begins 1.52866 radii from the corner`() throws {
    let start = try start(of: path(20, .continuous))
    #expect(abs((card.maxX - start.x) / 20 - 1.528_66) < 1e-5)
    #expect(start.y == card.minY)
  }

  @Test func `a circular corner begins one radius from the corner`() throws {
    let start = try start(of: path(20, .circular))
    #expect(abs(card.maxX - start.x - 20) < 1e-9)
  }

  @Test func `a circular corner is a circle with an error below 0.03 percent`() {
    let center = CGPoint(x: card.maxX - 20, y: card.minY + 20)
    let corner = path(20, .circular).samples().filter { $0.x > center.x && $0.y < center.y }
    #expect(corner.count > 100)
    for point in corner { #expect(abs(distance(point, center) / 20 - 1) < 3e-4) }
  }

  @Test(arguments: [CornerCurve.circular, .continuous], [CGFloat(60), 100, 1000])
  func `a corner radius of half the short side or more makes a true capsule`(
    curve: CornerCurve, radius: CGFloat
  ) {
    let center = CGPoint(x: card.maxX - 60, y: 0)
    let end = path(radius, curve).samples().filter { $0.x > center.x + 0.001 }
    #expect(end.count > 100)
    for point in end { #expect(abs(distance(point, center) / 60 - 1) < 3e-4) }
  }

  @Test(arguments: [CornerCurve.circular, .continuous], [CGFloat(5), 20, 45, 60])
  func `the four corners of a rounded rectangle have the same shape`(
    curve: CornerCurve, radius: CGFloat
  ) {
    let path = path(radius, curve)
    for (x, y) in [(-1.0, 1.0), (1, -1), (-1, -1)] {
      #expect(path.applying(CGAffineTransform(scaleX: x, y: y)).sortedPoints == path.sortedPoints)
    }
  }

  @Test(arguments: [CornerCurve.circular, .continuous], [CGFloat(5), 20, 45, 60])
  func `each corner of a rounded rectangle is symmetric about its diagonal`(
    curve: CornerCurve, radius: CGFloat
  ) {
    let square = CGRect(x: -70, y: -70, width: 140, height: 140)
    let path = path(radius, curve, in: square)
    let flipped = path.applying(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    #expect(flipped.sortedPoints == path.sortedPoints)
  }

  @Test(arguments: [CornerCurve.circular, .continuous], [CGFloat(5), 20, 45, 60])
  func `the outline of a rounded rectangle is one closed line without gaps`(
    curve: CornerCurve, radius: CGFloat
  ) {
    let path = path(radius, curve)
    let moves = path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 1)
    #expect(path.elements.last == .close)
    let points = path.samples()
    for (a, b) in zip(points, points.dropFirst()) { #expect(distance(a, b) < 5) }
  }

  @Test(arguments: [CornerCurve.circular, .continuous], [CGFloat(5), 20, 45, 60])
  func `the outline of a rounded rectangle stays inside the rectangle and touches all sides`(
    curve: CornerCurve, radius: CGFloat
  ) {
    let points = path(radius, curve).samples()
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    #expect(abs((xs.min() ?? 0) - card.minX) < 1e-6 && abs((xs.max() ?? 0) - card.maxX) < 1e-6)
    #expect(abs((ys.min() ?? 0) - card.minY) < 1e-6 && abs((ys.max() ?? 0) - card.maxY) < 1e-6)
  }

  @Test(arguments: [CGFloat(0), -5])
  func `corners without a radius are square`(radius: CGFloat) {
    #expect(path(radius, .continuous) == BezierPath(rect: card))
  }

  @Test func `corners change gradually as the short side shrinks`() {
    // The start of the corner never jumps between a height that leaves no space for a continuous
    // corner and one that leaves all the space it needs.
    var last: CGFloat?
    for height in stride(from: CGFloat(40), through: 80, by: 0.25) {
      let rect = CGRect(x: 0, y: 0, width: 200, height: height)
      guard case .move(let start)? = path(20, .continuous, in: rect).elements.first else {
        continue
      }
      if let last { #expect(abs(start.x - last) < 0.2) }
      last = start.x
    }
    #expect(last != nil)
  }
}

struct TestError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
