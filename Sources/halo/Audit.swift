import ArgumentParser
import CairoRenderer
import FocusEngine
import FocusInspector
import Foundation
import LayoutFiles
import SceneGraph

/// `halo audit`.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Say whether a screen can be gone through by keys, and what is wrong where it cannot.",
    discussion: """
      Each finding names a rule, what it concerns, the keys that show it, why, what to do, and the \
      guideline that says so. The status is 1 when there is an error that is not in the baseline. \
      Needs no X server.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, sarif, junit
  }

  @OptionGroup var choice: ScreenChoice

  @Option(help: "table, json, sarif or junit.")
  var format = Format.table

  @Option(help: ArgumentHelp("Accepted findings, each with a reason.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("From where on something counts as wrong.", valueName: "file"))
  var thresholds: String?

  @OptionGroup var picture: PictureOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, - for standard output, where it goes unless given.", valueName: "path"))
  var output: OutputArgument?

  func run() throws {
    let hasFailed = try MainActor.assumeIsolated { try judge() }
    if hasFailed { throw ExitCode.failure }
  }

  @MainActor
  private func judge() throws -> Bool {
    let renderer = try Renderer.withFonts()
    let thresholds = try thresholds.map(AuditThresholds.init(path:)) ?? AuditThresholds()
    let accepted = try baseline.map(AuditBaseline.init(path:)) ?? AuditBaseline()
    var report = AuditReport()
    var shown: [FocusAudit] = []
    /// The first model is the one that the others are compared with.
    func note(_ audit: FocusAudit, file: String?) {
      var audit = audit
      if let first = shown.first(where: { $0.screen == audit.screen }) {
        audit.compare(with: first)
      } else {
        shown.append(audit)
      }
      accepted.sort(&audit)
      report.add(audit, file: file)
    }
    try choice.forEach(picture, textMeasurer: renderer.text) { screen, player in
      let layout = screen as? LayoutScreen
      var audit = audit(
        player.window, screen: screen.name, thresholds: thresholds,
        looks: AuditLook.all(of: screen, ScreenLooks(picture.looks, picture.rules)),
        operability: { layout?.controller.operates($0) })
      if let layout { audit.addLines(from: layout.document) }
      note(audit, file: layout?.path)
    }
    try choice.forEachWalk(picture, renderer: renderer) { path, walk, makeRunner in
      let walkAudit = WalkAudit(
        name: path.screenName, thresholds: thresholds,
        looks: { AuditLook.all(of: walk, in: $0, ScreenLooks(picture.looks, picture.rules)) },
        makeRunner: makeRunner)
      note(try walkAudit.run(), file: path)
    }
    let text =
      switch format {
      case .table: report.table
      case .json: try report.json
      case .sarif: try report.sarif(version: Halo.configuration.version)
      case .junit: report.junit
      }
    try OutputArgument.write(Array(text.utf8), to: output)
    return report.hasErrors
  }
}

extension FocusAudit {
  /// Says where in the file the first item is that it knows of each finding.
  fileprivate mutating func addLines(from document: LayoutDocument) {
    for index in findings.indices {
      findings[index].line =
        findings[index].items.lazy
        .compactMap { document.line(ofView: $0) }.first
    }
  }
}

extension String {
  /// What a person calls the screen in the file of this path.
  var screenName: String { URL(filePath: self).deletingPathExtension().lastPathComponent }
}
