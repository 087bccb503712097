import ArgumentParser
import FocusEngine
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloLayoutFiles
import HaloReview
import HaloSceneGraph

/// The command `halo audit`.
struct Audit: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report problems of keyboard focus on a screen.",
    usage: "halo audit (<file> ... | --scene <id> ... | --all) [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The audit checks whether keys reach everything on a screen, whether the focus is visible, and \
    whether names and the order of Tab are clear. Each finding names a rule, the items, the keys \
    that show the problem, the reason, a remedy, and the guideline that the rule follows. The \
    visibility of the focus is measured in light and dark appearance, with increased contrast and \
    with reduced motion, unless options choose one of them.

    Of a walk the audit checks each screen that the walk comes to, and what happens to the focus \
    on the way. The page of --format html shows each finding on its screen, with a film of the \
    keys. The command needs no X server.
    """,
    examples: [
      ("Print the findings of a layout", "halo audit tv-shelves"),
      (
        "Show the findings of all scenes in one page",
        "halo audit --all --format html -o audit.html"
      ),
      (
        "Report only what the baseline does not accept",
        "halo audit screen.yaml --baseline accepted.yaml"
      ),
      ("Write JUnit XML for a CI job", "halo audit screen.yaml --format junit -o audit.xml"),
    ],
    sections: [
      CommandManual.Section("Baseline file", FileFormat.baseline.fieldMeanings),
      CommandManual.Section("Thresholds file", FileFormat.thresholds.fieldMeanings),
      .exitStatus([
        0: "No error was found, or the baseline accepts all errors.",
        1: """
        An error was found that the baseline does not accept, a file cannot be read or written, or \
        no font is installed.
        """,
      ]),
    ])

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, sarif, junit, html
  }

  @OptionGroup var choice: ScreenChoice

  @Option(help: "The format of the report.")
  var format = Format.table

  @Option(help: ArgumentHelp("A YAML file with accepted findings.", valueName: "file"))
  var baseline: String?

  @Option(help: ArgumentHelp("A YAML file with other limits for the rules.", valueName: "file"))
  var thresholds: String?

  @Option(
    help: ArgumentHelp(
      "A folder for a picture of each finding; --format json names the files.",
      valueName: "folder"))
  var pictures: String?

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; standard output by default.", valueName: "path"))
  var output: OutputArgument?

  @OptionGroup var progress: ProgressOptions

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
    let progress = progress.begin(of: choice.count)
    defer { progress.end() }
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
      progress.next(screen.name)
      let layout = screen as? LayoutScreen
      let scene = isPictured ? AuditScene(replay) : nil
      var audit = try audit(
        player.window, screen: screen.name, thresholds: thresholds,
        looks: AuditLook.all(of: screen, setup.looks),
        operability: { layout?.controller.operates($0) },
        replay: replay)
      if let layout { audit.addLines(from: layout.document) }
      try note(audit, file: layout?.path, scene)
    }
    try choice.forEachWalk(setup, renderer: renderer) { path, walk, makeRunner in
      progress.next(path.screenName)
      let walkAudit = WalkAudit(
        name: path.screenName, thresholds: thresholds,
        looks: { AuditLook.all(of: walk, in: $0, setup.looks) },
        makeRunner: makeRunner)
      let scene = isPictured ? AuditScene(walk, makeRunner: makeRunner) : nil
      try note(try walkAudit.run(), file: path, scene)
    }
    let file = try bytes(of: report, page)
    progress.end()
    try OutputArgument.write(file, to: output)
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

extension String {
  /// The name of the screen in the file with this path: the file's name without its extension.
  var screenName: String { URL(filePath: self).deletingPathExtension().lastPathComponent }
}
