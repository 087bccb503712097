import FocusInspector
import Foundation
import LayoutFiles
import SceneGraph

/// Where the pictures of an audit's findings come from.
@MainActor
struct AuditScene {
  /// What a finding is shown on.
  let view: (AuditFinding) throws -> AuditView
  /// The screen as it was before the audit, to press keys on; nil where that cannot be had.
  let replay: (() throws -> ScreenChoice.Play)?

  /// A screen that stands still.
  init(
    _ window: Window, replay: @escaping () throws -> ScreenChoice.Play
  ) {
    let view = AuditView(window)
    self.view = { _ in view }
    self.replay = replay
  }

  /// A walk, which is walked again up to the step that a finding names.
  init(_ walk: WalkDocument, makeRunner: @escaping () throws -> WalkRunner) {
    var views: [Int: AuditView] = [:]
    view = { finding in
      // What is wrong from the beginning names no step.
      let count = finding.line.flatMap { walk.stepCount(throughLine: $0) } ?? 0
      if let view = views[count] { return view }
      let runner = try makeRunner()
      try runner.run(first: count)
      let view = AuditView(runner.window)
      views[count] = view
      return view
    }
    replay = nil
  }
}
