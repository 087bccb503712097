import FocusGeometry
import Foundation

/// Random walks from random places: what was pressed, what it led to, and how long it took.
struct Walk {
  struct Step {
    /// What was moved just before.
    var change: (index: Int, rect: CGRect)?
    var from: Int
    var heading: FocusHeading
    /// nil: nowhere.
    var to: Int?
  }

  struct Limit {
    var time = Duration.milliseconds(1_000)
    /// So many, whatever time says; nil for as many as there is time for.
    var presses: Int?

    static let most = 8_000
  }

  private(set) var steps: [Step] = []
  /// Of the presses.
  private(set) var timings = Timings()
  /// Of what was moved before each.
  private(set) var changeTimings = Timings()

  private static let length = 16

  /// - Parameters:
  ///   - scene: stays as the walk leaves it.
  ///   - layout: what the scene holds.
  ///   - movesItems: whether one item moves to the free place before each press.
  ///   - limit: when it is over.
  @MainActor
  init(in scene: any BenchmarkScene, layout: BenchmarkLayout, movesItems: Bool, limit: Limit) {
    var generator = Randomness(seed: 7)
    var layout = layout
    // What is made once, such as an index, is made here.
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

  /// Finds the same answers by `search`, which is given all rectangles, the focused one's index and
  /// the heading; as many as the time allows.
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
