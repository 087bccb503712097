import FocusEngine
import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The animations of a focus movement, and how they fit together.
@MainActor
struct MotionTests {
  /// The values of all properties that a focus movement animates.
  private func place(_ row: PosterRow) -> [Double] {
    var numbers: [Double] = [Double(row.scroll.presented(.bounds, row.scroll.bounds).minX)]
    for poster in row.posters {
      numbers.append(Double(poster.imageView.presented(.lift, poster.imageView.lift)))
      let label = poster.titleLabel
      numbers.append(Double(label.presented(.center, label.center).y))
    }
    return numbers
  }

  @Test(arguments: 0..<12)
  func `random key presses make no animated property jump in value or velocity`(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    let row = PosterRow()
    let moment = 1e-5
    for _ in 0..<40 {
      row.stage.advance(Double.random(in: 0.002...0.12, using: &dice))
      let earlier = place(row)
      row.stage.advance(moment)
      let before = place(row)
      let names = ["Right", "Right", "Right", "Left", "Return", "Up"]
      try row.stage.send(
        try #require(names.randomElement(using: &dice)), Bool.random(using: &dice) ? .down : .up)
      let after = place(row)
      row.stage.advance(moment)
      let later = place(row)
      for index in before.indices {
        #expect(abs(after[index] - before[index]) < 1e-6)
        let (old, new) = (
          (before[index] - earlier[index]) / moment, (later[index] - after[index]) / moment
        )
        // A spring that ends in between jumps by a thousandth of its distance.
        #expect(abs(new - old) < 30, "number \(index)")
      }
    }
  }

  @Test func `a shelf scrolls more slowly than its focused picture grows`() throws {
    let row = PosterRow()
    for _ in 0..<4 {
      try row.stage.press("Right")
      row.stage.advance(2)
    }
    let from = row.scroll.contentOffset.x
    let next = try #require(row.posters.first { !$0.isFocused && $0.frame.minX > 1000 })
    try row.stage.press("Right")
    while !next.isFocused { try row.stage.press("Right") }
    let to = row.scroll.contentOffset.x
    #expect(to > from)
    let picture = next.imageView
    var last: CGFloat = 0
    /// The seconds after which the shelf had scrolled by a fraction of its way.
    var times: [CGFloat: TimeInterval] = [:]
    for step in 1...70 {
      row.stage.advance(0.01)
      let scrolled =
        (row.scroll.presented(.bounds, row.scroll.bounds).minX - from) / (to - from)
      #expect(scrolled >= last && scrolled <= 1, "the shelf never scrolls back or too far")
      if scrolled < 1 { #expect(scrolled < picture.presented(.lift, picture.lift)) }
      for part in [0.95, 0.99] where last < part && scrolled >= part {
        times[part] = TimeInterval(step) / 100
      }
      last = scrolled
    }
    #expect(last == 1 && picture.presented(.lift, picture.lift) == 1)
    // From these times on the shelf appears to stand still.
    #expect((0.25...0.45).contains(times[0.95] ?? 0) && (0.35...0.45).contains(times[0.99] ?? 0))
  }

  /// Returns the seconds until a property has its final value.
  private func arrival(_ stage: Stage, _ isThere: () -> Bool) -> Double {
    for step in 1...200 {
      stage.advance(0.005)
      if isThere() { return Double(step) * 0.005 }
    }
    return .infinity
  }

  @Test func `focusing is faster than unfocusing, and faster still while an arrow is held`()
    throws
  {
    let row = PosterRow()
    let timing = row.stage.window.appearance.motion.timing
    try row.stage.press("Right")
    let (a, b) = (row.posters[0].imageView, row.posters[1].imageView)
    #expect(abs(arrival(row.stage) { b.presented(.lift, b.lift) == 1 } - timing.focusing) < 0.006)
    #expect(a.presented(.lift, a.lift) > 0)
    row.stage.advance(timing.unfocusing)
    #expect(a.presented(.lift, a.lift) == 0)
    try row.stage.press("Right")
    row.stage.advance(0.03)
    try row.stage.send("Right", .repeat)
    let c = row.posters[3].imageView
    let quick = timing.focusing * timing.fastFactor
    #expect(abs(arrival(row.stage) { c.presented(.lift, c.lift) == 1 } - quick) < 0.006)
  }

  @Test func `with reduced motion appearances are animated and positions are not`() throws {
    let row = PosterRow(layers: 4)
    row.stage.window.appearance.prefersReducedMotion = true
    row.stage.advance(2)
    let style = row.stage.window.appearance.motion
    for key in ["Right", "Right", "Right", "Right", "Up", "Left"] {
      try row.stage.press(key)
      // Everything is at its final place at once and stays there.
      var places: Set<[CGRect]> = []
      for _ in 0..<Int(style.crossFade / 0.01) {
        let list = row.stage.advance(0.01)
        places.insert(
          row.posters.map { poster in
            list.items(of: poster.titleLabel).first?.extent ?? .null
          })
        #expect(row.posters.allSatisfy { list.projections(of: $0.imageView).isEmpty })
      }
      #expect(places.count == 1)
      row.stage.advance(0.02)
      #expect(row.stage.window.nextFrameTime(now: 99) == nil)
    }
    #expect((0.15...0.2).contains(style.crossFade))
  }
}
