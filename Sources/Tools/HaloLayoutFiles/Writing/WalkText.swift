import FocusGeometry
import Foundation
import HaloSourceText

/// The text of a walk file, made of what somebody has done.
///
/// `WalkDocument` reads it as the same steps. Two characters that are no text do not come back:
/// U+10FFFD, which it does not allow, and a byte order mark at the beginning of a text.
package struct WalkText: Hashable, Sendable {
  /// Where the walk goes.
  package enum Subject: Hashable, Sendable {
    /// A layout, by its path as seen from the walk's folder.
    case layout(String)
    /// A scene of the demo, by its id.
    case scene(String)
    /// A program's own window, by the program's name: that program's tests can play the walk.
    case program(String)
  }

  /// What was done.
  package enum Action: Hashable, Sendable {
    /// A key, by a name that `Key(name:)` reads.
    case key(name: String)
    /// The main button, at a place in the window's points; a count of 2 is a double click.
    case click(CGPoint, count: Int = 1)
    /// At a place, by points; positive moves the content up and left.
    case scroll(at: CGPoint, by: CGVector)
    /// Text that an input method has committed; not empty.
    case type(String)
    /// The clock goes on, by 0 to 600,000.
    case wait(milliseconds: Int)
  }

  /// What has the focus afterwards.
  package enum Expectation: Hashable, Sendable {
    case nothing
    /// By its label, whatever that is.
    case view(String)
  }

  /// One thing that was done, and what came of it.
  package struct Step: Hashable, Sendable {
    package var action: Action
    /// nil: not checked.
    package var expect: Expectation?

    package init(_ action: Action, expect: Expectation? = nil) {
      self.action = action
      self.expect = expect
    }
  }

  package var subject: Subject
  /// Of the window, points, each side from 64 to 16384; nil: the subject's own.
  package var size: CGSize?
  /// nil: the subject's own.
  package var direction: LayoutDirection?
  /// What the file begins with, a line each.
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

  /// Equal keys after each other, of which only the last is expected to do something, are one step.
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

  /// The step on one line.
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
