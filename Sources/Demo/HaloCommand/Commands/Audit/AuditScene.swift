import Foundation
import HaloAudit
import HaloLayoutFiles
import HaloSceneGraph

/// The source of pictures and films for an audit's findings.
@MainActor
struct AuditScene {
  /// Returns the view of the screen for a finding: before the last key of a movement that it is
  /// about, or with the focus on the item that it is about.
  let view: (AuditFinding) throws -> AuditView
  /// Returns a name of the moment at which the keys of a finding begin.
  let moment: (AuditFinding) -> String
  /// Returns the steps to film for a finding; nil if there are none, or too many.
  private(set) var take: (AuditFinding) throws -> StepTake?

  /// Creates the source for a screen that does not change.
  init(_ replay: ScreenReplay) {
    self.init(moment: { _ in "" }) { _ in try replay.open() }
    take = { finding in
      let keys = try parseKeys(finding.keys)
      guard (1...StepTake.longest).contains(keys.count) else { return nil }
      let opened = try replay.open()
      var take = StepTake(opened.player, owner: opened.owner)
      take.add(keys)
      return take
    }
  }

  /// Creates the source for a walk, which is played again up to the step of a finding.
  init(_ walk: WalkDocument, makeRunner: @escaping () throws -> WalkRunner) {
    /// Returns the number of steps before a finding; 0 for one without a step, which applies from
    /// the beginning.
    func stepCount(before finding: AuditFinding) -> Int {
      finding.line.flatMap { walk.stepCount(throughLine: $0) } ?? 0
    }
    self.init(moment: { "step \(stepCount(before: $0)) " }) { finding in
      let runner = try makeRunner()
      try runner.run(first: stepCount(before: finding))
      return (runner.player, runner)
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

  /// Creates the source of views; views of one moment are made once.
  ///
  /// - Parameters:
  ///   - moment: returns a name of the moment at which the keys of a finding begin.
  ///   - open: opens the screen at this moment; the owner keeps it alive.
  private init(
    moment: @escaping (AuditFinding) -> String,
    open: @escaping (AuditFinding) throws -> (player: ScenePlayer, owner: AnyObject)
  ) {
    self.moment = moment
    var views: [String: AuditView] = [:]
    func makeView(
      _ finding: AuditFinding, _ name: String, revealing item: String?
    ) throws -> AuditView {
      if let view = views[name] { return view }
      let (player, owner) = try open(finding)
      return try withExtendedLifetime(owner) {
        player.rest()
        for key in try parseKeys(finding.keysBeforeProblem) {
          player.press(key.key)
          player.rest()
        }
        if let item { ScreenPlaces.reveal(item, in: player.window) }
        player.rest()
        let view = AuditView(player.window, moment: name)
        views[name] = view
        return view
      }
    }
    view = { finding in
      let name = moment(finding) + finding.keysBeforeProblem
      let view = try makeView(finding, name, revealing: nil)
      guard let item = finding.items.first, let place = view.places[item],
        !place.intersects(CGRect(origin: .zero, size: view.list.size))
      else { return view }
      return try makeView(finding, "\(name) at \(item)", revealing: item)
    }
    take = { _ in nil }
  }
}
