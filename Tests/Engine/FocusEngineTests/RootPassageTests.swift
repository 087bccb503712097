import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// The ways in which a coordinate space can give its place in the root's space.
@MainActor
struct RootPassageTests {
  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(translationX: 7, y: -3),
    CGAffineTransform(scaleX: 2, y: 0.5),
  ])
  func `a coordinate space that gives a transform converts as one that converts each rectangle`(
    placed: CGAffineTransform
  ) {
    let told = RootPassage(between: Space(placed, tells: true), and: Space(.identity))
    let asked = RootPassage(between: Space(placed, tells: false), and: Space(.identity))
    for rect in [
      CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 31, y: 42, width: -30, height: -40),
    ] {
      let there = told.toRoot(rect)
      #expect(there == asked.toRoot(rect) && there.size.width > 0 && there.size.height > 0)
      #expect(told.fromRoot(there) == asked.fromRoot(there))
      #expect(told.fromRoot(there) == CGRect(x: 1, y: 2, width: 30, height: 40))
    }
  }

  private final class Space: CoordinateSpace {
    private let placed: CGAffineTransform
    private let tells: Bool

    init(_ placed: CGAffineTransform, tells: Bool = false) {
      (self.placed, self.tells) = (placed, tells)
    }

    var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }

    func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
      guard let other = coordinateSpace as? Space else { return rect }
      return rect.applying(placed.concatenating(other.placed.inverted()))
    }

    func transform(to coordinateSpace: any CoordinateSpace) -> CGAffineTransform? {
      guard tells, let other = coordinateSpace as? Space else { return nil }
      return placed.concatenating(other.placed.inverted())
    }
  }
}
