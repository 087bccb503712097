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

    Of a folder the audit takes all layouts and walks, also those in subfolders that are not \
    hidden: the YAML and JSON files that have the field views or walk. Of a walk it checks each \
    screen that the walk comes to, and what happens to the focus on the way. The page of --format \
    html shows each finding on its screen, with a film of the keys. The command needs no X server.

    Errors make the status 1; --fail-on and --max-findings change which findings do. In the report \
    of --format junit exactly these are failures. A file that cannot be read does not end the \
    command: the report has its mistakes beside the findings of the others, and the status is 2.

    --write-baseline accepts all findings: it writes a baseline with an entry for each one that no \
    earlier entry accepts, and the command succeeds. Entries that match no finding any more are \
    reported on standard error and left out; entries of screens, models and rules that were not \
    audited stay.

    The nearest halo.yaml in the folder of a file or in one above it holds settings for the file. \
    Options win over settings. Scenes are in no folder: they get only the settings of --config, \
    which apply to every screen in place of all files named halo.yaml.
    """,
    examples: [
      ("Print the findings of a layout", "halo audit tv-shelves"),
      ("Audit all layouts and walks in a folder", "halo audit Screens"),
      (
        "Show the findings of all scenes in one page",
        "halo audit --all --format html -o audit.html"
      ),
      (
        "Accept what is found now in a baseline",
        "halo audit screen.yaml --write-baseline accepted.yaml"
      ),
      (
        "Report only what the baseline does not accept",
        "halo audit screen.yaml --baseline accepted.yaml"
      ),
      (
        "Write JUnit XML for a CI job, in which warnings fail, too",
        "halo audit screen.yaml --fail-on warning --format junit -o audit.xml"
      ),
      ("Apply two rules only", "halo audit --all --rules nameless,too-small"),
      ("Apply the settings of a file to all scenes", "halo audit --all --config halo.yaml"),
    ],
    sections: [
      CommandManual.Section("Rules", AuditRule.allCases.map { ($0.rawValue, $0.title) }),
      CommandManual.Section("Settings file", FileFormat.settings.fieldMeanings),
      CommandManual.Section("Baseline file", FileFormat.baseline.fieldMeanings),
      CommandManual.Section("Thresholds file", FileFormat.thresholds.fieldMeanings),
      .exitStatus([
        0: "No finding is as severe as --fail-on says, apart from those that are accepted.",
        1: "A finding is as severe as --fail-on says, or there are more than --max-findings.",
        2: "A file cannot be read or written, or no font is installed, whatever was found.",
      ]),
    ])

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, sarif, junit, html
  }

  @OptionGroup var choice: ScreenChoice

  @Option(help: "The format of the report.")
  var format = Format.table

  @OptionGroup var options: AuditOptions

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

  func validate() throws {
    try picture.checkPixels(picture.size?.size ?? .zero)
    let kind: OutputKind =
      switch format {
      case .table: .text
      case .json: .json
      case .sarif: OutputKind(name: "SARIF", endings: ["sarif", "json"])
      case .junit: .junit
      case .html: .page
      }
    try output?.checkEnding(of: kind, isChosen: true)
  }

  func run() throws {
    do {
      try MainActor.assumeIsolated { try judge() }
    } catch  where !(error is ValidationError || error is ExitCode) {
      // Status 1 is that of findings alone.
      Self.complain(about: error)
      throw ExitCode(2)
    }
  }

  /// Audits all screens and writes the report.
  ///
  /// - Throws: `ExitCode` for findings that make the audit fail, and for unreadable files.
  @MainActor
  private func judge() throws {
    let plans = AuditPlans(
      options, models: choice.models, picture, try PlaySetup(picture, looks, rules, keyboard))
    let baselines = try AuditBaselines(writing: options.writeBaseline)
    let run = try AuditRun(
      choice, plans, baselines: baselines, pictures: pictures, scale: picture.scale,
      hasPage: format == .html, progress: progress)
    defer { run.progress.end() }
    try run.run()
    let report = run.report
    let file = try bytes(of: report, run.page)
    run.progress.end()
    if format == .table, output?.isStandardOutput ?? true {
      try Self.print(table: String(decoding: file, as: UTF8.self))
    } else {
      try OutputArgument.write(file, to: output)
    }
    try run.baselines.write()
    for complaint in run.baselines.complaints { Terminal.complain(complaint) }
    for tally in report.tallies where tally.isExceeded { Terminal.complain(tally.words) }
    if !report.unread.isEmpty { throw ExitCode(2) }
    if report.fails { throw ExitCode.failure }
  }

  /// Prints the table of a report, on a terminal with colours.
  private static func print(table: String) throws {
    let words: KeyValuePairs<String, TextStyle> = [
      "error ": .red, "not read ": .red, "warning ": .yellow, "note ": .blue,
    ]
    let isColored = Terminal.current.isOutputColored()
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false).map {
      TextStyle.line(String($0), words: words, if: isColored)
    }
    try Terminal.current.output(Array(lines.joined(separator: "\n").utf8))
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

extension String {
  /// The name of the screen in the file with this path: the file's name without its extension.
  var screenName: String { URL(filePath: self).deletingPathExtension().lastPathComponent }
}
