import Foundation
import HaloAudit
import HaloLayoutFiles
import HaloSceneGraph

/// Where the pictures of an audit's findings come from.
@MainActor
struct AuditScene {
  /// What a finding is shown on.
  let view: (AuditFinding) throws -> AuditView
  /// Whether the screen changes from step to step.
  let isWalk: Bool
  /// What is done to show a finding; nil where that is nothing, or more than anybody looks at.
  let take: (AuditFinding) throws -> AuditTake?

  /// A screen that stands still.
  init(
    _ window: Window, replay: @escaping () throws -> OpenedScreen
  ) {
    let view = AuditView(window)
    isWalk = false
    self.view = { _ in view }
    take = { finding in
      let keys = try parseKeys(finding.keys)
      guard (1...AuditTake.longest).contains(keys.count) else { return nil }
      let opened = try replay()
      var take = AuditTake(opened.player, owner: opened)
      take.add(keys)
      return take
    }
  }

  /// A walk, which is walked again up to the step that a finding names.
  init(_ walk: WalkDocument, makeRunner: @escaping () throws -> WalkRunner) {
    isWalk = true
    /// What is wrong from the beginning names no step.
    func stepCount(before finding: AuditFinding) -> Int {
      finding.line.flatMap { walk.stepCount(throughLine: $0) } ?? 0
    }
    var views: [Int: AuditView] = [:]
    view = { finding in
      let count = stepCount(before: finding)
      if let view = views[count] { return view }
      let runner = try makeRunner()
      try runner.run(first: count)
      let view = AuditView(runner.window)
      views[count] = view
      return view
    }
    take = { finding in
      let keys = try parseKeys(finding.keys)
      let runner = try makeRunner()
      var take = AuditTake(runner.player, owner: runner)
      take.add(runner.steps(first: stepCount(before: finding)))
      if keys.count <= AuditTake.longest { take.add(keys) }
      return take.steps.isEmpty ? nil : take
    }
  }
}
