import ArgumentParser
import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloDisplayList
import HaloHosting
import HaloLayoutFiles
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
    should have the focus after each; halo-walk(5) describes it. The command prints a line for \
    each walk that passes and for each step that fails. Of a folder it runs every walk, sorted by \
    name, without those of subfolders. With --json standard output has an object for each step, \
    and failures are printed on standard error. A walk of a program (program: NAME) can only be \
    run by the tests of that program; here it fails.
    """,
    examples: [
      ("Run an example", "halo walk focus-guide"),
      ("Run every walk in a folder", "halo walk walks"),
      (
        "Run a walk with the keys of a Mac",
        "halo walk screen.walk.yaml --modifiers mac"
      ),
    ],
    sections: [
      .exitStatus([
        0: "Every walk passed.",
        1: "A walk failed, a file cannot be read or written, or no font is installed.",
      ])
    ])

  @Argument(
    help: ArgumentHelp(
      "Walks: YAML or JSON files, folders of them, or examples by their names.", valueName: "file"),
    completion: Examples.completion)
  var files: [String]

  @OptionGroup var keyboard: KeyboardOptions

  @Flag(help: "Print a JSON object for each step.")
  var json = false

  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions

  func run() throws {
    let hasFailed = try MainActor.assumeIsolated { try runAll() }
    if hasFailed { throw ExitCode.failure }
  }

  @MainActor
  private func runAll() throws -> Bool {
    let renderer = try Renderer.withFonts()
    var hasFailed = false
    for file in files {
      do {
        for path in try Self.walks(in: file) where try !run(path, renderer) { hasFailed = true }
      } catch let error as LostOutput {
        throw error
      } catch {
        try say("FAIL  \(error)")
        hasFailed = true
      }
    }
    return hasFailed
  }

  /// Returns the file itself, or the walks in a folder; unreadable files there count as walks.
  private static func walks(in name: String) throws -> [String] {
    let path = try Examples.own.path(of: name, .walk)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw CommandError("\(path): cannot be read: \(String(cString: strerror(errno)))")
    }
    let walks = names.sorted()
      .filter { name in
        [".yaml", ".yml", ".json"].contains { name.lowercased().hasSuffix($0) }
      }
      .map { "\(folder)/\($0)" }
      .filter { WalkDocument.isWalk(path: $0) ?? true }
    guard !walks.isEmpty else { throw CommandError("\(path): the folder contains no walk") }
    return walks
  }

  /// Runs a walk.
  ///
  /// - Returns: whether everything was as expected.
  @MainActor
  private func run(_ path: String, _ renderer: Renderer) throws -> Bool {
    do {
      let walk = try WalkDocument(path: path)
      let play = WalkPlay(
        walk, path: path, looks: ScreenLooks(looks, rules), modifiers: keyboard.modifiers,
        detail: json ? .complete : .decision, renderer: renderer)
      let failures = try play.run { record in
        if json { try Terminal.print(record.json) }
      }
      for failure in failures { try say("FAIL  \(failure)") }
      guard failures.isEmpty else { return false }
      let count = walk.stepCount
      if !json { try say("ok    \(path) (\(count) \(count == 1 ? "step" : "steps"))") }
      return true
    } catch let error as LostOutput {
      throw error
    } catch {
      try say("FAIL  \(error)")
      return false
    }
  }

  /// Prints one line, whatever it quotes; with --json on standard error, since the output is for
  /// programs.
  private func say(_ line: String) throws {
    let line = line.withControlsSpelled
    if json {
      Terminal.warn(line)
    } else {
      try Terminal.print(line)
    }
  }
}
