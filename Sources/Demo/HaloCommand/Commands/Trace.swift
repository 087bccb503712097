import ArgumentParser
import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloLayoutFiles
import HaloSceneGraph

/// The command `halo trace`.
struct Trace: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Press keys and print where focus goes, and why.",
    discussion: """
      One line a key: the key, where focus was, where it is, and what happened. With --json one \
      object a line, each with the whole explanation.
      """)

  @Option(help: "The scene to walk; see halo scenes.", completion: DemoScene.completion)
  var scene: String?

  @Option(
    help: ArgumentHelp("The layout to walk, a YAML or JSON file.", valueName: "file"),
    completion: Examples.completion)
  var layout: String?

  @Option(help: ArgumentHelp("Keys to press, for instance \"Tab Right Right\"."))
  var keys: String

  @Option(help: ArgumentHelp("Size in points; a layout has its own.", valueName: "WxH"))
  var size: SizeArgument?

  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
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
    let looks = ScreenLooks(looks, rules)
    let opened = OpenedScreen(
      screen, size: size?.size, looks: looks, modifiers: keyboard.modifiers,
      textMeasurer: try Renderer.withFonts().text, detail: json ? .complete : .decision)
    let player = opened.player
    let presses = try parseKeys(keys)
    let width = max(5, presses.map(\.name.count).max() ?? 0)
    if json {
      try Terminal.print(StepRecord(start: player.focusedLabel).json)
    } else {
      try say("\(pad("start", width))  \(player.focusedLabel ?? "none")")
    }
    for (index, press) in presses.enumerated() {
      let step = player.press(press.key)
      try opened.check(presses)
      player.rest()
      if json {
        try Terminal.print(StepRecord(step: index + 1, key: press.name, step).json)
      } else {
        let detour = step.explanation?.detour?.reasons.last.map { ", \($0)" } ?? ""
        try say(
          "\(pad(press.name, width))  \(step.from ?? "none") → \(step.to ?? "none")  "
            + step.outcome.rawValue + detour)
      }
    }
  }

  /// Prints one line, whatever an identifier in it contains.
  private func say(_ line: String) throws { try Terminal.print(line.withControlsSpelled) }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
