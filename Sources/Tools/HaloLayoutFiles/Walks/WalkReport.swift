import Foundation
import HaloAudit

/// The results of several walks.
package struct WalkReport: Sendable {
  /// The results in the order in which they were added.
  package private(set) var results: [WalkResult] = []

  /// Creates a report without results.
  package init() {}

  package mutating func add(_ result: WalkResult) { results.append(result) }

  /// Returns the number of walks with a verdict.
  package func count(_ state: WalkResult.State) -> Int { results.count { $0.state == state } }

  /// The number of steps that were performed.
  package var stepCount: Int { results.reduce(0) { $0 + $1.steps.count } }

  /// The verdicts that occur, each with the number of its walks in words such as `3 passed`; the
  /// verdict `passed` is always included.
  package var counts: [(state: WalkResult.State, words: String)] {
    WalkResult.State.allCases.compactMap { state in
      let count = count(state)
      guard count > 0 || state == .passed else { return nil }
      return (state, state == .error ? Self.number(count, "error") : "\(count) \(state.rawValue)")
    }
  }

  /// The numbers of walks and steps in one line, such as `3 walks, 2 passed, 1 failed, 14 steps`.
  package var summary: String {
    let numbers = [Self.number(results.count, "walk")] + counts.map(\.words)
    return (numbers + [Self.number(stepCount, "step")]).joined(separator: ", ")
  }

  /// Returns a number with a word, in the plural unless the number is 1.
  static func number(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  // MARK: JSON

  /// The report as `{"summary": {…}, "walks": […]}`, with fields in alphabetical order.
  package var json: String {
    get throws {
      let data = try JSONEncoder.pretty.encode(Content(summary: Summary(self), walks: results))
      return String(decoding: data, as: UTF8.self) + "\n"
    }
  }

  private struct Content: Encodable {
    var summary: Summary
    var walks: [WalkResult]
  }

  private struct Summary: Encodable {
    var walks, passed, failed, errors, skipped, steps: Int

    init(_ report: WalkReport) {
      (walks, steps) = (report.results.count, report.stepCount)
      (passed, failed) = (report.count(.passed), report.count(.failed))
      (errors, skipped) = (report.count(.error), report.count(.skipped))
    }
  }
}

extension WalkResult: Encodable {
  private enum CodingKeys: CodingKey { case file, state, start, steps, errors, skipped }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(state.rawValue, forKey: .state)
    try container.encodeIfPresent(start, forKey: .start)
    try container.encode(steps, forKey: .steps)
    try container.encode(mistakes, forKey: .errors)
    try container.encodeIfPresent(skipped, forKey: .skipped)
  }
}

extension WalkResult.Step: Encodable {
  private enum CodingKeys: CodingKey { case name, line, failure }

  private struct Failure: Encodable {
    var expected, actual: String
    var why: String?
  }

  /// Encodes the fields of the record, and those of the step beside them.
  package func encode(to encoder: any Encoder) throws {
    try record.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(line, forKey: .line)
    try container.encodeIfPresent(
      failure.map { Failure(expected: $0.expected, actual: $0.actual, why: $0.why) },
      forKey: .failure)
  }
}
