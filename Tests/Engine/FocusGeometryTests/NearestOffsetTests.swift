import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

/// A thorough run has 1,000 random intervals.
struct NearestOffsetTests {
  private func offset(
    _ low: CGFloat, _ high: CGFloat, before: CGFloat = 0, after: CGFloat = 0, near offset: CGFloat
  ) -> CGFloat {
    NearestOffset.showing(
      from: low, to: high, before: before, after: after, among: 100, near: offset)
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(50)), (50, 50), (99, 99), (111, 100), (300, 100),
  ])
  func `an interval out of view is scrolled in at the nearer side`(now: CGFloat, then: CGFloat) {
    #expect(offset(110, 140, before: 10, after: 10, near: now) == then)
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(200)), (200, 200), (250, 250), (400, 400), (600, 400),
  ])
  func `an interval that is longer than the view only has to fill the view`(
    now: CGFloat, then: CGFloat
  ) {
    #expect(offset(200, 500, near: now) == then)
  }

  @Test(arguments: [(CGFloat(0), CGFloat(180)), (190, 190), (600, 430)])
  func `an interval longer than the view keeps its margin at the end that scrolls in`(
    now: CGFloat, then: CGFloat
  ) {
    #expect(offset(200, 500, before: 20, after: 30, near: now) == then)
  }

  @Test(arguments: [CGFloat(0), 195, 600])
  func `the margins of an interval shrink where there is too little space`(now: CGFloat) {
    #expect(offset(200, 292, before: 20, after: 60, near: now) == 198)
    #expect(offset(200, 300, before: 20, after: 60, near: now) == 200)
  }

  @Test
  func `the nearest offset shows as much of the interval as possible with the least scrolling`()
    throws
  {
    var random = SeededGenerator(seed: 4)
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    for _ in 0..<RandomCases.count(of: 1000) {
      let (low, now) = (number(-300...300), number(-300...300))
      let (high, before, after) = (low + number(1...250), number(0...60), number(0...60))
      func shown(_ offset: CGFloat) -> CGFloat { min(high, offset + 100) - max(low, offset) }
      let result = offset(low, high, before: before, after: after, near: now)
      // For an interval longer than the view, margins count only where that much is hidden at the
      // other end.
      let spared = high - low > 100 ? max(before, after) : 0
      try #require(shown(result) >= min(high - low, 100) - spared)
      try #require(offset(low, high, before: before, after: after, near: result) == result)
      // An offset further away leads to the same end.
      try #require(
        offset(low, high, before: before, after: after, near: now + (now - result)) == result)
    }
  }
}
