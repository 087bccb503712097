import FocusGeometry
import Foundation
import HaloSourceText

/// The text of a walk file, made from a user's actions.
///
/// `WalkDocument` reads it as the same steps, except for two characters: U+10FFFD, which it does
/// not allow, and a byte order mark at the beginning of a text.
package struct WalkText: Hashable, Sendable {
  /// The screen of the walk.
  package enum Subject: Hashable, Sendable {
    /// A layout, by its path relative to the walk's folder.
    case layout(String)
    /// A scene of the demo, by its id.
    case scene(String)
    /// A program's own window, by the program's name; that program's tests can play the walk.
    case program(String)
  }

  /// An action of the user.
  package enum Action: Hashable, Sendable {
    /// A key, by a name that `Key(name:)` reads.
    case key(name: String)
    /// Clicks with the main button at a place in points of the window; a count of 2 is a double
    /// click.
    case click(CGPoint, count: Int = 1)
    /// Scrolling at a place in the window by a distance, both in points; positive values move the
    /// content up and left.
    case scroll(at: CGPoint, by: CGVector)
    /// Text that an input method has committed; not empty.
    case type(String)
    /// A pause of 0 to 600,000 milliseconds.
    case wait(milliseconds: Int)
  }

  /// The focus after an action.
  package enum Expectation: Hashable, Sendable {
    case nothing
    /// A view by its label, which may be any text.
    case view(String)
  }

  /// An action and the focus after it.
  package struct Step: Hashable, Sendable {
    package var action: Action
    /// The focus after the action; nil if it is not checked.
    package var expect: Expectation?

    package init(_ action: Action, expect: Expectation? = nil) {
      self.action = action
      self.expect = expect
    }
  }

  package var subject: Subject
  /// The window's size in points, each side from 64 to 16384; nil for the subject's own.
  package var size: CGSize?
  /// The reading direction; nil for the subject's own.
  package var direction: LayoutDirection?
  /// The comments at the beginning of the file, one on each line.
  package var comments: [String]
  package var steps: [Step]

  package init(
    _ subject: Subject, size: CGSize? = nil, direction: LayoutDirection? = nil,
    comments: [String] = [], steps: [Step] = []
  ) {
    self.subject = subject
    self.size = size
    self.direction = direction
    self.comments = comments
    self.steps = steps
  }

  /// The whole file, with a line break at its end.
  package var text: String {
    var lines = comments.map(\.yamlComment)
    switch subject {
    case .layout(let path): lines.append("layout: \(path.yaml)")
    case .scene(let id): lines.append("scene: \(id.yaml)")
    case .program(let name):
      lines.append(
        "# A program's own window: its tests can play this, with WalkRunner(walk, in: window).")
      lines.append("program: \(name.yaml)")
    }
    if let size { lines.append("size: \(Self.pair(size.width, size.height))") }
    if let direction {
      lines.append("direction: \(direction == .rightToLeft ? "rtl" : "ltr")")
    }
    lines.append(steps.isEmpty ? "walk: []" : "walk:")
    lines += runs.map { "  - \($0.step.flow(count: $0.count))" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The steps with their repetitions: equal keys in succession are one step if only the last has
  /// an expectation.
  private var runs: [(step: Step, count: Int)] {
    var runs: [(step: Step, count: Int)] = []
    for step in steps {
      if let last = runs.last, last.step.canBeRepeated, last.step.action == step.action,
        last.count < WalkStep.mostRepetitions
      {
        runs[runs.count - 1] = (step, last.count + 1)
      } else {
        runs.append((step, 1))
      }
    }
    return runs
  }

  fileprivate static func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    "[\(Double(first).short), \(Double(second).short)]"
  }
}

extension WalkText.Step {
  fileprivate var canBeRepeated: Bool {
    if case .key = action { expect == nil } else { false }
  }

  /// Returns the step on one line.
  fileprivate func flow(count: Int) -> String {
    var fields: [String] = []
    var count = count
    switch action {
    case .key(let name): fields.append("key: \(name.yaml)")
    case .click(let place, let clicks):
      fields.append("click: \(WalkText.pair(place.x, place.y))")
      count = clicks
    case .scroll(let place, let distance):
      let (at, by) = (
        WalkText.pair(place.x, place.y), WalkText.pair(distance.dx, distance.dy)
      )
      fields.append("scroll: {at: \(at), by: \(by)}")
    case .type(let text): fields.append("type: \(text.yaml)")
    case .wait(let milliseconds): fields.append("wait: \(milliseconds)")
    }
    if count > 1 { fields.append("repeat: \(count)") }
    switch expect {
    case .view("none"): fields.append("expect: {id: none}")
    case .view(let label): fields.append("expect: \(label.yaml)")
    case .nothing: fields.append("expect: none")
    case nil: break
    }
    return "{\(fields.joined(separator: ", "))}"
  }
}
