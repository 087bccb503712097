import Foundation

/// The figures of several runs beside their targets.
struct ResultTable {
  let scene: String
  let runs: [WindowRun.Result]

  private struct Row {
    var name: String
    var value: Double
    /// The largest allowed value; nil if there is none.
    var target: Double?
  }

  var text: String {
    let isWall = scene == "wall"
    let latencies = runs.flatMap(\.latencies)
    let rows = [
      Row(name: "first frame, ms", value: median(\.firstFrame), target: isWall ? 500 : 40),
      Row(name: "key to damage, ms: median", value: share(0.5, of: latencies), target: 0.6),
      Row(name: "  95 %", value: share(0.95, of: latencies), target: 1.2),
      Row(name: "  least", value: share(0, of: latencies)),
      Row(name: "key to rest, ms", value: share(0.5, of: runs.flatMap(\.settling))),
      Row(name: "processor a key, ms: program", value: median(\.programTime)),
      Row(name: "  X server", value: median(\.serverTime)),
      Row(name: "  both", value: median { $0.programTime + $0.serverTime }, target: 5),
      Row(name: "memory (PSS), MiB", value: median(\.memory), target: isWall ? 400 : 24),
      Row(name: "  of it in no file", value: median(\.dirtyMemory)),
      Row(name: "wake-ups a second at rest", value: median(\.wakeUps), target: 0),
      Row(name: "changes of the screen a key", value: median(\.changesPerKey)),
      Row(name: "thousand pixels a key", value: median { $0.pixelsPerKey / 1000 }),
      Row(name: "keys without an answer", value: median { Double($0.unanswered) }, target: 0),
    ]
    return ([scene] + rows.map(line)).joined(separator: "\n")
  }

  private func line(_ row: Row) -> String {
    let name = "  " + row.name.padding(toLength: 32, withPad: " ", startingAt: 0)
    let value = name + String(format: "%9.2f", row.value)
    guard let target = row.target else { return value }
    return value + String(format: "   at most %g", target) + (row.value > target ? "  MISSED" : "")
  }

  private func median(_ value: (WindowRun.Result) -> Double) -> Double {
    share(0.5, of: runs.map(value))
  }
}

/// Returns the value that a share (0–1) of all values does not exceed; 0 if there are none.
func share(_ share: Double, of values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return 0 }
  return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
}
