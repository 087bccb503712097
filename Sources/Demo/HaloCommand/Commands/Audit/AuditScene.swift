import Foundation
import HaloAudit
import HaloLayoutFiles
import HaloSceneGraph

/// The source of pictures and films for an audit's findings.
@MainActor
struct AuditScene {
  /// Returns the view of the screen for a finding.
  let view: (AuditFinding) throws -> AuditView
  /// Whether the screen changes from step to step.
  let isWalk: Bool
  /// Returns the steps to film for a finding; nil if there are none, or too many.
  let take: (AuditFinding) throws -> StepTake?

  /// Creates the source for a screen that does not change.
  init(
    _ window: Window, replay: @escaping () throws -> OpenedScreen
  ) {
    let view = AuditView(window)
    isWalk = false
    self.view = { _ in view }
    take = { finding in
      let keys = try parseKeys(finding.keys)
      guard (1...StepTake.longest).contains(keys.count) else { return nil }
      let opened = try replay()
      var take = StepTake(opened.player, owner: opened)
      take.add(keys)
      return take
    }
  }

  /// Creates the source for a walk, which is played again up to the step of a finding.
  init(_ walk: WalkDocument, makeRunner: @escaping () throws -> WalkRunner) {
    isWalk = true
    /// Returns the number of steps before a finding; 0 for one without a step, which applies from
    /// the beginning.
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
      var take = StepTake(runner.player, owner: runner)
      take.add(runner.steps(first: stepCount(before: finding)))
      if keys.count <= StepTake.longest { take.add(keys) }
      return take.steps.isEmpty ? nil : take
    }
  }
}
