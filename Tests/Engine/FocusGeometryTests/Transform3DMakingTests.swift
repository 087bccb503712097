import FocusGeometry
import Foundation
import Testing

/// CoreAnimation's functions, compared with other ways to make the same transforms.
struct Transform3DMakingTests {
  private let point = CGPoint(x: 3, y: 5)

  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(a.rows, b.rows).allSatisfy { row, other in
      let apart = row - other
      return (apart * apart).sum() < 1e-18
    }
  }

  @Test func `CATransform3DMakeRotation about one axis equals the rotation about that axis alone`()
  {
    #expect(isNear(CATransform3DMakeRotation(0.3, 2, 0, 0), .rotation(x: 0.3, y: 0)))
    #expect(isNear(CATransform3DMakeRotation(0.3, 0, 7, 0), .rotation(x: 0, y: 0.3)))
    #expect(
      isNear(
        CATransform3DMakeRotation(0.3, 0, 0, 1),
        CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.3))))
    #expect(CATransform3DMakeRotation(0.3, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func `a transform that is added to another is applied first`() {
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 3, 1)
    #expect(scaled.project(point) == CGPoint(x: 16, y: 15))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 0, 0)
    #expect(moved.project(point) == CGPoint(x: 26, y: 15))
    let both = CATransform3DConcat(
      CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(10, 0, 0))
    #expect(both == scaled)
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(1, 1, 0), .pi, 0, 0, 1)
    #expect(abs(turned.project(point).x + 2) < 1e-9 && abs(turned.project(point).y + 4) < 1e-9)
  }

  @Test func `perspective makes nearer points larger`() {
    var transform = CATransform3DIdentity
    transform.m34 = -1.0 / 500
    #expect(transform == .perspective(depth: 1.0 / 500) && transform.m34 == -0.002)
    let near = CATransform3DTranslate(transform, 0, 0, 250)
    #expect(near.project(point) == CGPoint(x: 6, y: 10))
  }
}
