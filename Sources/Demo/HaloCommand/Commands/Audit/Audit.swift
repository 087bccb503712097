import ArgumentParser
import FocusEngine
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloLayoutFiles
import HaloReview
import HaloSceneGraph

/// The command `halo audit`.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Say whether a screen can be gone through by keys, and what is wrong where it cannot.",
    discussion: """
      Each finding names a rule, what it concerns, the keys that show it, why, what to do, and the \
      guideline that says so. The status is 1 when there is an error that is not in the baseline. \
      As html: one page that shows each finding on its screen, and films the keys. Needs no X server.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, sarif, junit, html
  }

  @OptionGroup var choice: ScreenChoice

  @Option(help: "table, json, sarif, junit or html.")
  var format = Format.table

  @Option(help: ArgumentHelp("Accepted findings, each with a reason.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("From where on something counts as wrong.", valueName: "file"))
  var thresholds: String?

  @Option(
    help: ArgumentHelp(
      "Write a picture of each finding into this folder; json tells its path.",
      valueName: "folder"))
  var pictures: String?

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, - for standard output, where it goes unless given.", valueName: "path"))
  var output: OutputArgument?

  func run() throws {
    let hasFailed = try MainActor.assumeIsolated { try judge() }
    if hasFailed { throw ExitCode.failure }
  }

  private var setup: PlaySetup { PlaySetup(picture, looks, rules, keyboard) }

  func validate() throws {
    try picture.checkPixels(picture.size?.size ?? .zero)
  }

  @MainActor
  private func judge() throws -> Bool {
    let renderer = try Renderer.withFonts()
    let thresholds = try thresholds.map(AuditThresholds.init(path:)) ?? AuditThresholds()
    let accepted = try baseline.map(AuditBaseline.init(path:)) ?? AuditBaseline()
    var pictures = try pictures.map {
      try AuditPictures(folder: $0, scale: picture.scale, renderer: renderer)
    }
    var page = format == .html ? AuditPage(version: ProgramVersion.current) : nil
    let isPictured = pictures != nil || page != nil
    var report = AuditReport()
    var shown: [FocusAudit] = []
    /// Adds the audit of a screen; one under a further model is compared with that under the first.
    func note(_ audit: FocusAudit, file: String?, _ scene: AuditScene?) throws {
      var audit = audit
      if let first = shown.first(where: { $0.screen == audit.screen }) {
        audit.compare(with: first)
      } else {
        shown.append(audit)
      }
      accepted.sort(&audit)
      if let scene {
        try pictures?.write(&audit, of: scene)
        try page?.add(audit, file: file, of: scene, scale: picture.scale, by: renderer)
      }
      report.add(audit, file: file)
    }
    try choice.forEach(setup, textMeasurer: renderer.text) { screen, player, replay in
      let layout = screen as? LayoutScreen
      // This is the screen before the audit moves the focus.
      let scene = isPictured ? AuditScene(player.window, replay: replay) : nil
      var audit = audit(
        player.window, screen: screen.name, thresholds: thresholds,
        looks: AuditLook.all(of: screen, setup.looks),
        operability: { layout?.controller.operates($0) })
      if let layout { audit.addLines(from: layout.document) }
      try note(audit, file: layout?.path, scene)
    }
    try choice.forEachWalk(setup, renderer: renderer) { path, walk, makeRunner in
      let walkAudit = WalkAudit(
        name: path.screenName, thresholds: thresholds,
        looks: { AuditLook.all(of: walk, in: $0, setup.looks) },
        makeRunner: makeRunner)
      let scene = isPictured ? AuditScene(walk, makeRunner: makeRunner) : nil
      try note(try walkAudit.run(), file: path, scene)
    }
    try OutputArgument.write(try bytes(of: report, page), to: output)
    return report.hasErrors
  }

  private func bytes(of report: AuditReport, _ page: AuditPage?) throws -> [UInt8] {
    switch format {
    case .table: Array(report.table.utf8)
    case .json: Array(try report.json.utf8)
    case .sarif: Array(try report.sarif(version: ProgramVersion.current).utf8)
    case .junit: Array(report.junit.utf8)
    case .html: try page?.bytes ?? []
    }
  }
}

extension FocusAudit {
  /// Sets the line of each finding to that of its first item that is in the document.
  fileprivate mutating func addLines(from document: LayoutDocument) {
    for index in findings.indices {
      findings[index].line =
        findings[index].items.lazy
        .compactMap { document.line(ofView: $0) }.first
    }
  }
}

extension String {
  /// The name of the screen in the file with this path: the file's name without its extension.
  var screenName: String { URL(filePath: self).deletingPathExtension().lastPathComponent }
}
