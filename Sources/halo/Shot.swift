import ArgumentParser
import CairoRenderer
import DemoScenes
import Foundation
import SceneGraph

/// `halo shot`.
struct Shot: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw scenes into PNG files; needs no X server.",
    discussion: """
      After the last key the picture waits until nothing moves, or for the time that --at names, \
      so that any moment of an animation can be drawn, and drawn again.
      """)

  @Option(help: "The scene to draw; see halo scenes.")
  var scene: String?

  @Flag(help: "Draw every scene; --output is then a folder.")
  var all = false

  @Option(help: ArgumentHelp("Keys to press first, for instance \"Tab Right Right\"."))
  var keys = ""

  @Option(help: ArgumentHelp("Milliseconds after the last key (0 to 60000).", valueName: "ms"))
  var at: Int?

  @Option(help: ArgumentHelp("Size in points.", valueName: "WxH"))
  var size = SizeArgument(CGSize(width: 1280, height: 800))

  @Option(help: ArgumentHelp("Device pixels a point, 0.5 to 4.", valueName: "n"))
  var scale: ScaleArgument?

  @Option(help: "light or dark; TV scenes keep their own colours.")
  var appearance = AppearanceArgument.light

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; with --all a folder.", valueName: "path"))
  var output: String

  func validate() throws {
    guard all != (scene != nil) else {
      throw ValidationError("name one scene with --scene, or all of them with --all")
    }
    if let at, !(0...60_000).contains(at) {
      throw ValidationError("--at takes milliseconds from 0 to 60000, not \(at)")
    }
    let pixels = max(size.size.width, size.size.height) * (scale?.scale ?? 1)
    guard pixels <= 16_384 else {
      throw ValidationError("a picture may be at most 16384 pixels wide and high")
    }
    if let scene { _ = try DemoScene.named(scene) }
    _ = try parseKeys(keys)
  }

  @MainActor
  private func shoot() throws {
    let keys = try parseKeys(keys)
    let scenes = try scene.map { [try DemoScene.named($0)] } ?? DemoScene.all
    let renderer = Renderer(text: TextEngine())
    if all {
      try makeFolder(output)
    }
    for scene in scenes {
      let path = all ? "\(output)/\(scene.id).png" : output
      try picture(of: scene, keys: keys, renderer: renderer).writePNG(to: path)
      print(path)
    }
  }

  @MainActor
  private func picture(
    of scene: DemoScene, keys: [Key], renderer: Renderer
  ) throws -> PixelSurface {
    let scale = scale?.scale ?? 1
    let player = ScenePlayer(
      scene: scene, size: size.size, scale: scale, appearance: appearance.appearance,
      textMeasurer: renderer.text)
    player.rest()
    for (index, key) in keys.enumerated() {
      player.press(key)
      if index < keys.count - 1 { player.rest() }
    }
    if let at { player.advance(by: Double(at) / 1000) } else { player.rest() }
    return try renderer.picture(of: player.frame(), scale: scale)
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
