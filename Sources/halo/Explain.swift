import ArgumentParser
import CairoRenderer
import DemoScenes
import FocusEngine
import FocusGeometry
import FocusInspector
import Foundation
import SceneGraph

/// `halo explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw the search of a focus movement over the screen into a PNG file.",
    discussion: """
      Presses the keys up to the last one that moves focus, and draws what that one looked at, on \
      the screen as it was before: the start red, the searched area in dotted red, what was found \
      purple and guides blue, each in a pattern of its own and ranked, what was left out grey. Tab \
      draws its order. A strip below says it in words. Needs no X server.
      """)

  @Option(help: "The scene to draw; see halo scenes.")
  var scene: String?

  @Option(help: ArgumentHelp("The layout to draw, a YAML or JSON file.", valueName: "file"))
  var layout: String?

  @Option(help: ArgumentHelp("Keys to press, for instance \"Tab Right Right\"."))
  var keys = ""

  @OptionGroup var picture: PictureOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "path"))
  var output: String

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
    let renderer = Renderer(text: TextEngine())
    let screen = try makeScreen(scene: scene, layout: layout)
    try checkPixels(picture.size?.size ?? screen.size)
    let player = picture.player(for: screen, textMeasurer: renderer.text)
    let names = keys.split { $0.isWhitespace || $0 == "," }.map(String.init)
    let presses = zip(names, try parseKeys(keys)).map { (name: $0, key: $1) }
    let search = player.searchPicture(pressing: presses, text: renderer.text)
    guard let search else {
      throw CommandError(
        "nothing in \(scene ?? layout ?? "") has ever had the focus; there is no search to draw")
    }
    try renderer.picture(of: search.displayList(), scale: picture.scale).writePNG(to: output)
    Terminal.print(output)
  }
}
