import ArgumentParser
import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloHosting
import HaloSceneGraph

/// The command `halo speak`.
struct Speak: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Press keys and print what a screen reader says.",
    discussion: """
      One line a key, and one before the first: what the focus comes into, what has it, what that \
      is and holds, where it stands among its like; what a key has changed; or that it leads \
      nowhere. Put together from the accessible tree, which halo tree prints; needs no X server and \
      no screen reader.
      """)

  @Option(help: "The scene to walk; see halo scenes.", completion: DemoScene.completion)
  var scene: String?

  @Option(
    help: ArgumentHelp("The layout to walk, a YAML or JSON file.", valueName: "file"),
    completion: Examples.completion)
  var layout: String?

  @Option(help: ArgumentHelp("Keys to press, for instance \"Tab Right Right\"."))
  var keys = ""

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

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
    let text = try Renderer.withFonts().text
    let setup = PlaySetup(picture, looks, rules, keyboard)
    let opened = setup.open(screen, textMeasurer: text)
    let player = opened.player
    player.rest()
    let presses = try parseKeys(keys)
    let width = max(5, presses.map(\.name.count).max() ?? 0)
    func say(_ name: String, _ sentences: [String]) throws {
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
