import ArgumentParser
import FocusEngine
import FocusGeometry
import FocusInspector
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloSceneGraph

/// The command `halo explain`.
struct Explain: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw the search of a focus movement over the screen into a PNG file.",
    usage: "halo explain (--scene <id> | --layout <file>) --keys <keys> -o <path> [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The picture shows the screen before the last key that moves focus, and how that key searched: \
    the start in red, the searched area with a dotted red border, candidates in purple and focus \
    guides in blue, each with its rank, and items that were left out in the colour of the reason. \
    For Tab it shows the order of the stops. A caption below the screen explains the decision. The \
    command needs no X server.
    """,
    examples: [
      (
        "Show how Down finds a button through a focus guide",
        #"halo explain --scene focus-guide --keys "Right Down" -o why.png"#
      ),
      (
        "Show a search in a layout",
        #"halo explain --layout tv-shelves --keys "Right Down" -o why.png"#
      ),
    ],
    sections: [
      .exitStatus([
        0: "The picture was written.",
        1: "No item got the focus, a file cannot be read or written, or no font is installed.",
      ])
    ])

  @Option(
    help: ArgumentHelp("The scene to draw; halo scenes lists them.", valueName: "id"),
    completion: DemoScene.completion)
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "The layout to draw: a YAML or JSON file, or an example by its name.", valueName: "file"),
    completion: Examples.completion)
  var layout: String?

  @Option(help: "Keys to press, such as \"Tab Right Right\".")
  var keys = ""

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The PNG file to write, or - for standard output.", valueName: "path"))
  var output: OutputArgument

  private var setup: PlaySetup {
    get throws { try PlaySetup(picture, looks, rules, keyboard) }
  }

  func validate() throws {
    try checkScreenChoice(scene: scene, layout: layout)
    try checkPixels(picture.size?.size ?? .zero)
    if let scene { _ = try DemoScene.named(scene) }
    try output.checkEnding(of: .png)
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
    let opened = try setup.open(screen, textMeasurer: renderer.text)
    let presses = try parseKeys(keys)
    let search = opened.player.searchPicture(
      pressing: presses.map { (name: $0.name, key: $0.key) }, text: renderer.text)
    try opened.check(presses)
    guard let search else {
      throw CommandError(
        "no item of \(scene ?? layout ?? "") gets the focus, so there is no search to draw")
    }
    try output.write(renderer.picture(of: search.displayList(), scale: picture.scale).png())
  }
}
