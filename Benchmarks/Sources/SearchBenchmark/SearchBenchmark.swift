import ArgumentParser
import FocusEngine
import FocusGeometry
import FocusTestSupport
import Foundation

/// What a movement costs among n items.
@main
struct SearchBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Time movements of focus among many items.",
    discussion: """
      Each line times whole movements, from the key's heading to the last notification, from random \
      items in the four directions: median and the time that 99 of 100 stay below, in microseconds. \
      Beside them the same answers by a scan of all rectangles, and by Android's own loop.
      """)

  @Option(help: "Numbers of items, separated by commas.")
  var n = "1000,10000,100000,1000000"

  @Option(help: "Movements a line.")
  var moves = 2000

  @MainActor
  func measure() throws {
    let counts = n.split(separator: ",").compactMap { Int($0) }
    guard !counts.isEmpty, counts.allSatisfy({ (2...4_000_000).contains($0) }), moves > 0 else {
      throw ValidationError("--n takes numbers from 2 to 4000000, --moves a positive number")
    }
    print("times in microseconds: median / 99 %")
    for layout in BenchmarkLayout.allCases {
      print("\n\(layout.rawValue)")
      print(Row.header)
      for count in counts {
        let rects = layout.rects(count)
        var cells: [String] = []
        for model in [FocusModel.tv, .android] {
          let scan = Scan(rects: rects, strategy: model.strategy)
          var field = FieldRun(rects: rects, model: model)
          cells.append(field.time(moves: moves, moving: false).text)
          cells.append(field.time(moves: moves, moving: true).text)
          cells.append(scan.time(budget: 0.5).text)
          let wrong = field.mismatches(with: scan, samples: count > 100_000 ? 40 : 200)
          if wrong > 0 { cells.append("\(wrong) ANSWERS DIFFER") }
        }
        cells.append(androidLoopTimes(rects: rects, budget: 0.5).text)
        print(Row.line(count, cells))
      }
    }
  }

  func run() throws { try MainActor.assumeIsolated { try measure() } }
}

enum Row {
  static let header = line(
    "n",
    ["tv", "one moved", "scan", "android", "one moved", "scan", "Android's loop"])

  static func line(_ first: CustomStringConvertible, _ cells: [String]) -> String {
    func pad(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(1, width - text.count)) + text
    }
    return pad(first.description, 9) + cells.map { pad($0, 19) }.joined()
  }
}

/// Microseconds of many repetitions.
struct Times {
  var samples: [Double] = []

  var text: String {
    let sorted = samples.sorted()
    guard !sorted.isEmpty else { return "-" }
    func at(_ part: Double) -> String {
      String(format: "%.1f", sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))])
    }
    return "\(at(0.5)) / \(at(0.99))"
  }

  mutating func add(_ body: () -> Void) {
    let clock = ContinuousClock()
    let duration = clock.measure(body)
    samples.append(
      Double(duration.components.attoseconds) / 1e12
        + Double(duration.components.seconds) * 1e6)
  }
}
