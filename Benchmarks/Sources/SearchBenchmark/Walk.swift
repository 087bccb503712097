import FocusGeometry
import Foundation

/// Random walks from random places: the keys, their results and their durations.
struct Walk {
  struct Step {
    /// The item that was moved just before, with its new frame.
    var change: (index: Int, rect: CGRect)?
    var from: Int
    var heading: FocusHeading
    /// The number of the item that got the focus; nil if it stayed.
    var to: Int?
  }

  struct Limit {
    var time = Duration.milliseconds(1_000)
    /// The number of presses, whatever `time` is; nil for as many as fit into `time`.
    var presses: Int?

    static let most = 8_000
  }

  private(set) var steps: [Step] = []
  /// The durations of the presses.
  private(set) var timings = Timings()
  /// The durations of moving an item before each press.
  private(set) var changeTimings = Timings()

  private static let length = 16

  /// Walks through a scene.
  ///
  /// - Parameters:
  ///   - scene: the scene, which stays as the walk leaves it.
  ///   - layout: the rectangles of the scene's items.
  ///   - movesItems: whether one item moves to the free place before each press.
  ///   - limit: the end of the walk.
  @MainActor
  init(in scene: any BenchmarkScene, layout: BenchmarkLayout, movesItems: Bool, limit: Limit) {
    var generator = Randomness(seed: 7)
    var layout = layout
    // This creates what is created only once, such as an index.
    scene.focus(layout.rects.count / 2)
    scene.system.moveFocus(heading: .down)
    scene.pass()
    let clock = ContinuousClock()
    let end = limit.presses == nil ? clock.now + limit.time : nil
    func isOver() -> Bool { if let end { clock.now >= end } else { false } }
    while steps.count < limit.presses ?? Limit.most, !isOver() {
      scene.focus(Int.random(in: layout.rects.indices, using: &generator))
      for _ in 0..<Self.length where !isOver() {
        guard let from = scene.focused else { preconditionFailure("nothing is focused") }
        let heading = FocusHeading.straight[Int.random(in: 0..<4, using: &generator)]
        var change: (index: Int, rect: CGRect)?
        if movesItems {
          let index = Int.random(in: layout.rects.indices, using: &generator)
          change = (index, layout.spare)
          swap(&layout.rects[index], &layout.spare)
        }
        if let change {
          let start = clock.now
          scene.move(change.index, to: change.rect)
          changeTimings.add(clock.now - start)
        }
        let start = clock.now
        scene.system.moveFocus(heading: heading)
        timings.add(clock.now - start)
        scene.pass()
        let to = scene.focused
        steps.append(Step(change: change, from: from, heading: heading, to: to == from ? nil : to))
      }
    }
  }

  /// Compares the results with those of `search`, which receives all rectangles, the index of the
  /// focused one and the heading; repeats as many steps as the time allows.
  func repeated(
    on rects: [CGRect], time: Duration, search: ([CGRect], Int, FocusHeading) -> Int?
  ) -> Comparison {
    var rects = rects
    var comparison = Comparison()
    let clock = ContinuousClock()
    let end = clock.now + time
    for step in steps where clock.now < end {
      if let change = step.change { rects[change.index] = change.rect }
      let start = clock.now
      let answer = search(rects, step.from, step.heading)
      comparison.timings.add(clock.now - start)
      if answer != step.to { comparison.differences += 1 }
    }
    return comparison
  }

  struct Comparison {
    var timings = Timings()
    var differences = 0
  }
}
