import ArgumentParser
import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDebuggerPrompt
import HaloDemoScenes
import HaloSceneGraph
import HaloSourceText

/// The command `halo debug`.
struct Debug: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Press keys and answer commands of the focus debugger.",
    usage: "halo debug (--scene <id> | <layout>) [<options>] <command> ...", discussion: manual.text
  )

  static let manual = CommandManual(
    """
    The commands are those of UIFocusDebugger and of the instrument Debugger; help lists them. A \
    dash reads commands from standard input, one a line. The command needs no X server.
    """,
    examples: [
      (
        "Print why an item cannot have the focus",
        "halo debug --scene sign-in 'checkFocusability sign-in'"
      ),
      ("Print two answers as JSON", "halo debug tv-shelves --keys Down --json status focusLoop"),
    ],
    sections: [
      .exitStatus([
        0: "All commands were answered.", 1: "A file cannot be read, or no font is installed.",
        2: "There is no such command or item.",
      ])
    ])

  @Option(
    help: ArgumentHelp("The scene to use; halo scenes lists them.", valueName: "id"),
    completion: DemoScene.completion)
  var scene: String?
  @Option(help: "Keys to press first, such as \"Tab Right\".") var keys = ""
  @Option(help: "The item that the commands are about; by default the focused one.") var on: String?
  @Option(help: PictureOptions.sizeHelp, transform: SizeArgument.init(parsing:))
  var size: SizeArgument?
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions
  @Flag(help: "Print a JSON object for each command.") var json = false
  @Argument(
    help: "Without --scene first a layout: a YAML or JSON file, or an example; then the commands.",
    completion: Examples.completion)
  var commands: [String]

  func validate() throws {
    if let scene { _ = try DemoScene.named(scene) }
    _ = try parseKeys(keys)
    guard commands.count > (scene == nil ? 1 : 0) else {
      throw ValidationError(
        "choose a screen and a command, such as: halo debug --scene grid status")
    }
  }

  func run() throws { try MainActor.assumeIsolated { try answer() } }

  @MainActor
  private func answer() throws {
    let screen = try makeScreen(scene: scene, layout: scene == nil ? commands.first : nil)
    let opened = OpenedScreen(
      screen, size: size?.size, looks: try ScreenLooks(looks, rules), modifiers: keyboard.modifiers,
      textMeasurer: try Renderer.withFonts().text)
    opened.player.rest()
    try opened.press(parseKeys(keys))
    let lines = try commands.dropFirst(scene == nil ? 1 : 0).flatMap { text in
      text == "-" ? try SourceFile(path: text).text.components(separatedBy: "\n") : [text]
    }
    do {
      for answer in try DebuggerPrompt(opened.window).answers(to: lines, on: on) {
        if json { try Terminal.print(answer, by: .lines) } else { try Terminal.print(answer.text) }
      }
    } catch let mistake as DebuggerMistake {
      Terminal.complain(mistake)
      throw ExitCode(2)
    }
  }
}
