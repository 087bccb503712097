import ArgumentParser
import CairoRenderer
import DemoScenes
import Foundation
import Hosting
import SceneGraph

/// `halo shot`.
struct Shot: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw scenes into PNG files; needs no X server.",
    discussion: """
      After the last key the picture waits until nothing moves, or for the time that --at names, \
      so that any moment of an animation can be drawn, and drawn again. --hold alt presses Alt \
      last and keeps it down; with Command held the list of shortcuts comes.
      """)

  @Option(help: "The scene to draw; see halo scenes.")
  var scene: String?

  @Option(help: ArgumentHelp("The layout to draw, a YAML or JSON file.", valueName: "file"))
  var layout: String?

  @Flag(help: "Draw every scene; --output is then a folder.")
  var all = false

  @Option(help: ArgumentHelp("Keys to press first, for instance \"Tab Right Right\"."))
  var keys = ""

  @Option(
    help: ArgumentHelp(
      "Modifiers held while the picture is taken: alt, ctrl+alt, super.", valueName: "mods"))
  var hold: HoldArgument?

  @OptionGroup var loop: FocusLoopOptions

  @Option(help: ArgumentHelp("Milliseconds after the last key (0 to 60000).", valueName: "ms"))
  var at: Int?

  @OptionGroup var picture: PictureOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; with --all a folder.", valueName: "path"))
  var output: String

  func validate() throws {
    guard [all, scene != nil, layout != nil].count(where: { $0 }) == 1 else {
      throw ValidationError(
        "name one scene with --scene, all of them with --all, or a file with --layout")
    }
    if let at, !(0...60_000).contains(at) {
      throw ValidationError("--at takes milliseconds from 0 to 60000, not \(at)")
    }
    try picture.checkPixels(picture.size?.size ?? .zero)
    if let scene { _ = try DemoScene.named(scene) }
    _ = try parseKeys(keys)
  }

  @MainActor
  private func shoot() throws {
    let keys = try parseKeys(keys)
    let renderer = Renderer(text: TextEngine())
    if all {
      try makeFolder(output)
      for scene in DemoScene.all {
        try shoot(scene, keys: keys, renderer, path: "\(output)/\(scene.id).png")
      }
    } else {
      let screen = try makeScreen(scene: scene, layout: layout)
      try picture.checkPixels(picture.size?.size ?? screen.size)
      try shoot(screen, keys: keys, renderer, path: output)
    }
  }

  @MainActor
  private func shoot(
    _ screen: any Screen, keys: [Key], _ renderer: Renderer, path: String
  ) throws {
    let player = picture.player(for: screen, textMeasurer: renderer.text)
    loop.apply(to: player.window)
    player.rest()
    for (index, key) in keys.enumerated() {
      player.press(key)
      if index < keys.count - 1 || hold != nil { player.rest() }
    }
    if let hold { player.hold(hold.keys) }
    if let at {
      player.advance(by: Double(at) / 1000)
    } else {
      // What comes only after a key has been held for a while.
      if hold != nil { player.advance(by: player.window.appearance.shortcuts.delay) }
      player.rest()
    }
    try renderer.picture(of: player.frame(), scale: picture.scale).writePNG(to: path)
    Terminal.print(path)
  }

  private func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw RenderError.write(path: path, reason: String(cString: strerror(errno)))
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try shoot() }
  }
}
