import ArgumentParser
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloHosting
import HaloInstruments
import HaloSceneGraph

/// The command `halo shot`.
struct Shot: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw scenes into PNG files; needs no X server.",
    discussion: """
      After the last key the picture waits until nothing moves, or for the time that --at names, \
      so that any moment of an animation can be drawn, and drawn again. --hold alt presses Alt \
      last and keeps it down; with Command held the list of shortcuts comes.
      """)

  @Option(help: "The scene to draw; see halo scenes.", completion: DemoScene.completion)
  var scene: String?

  @Option(
    help: ArgumentHelp("The layout to draw, a YAML or JSON file.", valueName: "file"),
    completion: Examples.completion)
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

  @Flag(help: "Draw the window with its instruments: keys such as F1 and F7 act as they do there.")
  var instruments = false

  @Option(help: ArgumentHelp("Milliseconds after the last key (0 to 60000).", valueName: "ms"))
  var at: Int?

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, - for standard output; with --all a folder.", valueName: "path"))
  var output: OutputArgument

  private var setup: PlaySetup { PlaySetup(picture, looks, rules, keyboard) }

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
    if all { _ = try output.folder() }
    if instruments, hold != nil {
      throw ValidationError("--hold and --instruments do not go together")
    }
  }

  @MainActor
  private func shoot() throws {
    let renderer = try Renderer.withFonts()
    if all {
      let folder = try output.folder()
      try OutputFolder.make(at: folder)
      for scene in DemoScene.all {
        try OutputArgument(argument: "\(folder)/\(scene.id).png").write(
          png(of: scene, by: renderer))
      }
    } else {
      let screen = try makeScreen(scene: scene, layout: layout)
      try picture.checkPixels(picture.size?.size ?? screen.size)
      try output.write(png(of: screen, by: renderer))
    }
  }

  @MainActor
  private func png(of screen: any Screen, by renderer: Renderer) throws -> [UInt8] {
    let keys = try parseKeys(keys)
    let session = instruments ? try makeSession(of: screen, by: renderer) : nil
    let opened = session?.opened ?? setup.open(screen, textMeasurer: renderer.text)
    loop.apply(to: opened.window)
    let player: any ScreenPlaying
    if let session {
      player = BenchPlayer(session.bench, scale: picture.scale)
    } else {
      player = opened.player
    }
    player.rest()
    for (index, press) in keys.enumerated() {
      player.play(press.key)
      if index < keys.count - 1 || hold != nil { player.rest() }
    }
    if let hold { opened.player.hold(hold.keys) }
    if let at {
      player.advance(by: Double(at) / 1000)
    } else {
      // The list of shortcuts appears only after Command has been held for this time.
      if hold != nil { player.advance(by: opened.window.appearance.shortcuts.delay) }
      player.rest()
    }
    // The instruments hold the session weakly.
    let frame = withExtendedLifetime(session) { player.frame() }
    try opened.check(keys)
    return try renderer.picture(of: frame, scale: picture.scale).png()
  }

  /// Creates and starts a session for the screen with its instruments.
  @MainActor
  private func makeSession(of screen: any Screen, by renderer: Renderer) throws -> DemoSession {
    let file = try layout.map { try LayoutSession(path: Examples.own.path(of: $0, .layout)) }
    let session = DemoSession(
      scene: screen as? DemoScene ?? DemoScene.all[0], layout: file,
      size: picture.size?.size ?? screen.size, looks: setup.looks,
      modifiers: setup.modifiers ?? .pc, renderer: renderer)
    session.start()
    return session
  }

  func run() throws {
    try MainActor.assumeIsolated { try shoot() }
  }
}
