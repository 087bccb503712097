import FocusGeometry
import Foundation
import Testing

struct BezierPathTests {
  @Test func `an oval in a square is a circle with an error below 0.03 percent`() {
    let path = BezierPath(ovalIn: CGRect(x: 10, y: 20, width: 200, height: 200))
    for point in path.samples() {
      #expect(abs(distance(point, CGPoint(x: 110, y: 120)) / 100 - 1) < 3e-4)
    }
  }

  @Test func `a new path is empty`() {
    #expect(BezierPath().isEmpty)
    #expect(BezierPath().currentPoint == nil)
    #expect(BezierPath().controlPointBounds.isNull)
  }

  @Test func `the current point of a path is the end of its last segment`() {
    var path = BezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.close()
    #expect(path.currentPoint == nil)
  }

  @Test func `a quadratic curve is represented exactly by a cubic one`() {
    var path = BezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 30, y: 0), controlPoint: CGPoint(x: 15, y: 30))
    for (index, point) in path.samples(perSegment: 10).enumerated() {
      let t = CGFloat(index) / 10
      let expected = CGPoint(x: 30 * t, y: 2 * t * (1 - t) * 30)
      #expect(distance(point, expected) < 1e-9)
    }
  }

  @Test func `a transform of a path applies to its control points too`() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 20)
    let moved = BezierPath(ovalIn: box).applying(CGAffineTransform(translationX: 5, y: 7))
    #expect(moved.sortedPoints == BezierPath(ovalIn: box.offsetBy(dx: 5, dy: 7)).sortedPoints)
  }

  @Test func `appending a path keeps both outlines`() {
    var path = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(BezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
    #expect(path.controlPointBounds == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(path.elements.filter { $0 == .close }.count == 2)
  }
}
