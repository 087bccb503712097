import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

struct AffineTransformTests {
  private let point = CGPoint(x: 3, y: -4)

  private static func random(_ count: Int) -> [CGAffineTransform] {
    var random = SeededGenerator(seed: 8)
    func number() -> CGFloat { CGFloat.random(in: -4...4, using: &random) }
    return (0..<count).map { _ in
      CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
  }

  @Test func `the inverse of a transform undoes it`() throws {
    for t in Self.random(500) where abs(t.a * t.d - t.b * t.c) > 0.01 {
      try #require(distance(point.applying(t).applying(t.inverted()), point) < 1e-6)
    }
  }

  @Test func `inverting a transform that has no inverse returns it unchanged`() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
  }

  @Test func `concatenating transforms applies the receiver first`() throws {
    for (a, b) in zip(Self.random(200), Self.random(400).suffix(200)) {
      try #require(
        distance(point.applying(a.concatenating(b)), point.applying(a).applying(b)) < 1e-9)
    }
  }

  @Test func `a translation or scale that is added to a transform is applied first`() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
    #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 22, y: 33))
    let s = CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(s) == CGPoint(x: 12, y: 13))
  }

  @Test func `a positive angle rotates from right to down`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(distance(turned, CGPoint(x: 0, y: 1)) < 1e-12)
  }

  @Test func `transforming a rectangle gives the bounding box of its corners`() {
    let box = CGRect(x: -10, y: -20, width: 20, height: 40)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.width - 40) < 1e-9 && abs(box.height - 20) < 1e-9)
    #expect(distance(box.center, .zero) < 1e-9)
  }

  @Test(arguments: [
    (CGAffineTransform.identity, true), (CGAffineTransform(scaleX: 2, y: 3), true),
    (CGAffineTransform(scaleX: -1, y: 1), false), (CGAffineTransform(rotationAngle: 0.1), false),
    (CGAffineTransform(translationX: 5, y: 5), true),
  ])
  func `a transform is an upright scale if it neither rotates nor mirrors`(
    t: CGAffineTransform, expected: Bool
  ) {
    #expect(t.isUprightScale == expected)
  }

  @Test func `isIdentity is true of the identity and false of a translation`() {
    #expect(CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
  }
}
