import FocusEngine
import FocusGeometry
import Foundation

/// A way in which a picture of the Disappearing scene disappears.
enum VanishingWay: String, CaseIterable, Sendable {
  case removed, hidden, disabled, covered, moved, all

  var title: String {
    switch self {
    case .removed: "Removed"
    case .hidden: "Hidden"
    case .disabled: "Disabled"
    case .covered: "Covered"
    case .moved: "Moved away"
    case .all: "Everything removed"
    }
  }

  /// The event as a phrase after the picture's name.
  var words: String {
    switch self {
    case .removed: "was taken out of the list"
    case .hidden: "was hidden"
    case .disabled: "takes no interaction any more"
    case .covered: "was covered by a curtain"
    case .moved: "went to the end of the list"
    case .all: "was taken out, with all the others"
    }
  }

  /// The future event as a phrase after the picture's name and “is about to”.
  var intention: String {
    switch self {
    case .removed: "be taken out of the list"
    case .hidden: "be hidden"
    case .disabled: "stop taking interaction"
    case .covered: "be covered by a curtain"
    case .moved: "go to the end of the list"
    case .all: "be taken out, with all the others"
    }
  }
}

/// The time at which the picture disappears, and the input in use at that time.
enum VanishingTime: String, CaseIterable, Sendable {
  case now, later, withPointer

  /// The delay in seconds.
  static let delay: TimeInterval = 2

  var title: String {
    switch self {
    case .now: "At once"
    case .later: "In two seconds"
    case .withPointer: "Later, by pointer"
    }
  }
}

extension FocusExplanation {
  /// Returns what the engine did when an item was lost, in one sentence.
  func wordsAboutLoss(naming name: (String) -> String) -> String {
    switch outcome {
    case .moved:
      return "Keys were in use, so focus stays near by: “\(winner.map(name) ?? "")” is the nearest"
        + " that can have it."
    case .hidden:
      guard let deferred else { return "Nothing is left that can have the focus." }
      return
        "No keys were in use, so focus hides. “\(name(deferred))” is remembered; the next arrow"
        + " shows it."
    case .stayed, .vetoed: return "Focus stays where it is."
    }
  }
}
