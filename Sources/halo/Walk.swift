import ArgumentParser
import CairoRenderer
import DemoScenes
import DisplayList
import FocusEngine
import Foundation
import Hosting
import LayoutFiles
import SceneGraph

/// `halo walk`.
struct Walk: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run walks: what a person does on a screen, and where focus should be then.",
    discussion: """
      One line a walk; the status is 1 when one fails or cannot be read. Of a folder every walk in \
      it is run, in the order of the names. With --json one object a step instead, and what failed \
      on the standard error. A walk of a program (program: NAME) is played by that program's tests, \
      and fails here.
      """)

  @Argument(
    help: ArgumentHelp(
      "YAML or JSON files, folders of them, or examples by name.", valueName: "file"),
    completion: Examples.completion)
  var files: [String]

  @OptionGroup var keyboard: KeyboardOptions

  @Flag(help: "One JSON object a step.")
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

  /// The file itself, or the walks in a folder; what cannot be read there is taken for one.
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
    guard !walks.isEmpty else { throw CommandError("\(path): there is no walk in this folder") }
    return walks
  }

  /// - Returns: Whether all was as expected.
  @MainActor
  private func run(_ path: String, _ renderer: Renderer) throws -> Bool {
    do {
      let walk = try WalkDocument(path: path)
      var screenLooks = ScreenLooks(looks, rules)
      screenLooks.direction = screenLooks.direction ?? walk.direction
      var scene: DemoScene?
      var demoKeys: DemoKeys?
      let runner = try WalkRunner(
        walk, appearance: appearance(for: walk.layout), direction: looks.layoutDirection,
        modifiers: keyboard.modifiers ?? .pc, detail: json ? .complete : .decision,
        variation: rules.variation, textMeasurer: renderer.text,
        readImage: { Image(try Bitmap(png: $0)) },
        openScene: { id, size, _ in
          scene = DemoScene.all.first { $0.id == id }
          return scene.map {
            Window(
              showing: $0, size: size, looks: screenLooks, modifiers: keyboard.modifiers,
              textMeasurer: renderer.text)
          }
        },
        prepare: {
          demoKeys = DemoKeys(
            in: $0, scene: scene, looks: screenLooks,
            variation: walk.layout?.variation ?? FocusVariation())
        },
        draw: { try renderer.picture(of: $0).writePNG(to: $1) })
      let failures = try runner.run { record in
        do {
          try demoKeys?.check(record.key.map { [NamedKey($0, try Key(name: $0))] } ?? [])
        } catch {
          throw CommandError("\(path): step \(record.step): \(error)")
        }
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

  /// Of a walk through a scene where there is no layout.
  private func appearance(for layout: LayoutDocument?) -> FocusAppearance {
    layout?.appearance(looks.preferences) ?? looks.preferences.appearance()
  }

  /// One line, whatever it quotes; with --json the output is for programs, so it goes beside that.
  private func say(_ line: String) throws {
    let line = line.withControlsSpelled
    if json {
      Terminal.warn(line)
    } else {
      try Terminal.print(line)
    }
  }
}
