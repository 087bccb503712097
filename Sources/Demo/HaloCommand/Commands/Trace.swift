import ArgumentParser
import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloLayoutFiles
import HaloSceneGraph

/// The command `halo trace`.
struct Trace: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Press keys and print where focus goes, and why.",
    usage: "halo trace (--scene <id> | --layout <file>) --keys <keys> [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    Each line has a key, the item that had the focus before it, the item that has it now, and the \
    outcome. With --json each line is an object with the complete explanation: the searched area, \
    every candidate with its rank or the reason for leaving it out, and the winner. The command \
    needs no X server.
    """,
    examples: [
      ("Print where three keys lead", #"halo trace --scene focus-guide --keys "Right Down Up""#),
      (
        "Print the complete explanations",
        #"halo trace --layout tv-shelves --keys "Right Down" --json"#
      ),
    ],
    sections: [
      .exitStatus([
        0: "All keys were pressed.",
        1: "A file cannot be read, or no font is installed.",
      ])
    ])

  @Option(
    help: ArgumentHelp("The scene to use; halo scenes lists them.", valueName: "id"),
    completion: DemoScene.completion)
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The layout to use: a YAML or JSON file, or an example by its name.", valueName: "file"),
    completion: Examples.completion)
  var layout: String?

  @Option(help: "Keys to press, such as \"Tab Right Right\".")
  var keys: String

  @Option(help: PictureOptions.sizeHelp, transform: SizeArgument.init(parsing:))
  var size: SizeArgument?

  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Flag(help: "Print a JSON object for each key.")
  var json = false

  func validate() throws {
    try checkScreenChoice(scene: scene, layout: layout)
    if let scene { _ = try DemoScene.named(scene) }
    _ = try parseKeys(keys)
  }

  func run() throws {
    try MainActor.assumeIsolated { try walk() }
  }

  @MainActor
  private func walk() throws {
    let screen = try makeScreen(scene: scene, layout: layout)
    let looks = try ScreenLooks(looks, rules)
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
