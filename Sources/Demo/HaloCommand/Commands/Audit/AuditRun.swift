import FocusEngine
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloLayoutFiles
import HaloReview
import HaloSceneGraph
import HaloSourceText

/// The audit of all chosen screens, one after another.
///
/// A file that cannot be read, or is refused, does not end it.
@MainActor
final class AuditRun {
  private let choice: ScreenChoice
  private let files: [Result<String, ScreenFiles.Missing>]
  private var plans: AuditPlans
  private let scale: CGFloat
  private let renderer: Renderer
  private(set) var baselines: AuditBaselines
  private var pictures: AuditPictures?
  private(set) var report = AuditReport()
  /// The page of the report; nil for none.
  private(set) var page: AuditPage?
  /// The line that says which screen is audited, under which model.
  let progress: ProgressLine

  /// Creates an audit of some screens.
  ///
  /// - Parameters:
  ///   - choice: the screens.
  ///   - plans: the models, rules and limits.
  ///   - baselines: the baselines, one of which may be written.
  ///   - pictures: a folder for pictures of findings; nil for none.
  ///   - scale: the device pixels per point of pictures.
  ///   - hasPage: whether to make a page.
  ///   - progress: the option that hides the progress.
  /// - Throws: an error if there are no fonts, or the folder cannot be created.
  init(
    _ choice: ScreenChoice, _ plans: AuditPlans, baselines: AuditBaselines, pictures: String?,
    scale: CGFloat, hasPage: Bool, progress: ProgressOptions
  ) throws {
    let renderer = try Renderer.withFonts()
    self.choice = choice
    self.plans = plans
    self.scale = scale
    self.renderer = renderer
    self.baselines = baselines
    self.pictures = try pictures.map {
      try AuditPictures(folder: $0, scale: scale, renderer: renderer)
    }
    page = hasPage ? AuditPage(version: ProgramVersion.current) : nil
    files = ScreenFiles.named(choice.files)
    // Wrong settings end the audit anyway.
    var total = 0
    for path in files.compactMap({ try? $0.get() }) {
      total += (try? self.plans.plan(forFile: path).models.count) ?? 1
    }
    if let scenes = try? choice.scenes, !scenes.isEmpty {
      total += scenes.count * ((try? self.plans.planForScenes().models.count) ?? 1)
    }
    self.progress = progress.begin(of: total)
  }

  /// Audits the files in their order on the command line, and then the scenes.
  ///
  /// - Throws: an error of reading settings, thresholds or a baseline, of writing pictures, or of
  ///   keys that are refused.
  func run() throws {
    for file in files {
      switch file {
      case .success(let path):
        let plan = try ready(plans.plan(forFile: path))
        do {
          try audit(path, plan)
        } catch let error as SourceError {
          note(error)
        } catch let errors as SourceErrors {
          errors.all.forEach(note)
        }
      case .failure(let missing):
        note(AuditReport.Unread(file: missing.name, problem: missing.description))
      }
    }
    let scenes = try choice.scenes
    guard !scenes.isEmpty else { return }
    let plan = try ready(plans.planForScenes())
    for scene in scenes { try audit(scene, plan) }
  }

  /// Returns a plan whose baseline was read.
  private func ready(_ plan: AuditPlan) throws -> AuditPlan {
    if let baseline = plan.baseline { try baselines.read(baseline) }
    return plan
  }

  private func audit(_ path: String, _ plan: AuditPlan) throws {
    if WalkDocument.isWalk(path: path) == true {
      try audit(walk: path, plan)
    } else {
      try audit(LayoutScreen(path: path), plan)
    }
  }

  private func audit(_ screen: any Screen, _ plan: AuditPlan) throws {
    var first: FocusAudit?
    try choice.play(screen, under: plan.models, plan.setup, textMeasurer: renderer.text) {
      screen, player, replay in
      let layout = screen as? LayoutScreen
      progress.next(screen.name)
      let scene = isPictured ? AuditScene(replay) : nil
      var audit = try HaloAudit.audit(
        player.window, screen: screen.name, rules: plan.rules, thresholds: plan.thresholds,
        looks: AuditLook.all(of: screen, plan.setup.looks),
        operability: { layout?.controller.operates($0) },
        replay: replay)
      if let layout { audit.addLines(from: layout.document) }
      try note(audit, after: &first, file: layout?.path, plan, scene)
    }
  }

  private func audit(walk path: String, _ plan: AuditPlan) throws {
    var first: FocusAudit?
    try choice.play(walkAt: path, under: plan.models, plan.setup, renderer: renderer) {
      walk, makeRunner in
      progress.next(path.screenName)
      let walkAudit = WalkAudit(
        name: path.screenName, rules: plan.rules, thresholds: plan.thresholds,
        looks: { AuditLook.all(of: walk, in: $0, plan.setup.looks) },
        makeRunner: makeRunner)
      let scene = isPictured ? AuditScene(walk, makeRunner: makeRunner) : nil
      try note(try walkAudit.run(), after: &first, file: path, plan, scene)
    }
  }

  private var isPictured: Bool { pictures != nil || page != nil }

  /// Adds the audit of a screen under a model; `first` is that under the first model, with which
  /// others are compared.
  private func note(
    _ audit: FocusAudit, after first: inout FocusAudit?, file: String?, _ plan: AuditPlan,
    _ scene: AuditScene?
  ) throws {
    var audit = audit
    var judged = plan.rules
    if let first {
      audit.compare(with: first)
    } else {
      first = audit
      judged.remove(.modelDiffers)
    }
    // A walk and the comparison of models find more than the rules that are asked for.
    audit.findings.removeAll { !plan.rules.contains($0.rule) }
    baselines.sort(&audit, by: plan.baseline, rules: judged)
    if let scene {
      try pictures?.write(&audit, of: scene)
      try page?.add(audit, file: file, of: scene, scale: scale, by: renderer)
    }
    report.add(audit, file: file, rules: plan.rules, gate: plan.gate)
  }

  private func note(_ mistake: SourceError) {
    let place = mistake.place
    note(AuditReport.Unread(file: place.file, line: place.line, problem: mistake.description))
  }

  /// Adds a mistake of a file that cannot be audited, and reports it at once.
  ///
  /// A mistake of a layout is reported once, even if walks name the layout.
  private func note(_ unread: AuditReport.Unread) {
    var unread = unread
    unread.problem = unread.problem.withControlsSpelled
    guard !report.unread.contains(unread) else { return }
    progress.aside { Terminal.complain(unread.problem) }
    report.add(unread)
    page?.add(unread)
  }
}

extension FocusAudit {
  /// Sets the line of each finding to that of its first item that is in the document.
  fileprivate mutating func addLines(from document: LayoutDocument) {
    let lines = document.linesOfViews
    func line(of items: [String]) -> Int? { items.lazy.compactMap { lines[$0] }.first }
    for index in findings.indices {
      findings[index].line = line(of: findings[index].items)
      for place in findings[index].others.indices {
        findings[index].others[place].line = line(of: findings[index].others[place].items)
      }
    }
  }
}
