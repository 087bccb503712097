import HaloSourceText

/// A step whose expected focus, outcome, text or place was not found.
public struct WalkFailure: Hashable, Sendable, CustomStringConvertible {
  /// The place of the step in the file.
  public var place: SourcePlace
  /// The number of the step, from 1.
  public var number: Int
  /// The action of the step in a word or two.
  public var name: String
  /// The expected state in words, such as `third`.
  public var expected: String
  /// The found state in words, such as `focus is at second`.
  public var actual: String
  /// The expected and the found state in words.
  public var problem: String
  /// The last decision about the focus and its reason in one line; nil for a text or a place, and
  /// if nothing was decided.
  public var why: String?

  init(_ step: WalkStep, number: Int, _ miss: WalkStep.Miss, why: String?) {
    (place, self.number, name, self.why) = (step.place, number, step.name, why)
    (expected, actual, problem) = (miss.expected, miss.actual, miss.problem)
  }

  /// The failure in one line, such as
  /// `walk.yaml:12: step 3 (Down): expected third, focus is at second`.
  public var description: String {
    "\(place.file):\(place.line ?? 1): step \(number) (\(name.shortened(to: 160))): "
      + problem.shortened(to: 480)
  }
}
