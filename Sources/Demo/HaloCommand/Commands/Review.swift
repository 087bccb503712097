import ArgumentParser
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloReview
import HaloSourceText

/// The command `halo review`.
struct Review: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two folders of pictures in one page, or show screens in all their looks.",
    usage: """
      halo review <before> <after> -o <path> [<options>]
      halo review --apply <file> <before> <after>
      halo review --scenes -o <path> [<options>]
      halo review --layouts <folder> -o <path> [<options>]
      """,
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The page is one HTML file that needs neither a server nor a network. It compares PNG files and \
    animated PNG files that have the same path below both folders: side by side, by slider, \
    blended, blinking, and with boxes around the differences; films are compared frame by frame.

    On the page each difference can be accepted or rejected, and the decisions can be saved as \
    decisions.json. --apply carries them out: each accepted file of AFTER replaces that of BEFORE, \
    is added to BEFORE, or is removed from it.

    --scenes and --layouts make a catalogue instead: a page with every scene of the demo, or every \
    layout in a folder, in each appearance, contrast and direction, and with reduced motion where \
    that makes a difference.

    --json prints the result of each picture or film on standard output.
    """,
    examples: [
      ("Compare two folders", "halo review before after -o report.html"),
      (
        "Ignore small differences, and write JUnit XML for a CI job",
        "halo review before after -o report.html --threshold 8 --junit report.xml"
      ),
      (
        "Carry out the decisions that were made on the page",
        "halo review --apply decisions.json before after"
      ),
      ("Show every scene in every appearance", "halo review --scenes -o scenes.html"),
      (
        "Show every layout in every appearance, after two keys",
        #"halo review --layouts screens --keys "Tab Right" -o screens.html"#
      ),
    ],
    sections: [
      .exitStatus([
        0: "Nothing differs by more than --threshold and --share, or --apply succeeded.",
        1: "A picture or film differs, is missing or is new.",
        2: "A file cannot be read or written, or a decision cannot be carried out.",
      ])
    ])

  @Argument(help: "The folder with the earlier pictures.", completion: .directory)
  var before: String?

  @Argument(help: "The folder with the current pictures.", completion: .directory)
  var after: String?

  @Flag(help: "Show every scene in every appearance, contrast and direction.")
  var scenes = false

  @Option(
    help: ArgumentHelp(
      "Show every layout in this folder in every appearance, contrast and direction.",
      valueName: "folder"), completion: Examples.completion)
  var layouts: String?

  @Option(help: "With --scenes or --layouts: keys to press in each screen; Tab by default.")
  var keys: String?

  @Option(help: "With --scenes or --layouts: the look of focus on a television.")
  var look: LookArgument?

  @Option(
    help: ArgumentHelp(
      "The largest difference of a colour channel that is ignored (0 to 255).", valueName: "n"))
  var threshold = 0

  @Option(
    help: ArgumentHelp(
      "The largest share of pixels that may differ by more (0 to 1).", valueName: "x"))
  var share = 0.0

  @Option(
    help: ArgumentHelp(
      "Findings of halo audit --format json, which are shown below the pictures.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var audit: String?

  @Option(
    help: ArgumentHelp(
      "Also write JUnit XML, with a test case for each picture.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: ArgumentHelp("Carry out decisions that were made on a page.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var apply: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The HTML file to write, or - for standard output.", valueName: "path"))
  var output: OutputArgument?

  @Flag(help: "Print a JSON object with the result of each picture.")
  var json = false

  @OptionGroup var progress: ProgressOptions

  func validate() throws {
    guard (0...255).contains(threshold) else {
      throw ValidationError("--threshold takes a number from 0 to 255, not \(threshold)")
    }
    guard (0...1).contains(share) else {
      throw ValidationError("--share takes a number from 0 to 1, not \(share)")
    }
    guard keys == nil || isCatalogue else {
      throw ValidationError("--keys needs --scenes or --layouts")
    }
    guard look == nil || isCatalogue else {
      throw ValidationError("--look needs --scenes or --layouts")
    }
    if isCatalogue {
      let name = scenes ? "--scenes" : "--layouts"
      guard !scenes || layouts == nil else {
        throw ValidationError("--scenes cannot be combined with --layouts")
      }
      guard before == nil, apply == nil, junit == nil else {
        throw ValidationError("\(name) cannot be combined with two folders, --apply or --junit")
      }
    } else {
      guard after != nil else {
        throw ValidationError(
          "name two folders, BEFORE and AFTER, or use --scenes or --layouts FOLDER")
      }
    }
    if apply != nil {
      guard output == nil, junit == nil, audit == nil, !json else {
        throw ValidationError("--apply cannot be combined with -o, --junit, --audit or --json")
      }
    } else {
      guard output != nil else { throw ValidationError("name the HTML file to write with -o") }
    }
    guard !json || output?.isStandardOutput != true else {
      throw ValidationError("--json needs a file for the page, since it uses standard output")
    }
    try output?.checkEnding(of: .page)
    _ = try parseKeys(keys ?? "")
  }

  /// Whether one set of screens is shown, without a comparison.
  private var isCatalogue: Bool { scenes || layouts != nil }

  func run() throws {
    let isAllTheSame: Bool
    do {
      isAllTheSame = try MainActor.assumeIsolated { try make() }
    } catch let error as ReviewError {
      throw failure(error)
    } catch let error as RenderError {
      throw failure(error)
    } catch  where error is SourceError || error is SourceErrors || error is CommandError {
      Self.complain(about: error)
      throw ExitCode(2)
    }
    if !isAllTheSame { throw ExitCode.failure }
  }

  /// Runs the command.
  ///
  /// - Returns: whether nothing differs beyond the thresholds.
  @MainActor
  private func make() throws -> Bool {
    let (before, after) = (before ?? "", after ?? "")
    if let apply {
      try carryOut(apply, before, after)
      return true
    }
    let audit = try audit.map { path throws(ReviewError) in try AuditFile(path: path) }
    let review = try isCatalogue ? catalogue(audit) : comparison(before, after, audit)
    let page = try ReviewPage(review).bytes
    if json, let output {
      // Only the object goes to standard output.
      try OutputFile.write(page, to: output.path)
    } else {
      try output?.write(page)
    }
    if let junit { try OutputFile.write(JUnitFile.bytes(of: review), to: junit) }
    if json {
      try Terminal.print(ReviewRecord(review), by: .pretty)
    } else if !isCatalogue, output?.isStandardOutput != true {
      try Terminal.print(review.summary)
    }
    return !review.entries.contains { $0.needsLook }
  }

  private func comparison(
    _ before: String, _ after: String, _ audit: AuditFile?
  ) throws -> PictureReview {
    var review: PictureReview?
    let folders = (before: try PictureFolder(before), after: try PictureFolder(after))
    try Interruption.heeded { check in
      let progress = progress.begin(
        of: Set(folders.before.files).union(folders.after.files).count)
      defer { progress.end() }
      review = try PictureReview(
        before: folders.before, after: folders.after,
        thresholds: Thresholds(levels: threshold, share: share), versions: Self.versions,
        audit: audit
      ) { path in
        try check()
        progress.next(path)
      }
    }
    return review ?? PictureReview(catalogue: "Review", versions: Self.versions)
  }

  /// The versions on which the appearance of pictures depends.
  static var versions: [String] {
    ["Halo \(ProgramVersion.current)"]
      + LibraryVersions.running.split(separator: "\n").map(String.init)
  }

  private func carryOut(_ path: String, _ before: String, _ after: String) throws {
    let (steps, mistakes) = try DecisionsFile(path: path).plan(before: before, after: after)
    guard mistakes.isEmpty else {
      for mistake in mistakes { Terminal.complain("\(path): \(mistake)") }
      Terminal.complain("\(path): nothing was changed")
      throw ExitCode(2)
    }
    try DecisionsFile.carryOut(steps, before: before, after: after) { step in
      switch step {
      case .copy(let file): try Terminal.print("accepted  \(file)".withControlsSpelled)
      case .remove(let file): try Terminal.print("removed   \(file)".withControlsSpelled)
      }
    }
    if steps.isEmpty { try Terminal.print("nothing to change") }
  }

  private func failure(_ error: any Error) -> ExitCode {
    Terminal.complain("\(error)")
    return ExitCode(2)
  }
}
