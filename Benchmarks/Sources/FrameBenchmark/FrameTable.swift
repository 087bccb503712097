import Foundation

/// The frames of a walk, with each phase of each as fast as in the best run.
struct FrameTable {
  private let frames: [SceneWalk.Frame]
  private let target: Double

  init(runs: [[SceneWalk.Frame]], target: Double) {
    self.target = target
    let count = runs.map(\.count).min() ?? 0
    frames = (0..<count).map { index in
      let same = runs.map { $0[index] }
      var best = same[0]
      for frame in same.dropFirst() {
        best.times = zip(best.times, frame.times).map(min)
        best.drawingProcessorTime = min(best.drawingProcessorTime, frame.drawingProcessorTime)
      }
      return best
    }
  }

  func text(named name: String) -> String {
    let wholes = frames.map { $0.times.reduce(0, +) }
    let over = wholes.filter { $0 > target }.count
    let late = wholes.filter { $0 > 1000.0 / 60 }.count
    var lines = [
      "\(name): \(frames.count) frames, \(over) over target, \(late) late (16.7 ms)"
    ]
    func add(_ label: String, _ values: [Double]) {
      lines.append("  " + label.padding(toLength: 26, withPad: " ", startingAt: 0) + row(values))
    }
    for (index, phase) in SceneWalk.phases.enumerated() {
      add(phase, frames.map { $0.times[index] })
    }
    add("whole", wholes)
    add("draw, of all processors", frames.map(\.drawingProcessorTime))
    add("million pixels drawn", frames.map { Double($0.pixels) / 1_000_000 })
    return lines.joined(separator: "\n")
  }

  private func row(_ values: [Double]) -> String {
    let sorted = values.sorted()
    guard let last = sorted.last else { return "-" }
    let mean = sorted.reduce(0, +) / Double(sorted.count)
    let picks = [mean, sorted[sorted.count / 2], sorted[sorted.count * 95 / 100], last]
    return picks.map { String(format: "%8.3f", $0) }.joined(separator: " /")
  }
}
