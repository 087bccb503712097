import ArgumentParser
import FocusEngine
import FocusGeometry
import FocusInspector
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloSceneGraph

/// The command `halo explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw the search of a focus movement over the screen into a PNG file.",
    discussion: """
      Draws what the last key that moves focus looked at, on the screen as it was before: the start \
      red, the searched area in dotted red, what was found purple and guides blue, each in a pattern \
      of its own and ranked, what was left out grey. Tab draws its order. A strip below says it in \
      words. Needs no X server.
      """)

  @Option(help: "The scene to draw; see halo scenes.", completion: DemoScene.completion)
  var scene: String?

  @Option(
    help: ArgumentHelp("The layout to draw, a YAML or JSON file.", valueName: "file"),
    completion: Examples.completion)
  var layout: String?

  @Option(help: ArgumentHelp("Keys to press, for instance \"Tab Right Right\"."))
  var keys = ""

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, - for standard output.", valueName: "path"))
  var output: OutputArgument

  private var setup: PlaySetup { PlaySetup(picture, looks, rules, keyboard) }

  func validate() throws {
    guard (scene == nil) != (layout == nil) else {
      throw ValidationError("name a scene with --scene, or a file with --layout")
    }
    try checkPixels(picture.size?.size ?? .zero)
    if let scene { _ = try DemoScene.named(scene) }
    _ = try parseKeys(keys)
  }

  private func checkPixels(_ size: CGSize) throws {
    try picture.checkPixels(
      CGSize(width: size.width, height: size.height + SearchPicture.captionHeight))
  }

  func run() throws {
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor
  private func draw() throws {
    let renderer = try Renderer.withFonts()
    let screen = try makeScreen(scene: scene, layout: layout)
    try checkPixels(picture.size?.size ?? screen.size)
    let opened = setup.open(screen, textMeasurer: renderer.text)
    let presses = try parseKeys(keys)
    let search = opened.player.searchPicture(
      pressing: presses.map { (name: $0.name, key: $0.key) }, text: renderer.text)
    try opened.check(presses)
    guard let search else {
      throw CommandError(
        "nothing in \(scene ?? layout ?? "") has ever had the focus; there is no search to draw")
    }
    try output.write(renderer.picture(of: search.displayList(), scale: picture.scale).png())
  }
}
