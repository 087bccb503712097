import ArgumentParser
import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloLayoutFiles
import HaloReview
import HaloSceneGraph

/// The command `halo walk`.
struct Walk: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run walks, which are tests of where keys move focus.",
    usage: "halo walk <file> ... [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    A walk is a YAML or JSON file that presses keys on a layout or a scene and says which item \
    should have the focus after each; halo-walk(5) describes it. Of a folder the command runs every \
    walk, also in the folders below it, sorted by name; it leaves out hidden files and folders. A \
    walk of a program (program: NAME) can only be run by the tests of that program: in a folder it \
    is skipped, and an error if it is named.

    The text has a line for each walk that passes, for each step that fails, and for each mistake \
    in a file. Below a step that fails it says why the focus is where it is. Its last line has the \
    numbers of walks and steps, and the time that they took. JSON has every step with the complete \
    explanation, JUnit XML a test case for each walk. The page of --format html shows every walk, \
    and the first step that fails with pictures of the screen before and after it and a film of the \
    steps that lead there; it is one file that needs no network.
    """,
    examples: [
      ("Run an example", "halo walk focus-guide"),
      ("Run every walk in a folder and below it", "halo walk walks"),
      ("Run the walks of a name, or with a step of it", "halo walk walks --grep login"),
      ("Write JUnit XML for a CI job", "halo walk walks --format junit -o walks.xml"),
      ("Show why steps fail in a page", "halo walk walks --format html -o walks.html"),
      ("Run a walk again whenever it or its layout is saved", "halo walk screen.walk.yaml --watch"),
      (
        "Run a walk with the keys of a Mac",
        "halo walk screen.walk.yaml --modifiers mac"
      ),
    ],
    sections: [
      .exitStatus([
        0: "Every walk passed or was skipped.",
        1: "A step failed, the report cannot be written, or no font is installed.",
        2: "A file cannot be read, is not a correct walk or cannot be run, or there is no walk.",
      ])
    ])

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit, html
  }

  @Argument(
    help: ArgumentHelp(
      "Walks: YAML or JSON files, folders of them, or examples by their names.", valueName: "file"),
    completion: Examples.completion)
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "Run only walks whose path or one of whose steps matches a regular expression.",
      valueName: "pattern"),
    transform: GrepArgument.init(parsing:))
  var grep: GrepArgument?

  @Option(help: "The format of the report.")
  var format = Format.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; standard output by default.", valueName: "path"))
  var output: OutputArgument?

  @Flag(help: "Run again whenever a walk, its layout or a picture of it changes; Ctrl-C ends.")
  var watch = false

  @OptionGroup var progress: ProgressOptions
  @OptionGroup var keyboard: KeyboardOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions

  func validate() throws {
    let kind: OutputKind =
      switch format {
      case .text: .text
      case .json: .json
      case .junit: .junit
      case .html: .page
      }
    try output?.checkEnding(of: kind, isChosen: true)
  }

  func run() throws {
    let report = try MainActor.assumeIsolated {
      let renderer = try Renderer.withFonts()
      return try watch ? runAgain(renderer) : runAll(WalkSearch(files), renderer).report
    }
    if report.count(.error) > 0 { throw ExitCode(2) }
    if report.count(.failed) > 0 { throw ExitCode.failure }
  }

  /// Runs the walks again whenever a file changes, until a signal ends the program.
  ///
  /// - Returns: the last report, if the system cannot wait for changes.
  @MainActor
  private func runAgain(_ renderer: Renderer) throws -> WalkReport {
    Interruption.unblock()
    let watch = WalkWatch(ignoring: output?.path)
    while true {
      let search = WalkSearch(files)
      // Watching begins before reading, so that no change is missed.
      try watch.begin(search)
      let run = try runAll(search, renderer)
      watch.watch(run.files)
      if !progress.quiet { Terminal.warn("waiting for changes; Ctrl-C ends") }
      guard watch.waitForChange() else { return run.report }
    }
  }

  /// Runs the walks once and prints or writes their report.
  @MainActor
  private func runAll(_ search: WalkSearch, _ renderer: Renderer) throws -> WalkRun {
    let start = ContinuousClock.now
    let progress = progress.begin(of: search.found.count)
    defer { progress.end() }
    var run = WalkRun(self, by: renderer)
    for found in search.found {
      progress.next(found.path)
      guard let result = try run.run(found) else { continue }
      if isStreamed { try progress.aside { try Self.print(result.lines) } }
    }
    progress.end()
    if run.report.results.isEmpty, let grep {
      let none = CommandError("no walk matches “\(grep.pattern)”")
      let result = run.add(WalkResult(file: files.joined(separator: " "), error: none))
      if isStreamed { try Self.print(result.lines) }
    }
    try write(run, start.duration(to: .now))
    return run
  }

  /// Whether each line of text is printed as soon as its walk has ended.
  private var isStreamed: Bool { format == .text && output?.isStandardOutput != false }

  @MainActor
  private func write(_ run: WalkRun, _ time: Duration) throws {
    let report = run.report
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    let summary = "\(report.summary), \(Double(Int(seconds * 10)) / 10) s"
    if isStreamed { return try Self.print([summary]) }
    let file: [UInt8]
    switch format {
    case .text:
      let lines = (report.results.flatMap(\.lines) + [summary]).map(\.withControlsSpelled)
      file = Array((lines.joined(separator: "\n") + "\n").utf8)
    case .json: file = Array(try report.json.utf8)
    case .junit: file = Array(report.junit.utf8)
    case .html: file = try run.page?.bytes ?? []
    }
    try OutputArgument.write(file, to: output)
    if output?.isStandardOutput == false { try Self.print([summary]) }
  }

  /// Prints lines, whatever they quote.
  private static func print(_ lines: [String]) throws {
    let words: KeyValuePairs<String, TextStyle> = [
      "ok": .green, "FAIL": .red, "ERROR": .red, "skip": .yellow,
    ]
    let isColored = Terminal.current.isOutputColored()
    for line in lines {
      try Terminal.print(TextStyle.line(line.withControlsSpelled, words: words, if: isColored))
    }
  }
}
