import ArgumentParser
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloHosting
import HaloInstruments
import HaloSceneGraph

/// The command `halo shot`.
struct Shot: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a screen into a PNG file.",
    usage: "halo shot (--scene <id> | --layout <file> | --all) -o <path> [<options>]",
    discussion: manual.text)

  static let manual = CommandManual(
    """
    The picture shows the screen after the last key, when nothing moves any more. With --at it \
    shows an earlier moment, such as the middle of an animation. --hold alt presses Alt last and \
    keeps it down; while Command is held, the list of shortcuts is shown. The command needs no X \
    server and draws the same bytes every time.

    --squint blurs the picture as it is seen from a distance, and outlines and numbers the three \
    things that are seen first, and the focus. An output whose name ends in .json or .txt has all \
    things in this order instead of the picture.
    """,
    examples: [
      (
        "Draw a scene after three keys",
        #"halo shot --scene photos --keys "Tab Tab Right" -o photos.png"#
      ),
      (
        "Draw an animation 80 ms after the key",
        "halo shot --scene tv-home --keys Right --at 80 -o rising.png"
      ),
      (
        "Draw every scene in dark appearance into a folder",
        "halo shot --all --appearance dark -o pictures"
      ),
      (
        "Show what is seen first from 3 m, and where the focus is among it",
        #"halo shot --scene tv-home --keys "Down Right" --squint -o squint.png"#
      ),
      (
        "Draw the order of Tab over a scene",
        "halo shot --scene photos --focus-loop-debugger --hold alt -o loop.png"
      ),
      (
        "Draw what a key does on five platforms",
        #"halo shot --scene photos --keys "Tab Down Right" --models -o five.png"#
      ),
    ],
    sections: [
      .exitStatus([
        0: "The picture was written.",
        1: "A file cannot be read or written, or no font is installed.",
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

  @Flag(help: "Draw every scene; --output names a folder.")
  var all = false

  @Option(help: "Keys to press first, such as \"Tab Right Right\".")
  var keys = ""

  @Option(
    help: ArgumentHelp(
      "Modifiers that are held while the picture is taken, such as alt or ctrl+alt.",
      valueName: "modifiers"), completion: HoldArgument.completion,
    transform: HoldArgument.init(parsing:))
  var hold: HoldArgument?

  @OptionGroup var loop: FocusLoopOptions

  @Flag(help: "Draw the window with its instruments, on which keys such as F1 and F7 act.")
  var instruments = false

  @Flag(help: "Draw the screen under all focus models at once, side by side.")
  var models = false

  @Option(
    help: ArgumentHelp(
      """
      A picture of another device's screen, which the loupe (F10) compares with this one, with \
      --instruments.
      """, valueName: "file"), completion: .file(extensions: ["png"]))
  var beside: String?

  @Option(
    help: ArgumentHelp(
      "Time of the picture in milliseconds after the last key (0 to 60000).", valueName: "ms"))
  var at: Int?

  @OptionGroup var squint: SquintOptions

  @OptionGroup var picture: PictureOptions
  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The PNG file to write, or - for standard output; with --all a folder.", valueName: "path"))
  var output: OutputArgument

  private var setup: PlaySetup {
    get throws { try PlaySetup(picture, looks, rules, keyboard) }
  }

  func validate() throws {
    guard [all, scene != nil, layout != nil].count(where: { $0 }) == 1 else {
      throw ValidationError("choose a screen with --scene ID or --layout FILE, or use --all")
    }
    if let at, !(0...60_000).contains(at) {
      throw ValidationError("--at takes milliseconds from 0 to 60000, not \(at)")
    }
    try picture.checkPixels(picture.size?.size ?? .zero)
    if let scene { _ = try DemoScene.named(scene) }
    _ = try parseKeys(keys)
    if all {
      _ = try output.folder()
    } else {
      var kind = OutputKind.png
      if squint.isWanted { kind.endings.append("json") }
      try output.checkEnding(of: kind)
    }
    try squint.check(output, isAlone: !all && !instruments && !models)
    if beside != nil, !instruments { throw ValidationError("--beside needs --instruments") }
    if models, all || instruments || hold != nil {
      throw ValidationError("--models cannot be combined with --all, --instruments or --hold")
    }
    if instruments, hold != nil {
      throw ValidationError("--hold cannot be combined with --instruments")
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
      try output.write(
        models ? pngOfModels(screen, by: renderer) : png(of: screen, by: renderer))
    }
  }

  /// Returns the picture of the screen under all focus models at once.
  @MainActor
  private func pngOfModels(_ screen: any Screen, by renderer: Renderer) throws -> [UInt8] {
    let stage = try FilmStage(
      allModelsOf: screen, { try makeScreen(scene: scene, layout: layout) }, setup, renderer)
    try picture.checkPixels(stage.size)
    let frame = try stage.picture(
      after: parseKeys(keys), at: at.map { Double($0) / 1000 }, loop)
    return try renderer.picture(of: frame, scale: picture.scale).png()
  }

  @MainActor
  private func png(of screen: any Screen, by renderer: Renderer) throws -> [UInt8] {
    let keys = try parseKeys(keys)
    let session = instruments ? try makeSession(of: screen, by: renderer) : nil
    let opened = try session?.opened ?? setup.open(screen, textMeasurer: renderer.text)
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
    if squint.isWanted {
      return try squint.file(of: frame, in: opened.window, picture.scale, for: output, renderer)
    }
    return try renderer.picture(of: frame, scale: picture.scale).png()
  }

  /// Creates and starts a session for the screen with its instruments.
  @MainActor
  private func makeSession(of screen: any Screen, by renderer: Renderer) throws -> DemoSession {
    let file = try layout.map { try LayoutSession(path: Examples.own.path(of: $0, .layout)) }
    let setup = try setup
    let session = DemoSession(
      scene: screen as? DemoScene ?? DemoScene.all[0], layout: file,
      size: picture.size?.size ?? screen.size, looks: setup.looks,
      modifiers: setup.modifiers ?? .pc, renderer: renderer)
    session.bench.stillPath = beside
    session.start()
    return session
  }

  func run() throws {
    try MainActor.assumeIsolated { try shoot() }
  }
}
