import ArgumentParser
import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloHosting
import HaloLayoutFiles
import HaloSceneGraph

/// The command `halo speak`.
struct Speak: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Press keys and print what a screen reader says.",
    usage: "halo speak (--scene <id> | --layout <file>) [--json] [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The first line is what a screen reader says at the start; then there is a line for each key: \
    the group that the focus enters, the focused item with its role, value and position, what the \
    key has changed, or that it leads nowhere. The sentences are composed from the accessible \
    tree, which halo tree prints. With --json each line is an object: step, key (not at the start) \
    and says, a list of sentences. The command needs neither an X server nor a screen reader.
    """,
    examples: [
      ("Print what is said at three keys", #"halo speak --scene photos --keys "Tab Down Right""#),
      ("Print it for a script", #"halo speak --scene photos --keys "Tab Down Right" --json"#),
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
  var keys = ""

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Flag(help: "Print a JSON object for each key.")
  var json = false

  private struct Record: Encodable {
    var step: Int
    /// The key; nil for the start.
    var key: String?
    var says: [String]
  }

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
    let text = try Renderer.withFonts().text
    let setup = try PlaySetup(picture, looks, rules, keyboard)
    let opened = setup.open(screen, textMeasurer: text)
    let player = opened.player
    player.rest()
    let presses = try parseKeys(keys)
    let width = max(5, presses.map(\.name.count).max() ?? 0)
    var step = 0
    func say(_ name: String, _ sentences: [String]) throws {
      defer { step += 1 }
      if json {
        let record = Record(step: step, key: step == 0 ? nil : name, says: sentences)
        return try Terminal.print(record, by: .lines)
      }
      let words = sentences.isEmpty ? "–" : AccessibleSpeech.text(of: sentences)
      let padded = name + String(repeating: " ", count: max(0, width - name.count))
      try Terminal.print("\(padded)  \(words)".withControlsSpelled)
    }
    player.window.setHeard(true)
    var tree = player.window.accessibleTree()
    try say("start", AccessibleSpeech.beginning(tree))
    for press in presses {
      player.press(press.key)
      try opened.check(presses)
      player.rest()
      let now = player.window.accessibleTree()
      try say(
        press.name,
        AccessibleSpeech.change(
          from: tree, to: now, announcements: player.window.takeAnnouncements()))
      tree = now
    }
  }
}
