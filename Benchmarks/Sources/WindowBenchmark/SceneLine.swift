import Foundation

/// The figures of one scene in one line, for a table of all scenes.
struct SceneLine {
  let scene: String
  let runs: [WindowRun.Result]

  private static let columns = [
    "first frame", "to damage", "95 %", "longest", "program", "server", "MiB", "late",
  ]

  /// The names of the columns, which are milliseconds except for the last two.
  static var heading: String {
    columns.reduce(name("scene")) { $0 + padded($1) }
  }

  var text: String {
    let latencies = runs.flatMap(\.latencies)
    let values = [
      median(\.firstFrame), share(0.5, of: latencies), share(0.95, of: latencies),
      latencies.max() ?? 0, median(\.programTime), median(\.serverTime), median(\.memory),
    ]
    let late = runs.reduce(0) { max($0, $1.lateFrames) }
    return values.reduce(Self.name(scene)) { $0 + Self.padded(String(format: "%.2f", $1)) }
      + Self.padded("\(late)")
  }

  private static func name(_ text: String) -> String {
    text.padding(toLength: 16, withPad: " ", startingAt: 0)
  }

  private static func padded(_ text: String) -> String {
    String(repeating: " ", count: max(1, 13 - text.count)) + text
  }

  private func median(_ value: (WindowRun.Result) -> Double) -> Double {
    share(0.5, of: runs.map(value))
  }
}
