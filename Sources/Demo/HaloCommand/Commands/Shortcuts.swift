import ArgumentParser
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloLayoutFiles
import HaloSceneGraph

/// The command `halo shortcuts`.
struct Shortcuts: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "List and check the keyboard shortcuts of the scenes.",
    usage: "halo shortcuts [--scene <id>] [--reserved | --check] [--json] [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    A shortcut is written with its modifiers in the order Control, Option, Shift, Command. On a PC \
    Command is the Control key and Option is Alt; with --modifiers mac Command is the Super key.

    --check reports commands that use a reserved shortcut for something else, commands whose keys \
    another command, the focus or the window manager takes, and modifiers that the Human Interface \
    Guidelines advise against. It lists intended exceptions with their reasons.

    With --json each line is an object: a shortcut with its scene, keys and title, a reserved \
    shortcut with where it works, or a problem with its scene and, if it is intended, its reason.
    """,
    examples: [
      ("List the shortcuts of a scene", "halo shortcuts --scene reminders"),
      ("List the reserved shortcuts", "halo shortcuts --reserved"),
      ("Check all scenes with the keys of a Mac", "halo shortcuts --check --modifiers mac"),
      ("List the shortcuts of all scenes for a script", "halo shortcuts --json"),
    ],
    sections: [
      .exitStatus([
        0: "The shortcuts were listed, or --check found no problem.",
        1: "--check found a problem that has no stated reason.",
      ])
    ])

  @Option(
    help: ArgumentHelp("The scene; all scenes by default.", valueName: "id"),
    completion: DemoScene.completion)
  var scene: String?

  @Flag(help: "List the reserved shortcuts, and what Halo does with each.")
  var reserved = false

  @Flag(
    help: "Report conflicts between shortcuts, and modifiers that should not be used.")
  var check = false

  @Flag(help: "Print a JSON object for each shortcut or problem.")
  var json = false

  @OptionGroup var keyboard: KeyboardOptions

  func validate() throws {
    if reserved, check || scene != nil {
      throw ValidationError("--reserved cannot be combined with --check or --scene")
    }
    if let scene { _ = try DemoScene.named(scene) }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      if reserved { return try printReserved() }
      let scenes = try scene.map { [try DemoScene.named($0)] } ?? DemoScene.all
      if check { try printProblems(of: scenes) } else { try printCommands(of: scenes) }
    }
  }

  private var modifiers: ModifierScheme { keyboard.modifiers ?? .pc }

  // MARK: Lists

  private func printReserved() throws {
    let records = ReservedShortcut.all.map { row in
      let place =
        switch row.place(with: modifiers) {
        case .everywhere: "works everywhere" + (row.exception.map { ", \($0)" } ?? "")
        case .scenes(let ids): "works in \(ids.joined(separator: ", "))"
        case .free(let reason): "free: \(reason)"
        case .nowhere(let reason): reason
        }
      return ReservedRecord(
        shortcut: row.shortcut.spelled, kind: row.isSystem ? "system" : "known", title: row.title,
        place: place)
    }
    if json { return try printObjects(records) }
    try Terminal.print(rows: records.map { [$0.shortcut, $0.kind, $0.title, $0.place] })
  }

  private struct ReservedRecord: Encodable {
    var shortcut, kind, title, place: String
  }

  private struct CommandRecord: Encodable {
    var scene, shortcut: String
    /// The labels of the keys.
    var keys: [String]
    var title: String
  }

  private struct ProblemRecord: Encodable {
    var scene, problem: String
    /// The reason why it is intended; nil if there is none.
    var reason: String?
  }

  private func printObjects(_ records: [some Encodable]) throws {
    for record in records { try Terminal.print(record, by: .lines) }
  }

  /// Calls `body` with a window that shows the scene in its initial state.
  @MainActor
  private func open<Result>(_ scene: DemoScene, _ body: (Window) -> Result) -> Result {
    let window = Window(
      showing: scene, looks: ScreenLooks(), modifiers: modifiers, textMeasurer: TextEngine())
    let application = DemoApplication()
    window.application = application
    _ = window.frame(at: 0)
    return withExtendedLifetime(application) { body(window) }
  }

  @MainActor
  private func printCommands(of scenes: [DemoScene]) throws {
    for scene in scenes {
      var seen: Set<String> = []
      let records = open(scene, \.commandChains).joined().compactMap { entry -> CommandRecord? in
        let command = entry.command
        let spelled = command.shortcut.spelled
        guard seen.insert("\(spelled) \(command.name)").inserted else { return nil }
        return CommandRecord(
          scene: scene.id, shortcut: spelled, keys: command.shortcut.caps(scheme: modifiers),
          title: command.name)
      }
      if json {
        try printObjects(records)
        continue
      }
      try Terminal.print("\(scene.title) (\(scene.id))")
      try Terminal.print(
        rows: records.map { [$0.shortcut, $0.keys.joined(separator: " "), $0.title] }, indent: "  ")
    }
  }

  @MainActor
  private func printProblems(of scenes: [DemoScene]) throws {
    var (lines, kept): ([String], [String]) = ([], [])
    var records: [ProblemRecord] = []
    for scene in scenes {
      for problem in open(scene, \.shortcutProblems) {
        records.append(
          ProblemRecord(scene: scene.id, problem: "\(problem)", reason: problem.reasonInDemo))
        if let reason = problem.reasonInDemo {
          let line = "kept: \(problem); \(reason)"
          if !kept.contains(line) { kept.append(line) }
        } else {
          lines.append("\(scene.id): \(problem)")
        }
      }
    }
    if json {
      try printObjects(records)
      if !lines.isEmpty { throw ExitCode(1) }
      return
    }
    for line in kept + lines { try Terminal.print(line) }
    let names = scenes.count == 1 ? "\(scenes[0].id)" : "\(scenes.count) scenes"
    let keys = modifiers == .pc ? "PC keys" : "Mac keys"
    try Terminal.print(
      lines.isEmpty
        ? "\(names), \(keys): no problems"
        : "\(names), \(keys): \(lines.count) \(lines.count == 1 ? "problem" : "problems")")
    if !lines.isEmpty { throw ExitCode(1) }
  }
}
