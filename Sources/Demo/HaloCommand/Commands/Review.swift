import ArgumentParser
import Foundation
import HaloCairoRenderer
import HaloReview

/// The command `halo review`.
struct Review: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare two folders of pictures in one page, or show all states of the scenes.",
    discussion: """
      The page is one HTML file that needs no server and no network. Pictures and films (PNG and \
      APNG) are compared by their paths below both folders: side by side, by slider, blended, \
      blinking, and with boxes around what differs; films frame by frame, both in step. What \
      somebody decides there is saved as decisions.json, which --apply carries out: for what is \
      accepted, the file of AFTER takes the place of that of BEFORE, is added or taken away.

      The status is 1 when something differs beyond --threshold and --share, and 2 when something \
      cannot be read, written or carried out.

        halo review before after -o report.html
        halo review before after -o report.html --threshold 8 --junit report.xml
        halo review --apply decisions.json before after
        halo review --scenes -o scenes.html
      """)

  @Argument(help: "The folder with the pictures as they were.", completion: .directory)
  var before: String?

  @Argument(help: "The folder with the pictures as they are.", completion: .directory)
  var after: String?

  @Flag(help: "Show each scene in every appearance, contrast and direction, instead of folders.")
  var scenes = false

  @Option(help: ArgumentHelp("With --scenes: keys to press in each of them; Tab unless given."))
  var keys: String?

  @Option(help: ArgumentHelp("Levels of 255 that count as the same.", valueName: "n"))
  var threshold = 0

  @Option(help: ArgumentHelp("Share of the pixels that may differ more, 0 to 1.", valueName: "x"))
  var share = 0.0

  @Option(
    help: ArgumentHelp("Findings of an audit, to be shown below its pictures.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var audit: String?

  @Option(
    help: ArgumentHelp("Also write JUnit XML, a case a picture.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var junit: String?

  @Option(
    help: ArgumentHelp("Carry out what was decided in a report.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var apply: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The HTML file to write, - for standard output.", valueName: "path"))
  var output: OutputArgument?

  func validate() throws {
    guard (0...255).contains(threshold) else {
      throw ValidationError("--threshold takes levels from 0 to 255, not \(threshold)")
    }
    guard (0...1).contains(share) else {
      throw ValidationError("--share takes a number from 0 to 1, not \(share)")
    }
    guard keys == nil || scenes else { throw ValidationError("--keys is for --scenes") }
    if scenes {
      guard before == nil, apply == nil, junit == nil else {
        throw ValidationError("--scenes shows what there is, and compares no folders")
      }
    } else {
      guard after != nil else {
        throw ValidationError("name two folders, BEFORE and AFTER, or say --scenes")
      }
    }
    if apply != nil {
      guard output == nil, junit == nil, audit == nil else {
        throw ValidationError("--apply carries decisions out, and writes no report")
      }
    } else {
      guard output != nil else { throw ValidationError("name the file to write with -o") }
    }
    _ = try parseKeys(keys ?? "")
  }

  func run() throws {
    let isAllTheSame: Bool
    do {
      isAllTheSame = try MainActor.assumeIsolated { try make() }
    } catch let error as ReviewError {
      throw failure(error)
    } catch let error as RenderError {
      throw failure(error)
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
    let review = try scenes ? catalogue(audit) : comparison(before, after, audit)
    try output?.write(try ReviewPage(review).bytes)
    if let junit { try OutputFile.write(JUnitFile.bytes(of: review), to: junit) }
    if !scenes, output?.isStandardOutput != true { try Terminal.print(review.summary) }
    return !review.entries.contains { $0.needsLook }
  }

  private func comparison(
    _ before: String, _ after: String, _ audit: AuditFile?
  ) throws -> PictureReview {
    var review: PictureReview?
    try Interruption.heeded { check in
      review = try PictureReview(
        before: PictureFolder(before), after: PictureFolder(after),
        thresholds: Thresholds(levels: threshold, share: share), versions: Self.versions,
        audit: audit, check: check)
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
