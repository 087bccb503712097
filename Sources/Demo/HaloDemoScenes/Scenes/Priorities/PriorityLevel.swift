import FocusEngine

/// A step of the ladder on which a person changes a priority: the system's four values, and values
/// between them.
struct PriorityLevel: Equatable {
  /// The number of the step, from 0.
  let step: Int

  /// The priorities of the steps; the last is that of the focused item.
  private static let values: [FocusGroupPriority] = [
    .ignored, FocusGroupPriority(rawValue: 500), .previouslyFocused,
    FocusGroupPriority(rawValue: 1500), .prioritized, FocusGroupPriority(rawValue: 2500),
    .currentlyFocused,
  ]
  /// The number of the last step.
  static let last = values.count - 1

  var priority: FocusGroupPriority { Self.values[step] }

  init(step: Int) { self.step = min(max(0, step), Self.last) }

  /// The step of a priority; a value between two steps counts as the lower one.
  init(_ priority: FocusGroupPriority) {
    self.init(step: Self.values.lastIndex { $0 <= priority } ?? 0)
  }

  /// The priority as a number, or the word for the highest one.
  var text: String { priority == .currentlyFocused ? "highest" : "\(priority.rawValue)" }
}
