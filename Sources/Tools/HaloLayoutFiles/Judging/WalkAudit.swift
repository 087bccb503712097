import FocusEngine
import Foundation
import HaloAudit
import HaloSceneGraph

/// An audit of a walk: of each screen that it reaches, and of the focus on the way.
@MainActor
public struct WalkAudit {
  private let name: String
  private let rules: Set<AuditRule>?
  private let thresholds: AuditThresholds
  private let looks: (Window) -> [AuditLook]?
  private let makeRunner: () throws -> WalkRunner

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - name: the walk's name for people.
  ///   - rules: the rules to apply to each screen; nil for all.
  ///   - thresholds: the limits beyond which something counts as wrong.
  ///   - looks: returns the appearances in which the focus must be visible; nil for all.
  ///   - makeRunner: creates a runner at the beginning of the walk; called again for each new
  ///     screen.
  public init(
    name: String, rules: Set<AuditRule>? = nil, thresholds: AuditThresholds = AuditThresholds(),
    looks: @escaping (Window) -> [AuditLook]? = { _ in nil },
    makeRunner: @escaping () throws -> WalkRunner
  ) {
    self.name = name
    self.rules = rules
    self.thresholds = thresholds
    self.looks = looks
    self.makeRunner = makeRunner
  }

  /// Runs the walk and audits each new screen.
  ///
  /// A screen is new if the set of focusable items differs from that of every earlier one.
  ///
  /// - Returns: the findings, each once, with the line of the step that shows it; numbers and graph
  ///   are those of the first screen.
  /// - Throws: `SourceError`.
  public func run() throws -> FocusAudit {
    let runner = try makeRunner()
    var changes: [AuditFinding] = []
    var screens: [Int] = []
    var seen: Set<Set<String>> = []
    let watch = FocusWatch(runner.window)
    try runner.run { record in
      guard let system = runner.window.focusSystem else { return }
      // A step that only checks changes nothing.
      if record.step > 0, let watch, case let step = runner.walk.steps[record.step - 1],
        step.action != nil
      {
        changes += watch.note(
          FocusWatch.Step(
            name: "step \(record.step) (\(step.name))", movesFocus: record.heading != nil,
            isPersons: step.isPersons)
        ).map { at(step, $0) }
      }
      let graph = FocusDebugger.focusGraph(for: system)
      if seen.insert(Set(graph?.eligible.map { graph?.items[$0].id ?? "" } ?? [])).inserted {
        screens.append(record.step)
      }
    }
    var result: FocusAudit?
    var told: Set<[String]> = []
    for count in screens {
      let here = try audit(after: count)
      let new = here.findings.flatMap(\.unfolded)
        .filter { told.insert([$0.rule.rawValue] + $0.items).inserted }
      if result == nil {
        result = here
      } else {
        let step = runner.walk.steps[count - 1]
        result?.add(
          new.map { finding in
            var finding = at(step, finding)
            finding.why = "After step \(count) (\(step.name)): \(finding.why)"
            return finding
          })
      }
    }
    result?.add(changes)
    return result ?? FocusAudit(ofNothing: name)
  }

  private func audit(after count: Int) throws -> FocusAudit {
    let runner = try makeRunner()
    try runner.run(first: count)
    return try HaloAudit.audit(
      runner.window, screen: name, rules: rules, thresholds: thresholds,
      looks: looks(runner.window),
      operability: { runner.screen?.operates($0) },
      replay: ScreenReplay {
        let runner = try makeRunner()
        try runner.run(first: count)
        return (runner.player, runner)
      })
  }

  private func at(_ step: WalkStep, _ finding: AuditFinding) -> AuditFinding {
    var finding = finding
    finding.line = step.place.line
    return finding
  }
}

extension WalkStep {
  /// Whether the user performs the step, rather than the program.
  fileprivate var isPersons: Bool {
    switch action {
    case .key, .hold, .drag, .click, .scroll, .type, .select: true
    case .set, .insert, .remove, .reload, .present, .dismiss, .request, .model, .wait, .shot, nil:
      false
    }
  }
}
