import HaloSourceText

/// The result of one walk.
package struct WalkResult: Sendable {
  /// The verdict on a walk.
  package enum State: String, Sendable, CaseIterable {
    case passed
    case failed
    /// The walk cannot be read or played.
    case error
    /// The walk belongs to a program, whose tests play it.
    case skipped
  }

  /// A step that was performed.
  package struct Step: Sendable {
    package var record: StepRecord
    /// The action in a word or two.
    package var name: String
    package var line: Int?
    /// The failure of the step; nil if everything was as expected.
    package var failure: WalkFailure?
  }

  /// The path of the walk's file as it was named.
  package let file: String
  /// The label of the item with the focus before the first step; nil for none.
  package private(set) var start: String?
  package private(set) var steps: [Step] = []
  /// The reasons why the walk cannot be read or played, each once.
  package private(set) var mistakes: [WalkMistake] = []
  /// The reason why the walk was left out; nil if it was not.
  package private(set) var skipped: String?

  /// Creates the result of a walk that was played to its end.
  init(file: String, start: String?, steps: [Step]) {
    (self.file, self.start, self.steps) = (file, start, steps)
  }

  /// Creates the result of a walk that cannot be read or played.
  package init(file: String, error: any Error) {
    self.file = file
    mistakes = WalkMistake.all(in: error, file: file)
  }

  /// Creates the result of a walk that is left out for a reason.
  package init(file: String, skipped: String) { (self.file, self.skipped) = (file, skipped) }

  /// Replaces the reasons of failing steps by those of another play of the same walk, whose
  /// explanations have more detail.
  package mutating func adoptReasons(of other: WalkResult) {
    for (index, step) in other.steps.enumerated() where steps.indices.contains(index) {
      guard let why = step.failure?.why else { continue }
      steps[index].failure?.why = why
    }
  }

  package var failures: [WalkFailure] { steps.compactMap(\.failure) }

  package var state: State {
    if !mistakes.isEmpty { return .error }
    if skipped != nil { return .skipped }
    return failures.isEmpty ? .passed : .failed
  }

  /// The result in lines: one for a walk that passes or is left out, otherwise one for each failing
  /// step and its reason, or one for each mistake.
  package var lines: [String] {
    switch state {
    case .passed: ["ok    \(file) (\(WalkReport.number(steps.count, "step")))"]
    case .skipped: ["skip  \(file): \(skipped ?? "")"]
    case .error: mistakes.map { "ERROR \($0)" }
    case .failed:
      failures.flatMap {
        ["FAIL  \($0)"] + [$0.why].compactMap(\.self).map { "      \($0.shortened(to: 480))" }
      }
    }
  }
}

/// A reason why a walk cannot be read or played.
package struct WalkMistake: Encodable, Sendable, CustomStringConvertible {
  package let file: String
  package let line: Int?
  /// The path of the field, such as `walk[0].key`; empty for the file as a whole.
  package let field: String
  package let problem: String
  /// The mistake in one line that names its place.
  package let description: String

  private enum CodingKeys: CodingKey { case file, line, field, problem }

  /// Returns the mistakes that an error consists of; `file` is the place of one without a place.
  static func all(in error: any Error, file: String) -> [WalkMistake] {
    if let error = error as? SourceError { return [WalkMistake(error)] }
    if let errors = error as? SourceErrors { return errors.all.map(WalkMistake.init) }
    return [WalkMistake(file: file, problem: "\(error)")]
  }

  private init(_ error: SourceError) {
    (file, line, field) = (error.place.file, error.place.line, error.place.field)
    (problem, description) = (error.problem, error.description)
  }

  private init(file: String, problem: String) {
    (self.file, line, field) = (file, nil, "")
    (self.problem, description) = (problem, problem)
  }
}

extension WalkRunner {
  /// Performs every step.
  ///
  /// - Parameter check: called with the record of each step as it ends; an error that it throws ends
  ///   the walk.
  /// - Returns: The result, with a record of each step.
  /// - Throws: `SourceError` for a picture that cannot be read or written; errors of `check`.
  package func result(check: (StepRecord) throws -> Void = { _ in }) throws -> WalkResult {
    var records: [StepRecord] = []
    let failures = try run { record in
      try check(record)
      records.append(record)
    }
    let steps = zip(walk.steps, records.dropFirst()).map { step, record in
      WalkResult.Step(
        record: record, name: step.name, line: step.place.line,
        failure: failures.first { $0.number == record.step })
    }
    return WalkResult(file: walk.file, start: records.first?.to, steps: steps)
  }
}
