import HaloSceneGraph

extension WalkStep {
  /// The difference between what a step expects and what was found, in words.
  struct Miss {
    var expected, actual, problem: String

    init(expected: String, actual: String) {
      (self.expected, self.actual) = (expected, actual)
      problem = "expected \(expected), \(actual)"
    }

    /// Creates the difference for something that is not at a place, such as `on the screen`.
    init(_ what: String, isNot place: String) {
      (expected, actual) = ("\(what) \(place)", "it is not there")
      problem = "\(what) is not \(place)"
    }
  }

  /// Returns the difference in focus or outcome; nil if there is none.
  func mismatch(focus: String?, _ result: ScenePlayer.Step) -> Miss? {
    let place = focus.map { "focus is at \($0)" } ?? "nothing has the focus"
    switch expect {
    case .view(let id) where id != focus: return Miss(expected: id, actual: place)
    case .nothing where focus != nil: return Miss(expected: "nothing focused", actual: place)
    default: break
    }
    // While focus is hidden, only whether the tracked item has changed is checked.
    let found =
      result.outcome == .hidden ? result.from == result.to ? .stayed : .moved : result.outcome
    guard let outcome, outcome != found else { return nil }
    return Miss(
      expected: "the outcome \(outcome.rawValue)", actual: "it was \(found.rawValue); \(place)")
  }

  /// Returns the first expected text that is not on the screen; nil if there is none.
  @MainActor
  func missing(in player: ScenePlayer) -> Miss? {
    guard !shows.isEmpty else { return nil }
    let seen = player.frame().items.compactMap { item in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
    return shows.first { !seen.contains($0) }.map { Miss("“\($0)”", isNot: "on the screen") }
  }
}
