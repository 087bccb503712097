import Foundation

/// The durations of many repetitions.
struct Timings {
  /// The durations in seconds.
  private var values: [Double] = []

  var count: Int { values.count }

  mutating func add(_ duration: Duration) { values.append(duration / .seconds(1)) }

  /// The median and the 99th percentile in microseconds.
  var text: String {
    guard !values.isEmpty else { return "-" }
    let sorted = values.sorted()
    return [sorted[sorted.count / 2], sorted[sorted.count * 99 / 100]]
      .map { seconds in
        let microseconds = seconds * 1_000_000
        return String(format: microseconds < 100 ? "%.1f" : "%.0f", microseconds)
      }
      .joined(separator: " / ")
  }
}
