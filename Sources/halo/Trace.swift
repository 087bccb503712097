import ArgumentParser
import CairoRenderer
import DemoScenes
import FocusEngine
import Foundation
import LayoutFiles
import SceneGraph

/// `halo trace`.
struct Trace: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Press keys and print where focus goes, and why.",
    discussion: """
      One line a key: the key, where focus was, where it is, and what happened. With --json one \
      object a line, each with the whole explanation.
      """)

  @Option(help: "The scene to walk; see halo scenes.")
  var scene: String?

  @Option(help: ArgumentHelp("The layout to walk, a YAML or JSON file.", valueName: "file"))
  var layout: String?

  @Option(help: ArgumentHelp("Keys to press, for instance \"Tab Right Right\"."))
  var keys: String

  @Option(help: ArgumentHelp("Size in points; a layout has its own.", valueName: "WxH"))
  var size: SizeArgument?

  @OptionGroup var looks: LooksOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Flag(help: "One JSON object a step.")
  var json = false

  func validate() throws {
    guard (scene == nil) != (layout == nil) else {
      throw ValidationError("name a scene with --scene, or a file with --layout")
    }
    if let scene { _ = try DemoScene.named(scene) }
    _ = try parseKeys(keys)
  }

  func run() throws {
    try MainActor.assumeIsolated { try walk() }
  }

  @MainActor
  private func walk() throws {
    let screen = try makeScreen(scene: scene, layout: layout)
    let player = ScenePlayer(
      window: Window(
        showing: screen, size: size?.size, looks: ScreenLooks(looks),
        modifiers: keyboard.modifiers, textMeasurer: TextEngine()))
    let names = keys.split { $0.isWhitespace || $0 == "," }.map(String.init)
    let width = max(5, names.map(\.count).max() ?? 0)
    if json {
      Terminal.print(try StepRecord(start: player.focusedLabel).json)
    } else {
      Terminal.print("\(pad("start", width))  \(player.focusedLabel ?? "none")")
    }
    for (index, (name, key)) in zip(names, try parseKeys(keys)).enumerated() {
      let step = player.press(key)
      player.rest()
      if json {
        Terminal.print(try StepRecord(step: index + 1, key: name, step).json)
      } else {
        Terminal.print(
          "\(pad(name, width))  \(step.from ?? "none") → \(step.to ?? "none")  "
            + step.outcome.rawValue)
      }
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
