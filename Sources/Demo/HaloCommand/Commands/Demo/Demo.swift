import ArgumentParser
import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloSceneGraph
import HaloXlibHost

/// The command `halo demo`.
struct Demo: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the scenes in a window and walk them.",
    discussion: """
      Escape or Q leaves, F1 brings the instruments and the list of their keys, F2 goes to the next \
      scene, F3 to the next focus model, F11 fills the screen, F12 saves a screenshot in a folder of \
      this sitting's below halo-screenshots/, says where, and copies it, which it also does when it \
      cannot save.

      --modifiers is kept in halo/settings.yaml below $XDG_CONFIG_HOME (~/.config); where neither \
      that nor a home is known, it says so and counts for this time.
      """)

  @Option(help: "The scene to begin with; see halo scenes.", completion: DemoScene.completion)
  var scene = DemoScene.all[0].id

  @Option(
    help: ArgumentHelp(
      "A layout to begin with, a YAML or JSON file; it is shown again when it changes.",
      valueName: "file"), completion: Examples.completion)
  var layout: String?

  @Option(
    help: ArgumentHelp("Size in points; 1280x800, or the layout's, unless given.", valueName: "WxH")
  )
  var size: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "Device pixels a point, 0.5 to 4; the desktop's unless given.", valueName: "n"))
  var scale: ScaleArgument?

  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var loop: FocusLoopOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    help: ArgumentHelp(
      "The layout as it was before: one half of what Shift-F6 shows at last.", valueName: "file"),
    completion: Examples.completion)
  var before: String?

  @Flag(help: "Begin with the instruments, which F1 brings at any time.")
  var instruments = false

  @Flag(help: "Fill the screen.")
  var fullscreen = false

  @Flag(help: "On leaving, print how many frames were drawn and how long they took.")
  var stats = false

  @Flag(help: "Say on standard error what the system does not allow.")
  var verbose = false

  func validate() throws {
    _ = try DemoScene.named(scene)
    if before != nil, layout == nil { throw ValidationError("--before goes with --layout") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try open() }
  }

  @MainActor
  private func open() throws {
    // The program that reads the output may end before the window closes.
    signal(SIGPIPE, SIG_IGN)
    let renderer = Renderer(text: TextEngine())
    do {
      try renderer.text.checkFonts()
    } catch {
      // Keys still work, and the window may be needed to install fonts.
      Terminal.complain(error)
    }
    let earlier = try before.map { try Examples.own.path(of: $0, .layout) }
    let file = try layout.map {
      try LayoutSession(path: Examples.own.path(of: $0, .layout), earlier: earlier)
    }
    let scene = try DemoScene.named(scene)
    let size = size?.size ?? file?.size ?? scene.size
    let session = DemoSession(
      scene: scene, layout: file, size: size, looks: ScreenLooks(looks, rules),
      modifiers: settings.modifiers, renderer: renderer)
    loop.apply(to: session.window)
    let isVerbose = verbose
    let host = try WindowHost(
      content: session.bench, renderer: renderer,
      options: HostOptions(
        size: size, scale: scale?.scale, fullscreen: fullscreen,
        startupID: HostOptions.takeStartupID(),
        messageHandler: { message in
          if case .unreadable = message, !isVerbose { return }
          Terminal.complain(message)
        }))
    // Neither is needed for the first frame, so neither delays it.
    host.shownHandler = { [weak host] in
      // A missing icon is no reason to fail.
      if let pictures = try? AppIcon.pictures(by: Renderer(text: renderer.text)) {
        host?.setIcon(pictures)
      }
      host?.followControllers()
    }
    session.attach(to: host)
    session.desktopDidChange(host.appearancePreferences)
    if instruments { session.bench.perform(.panel) } else if file != nil { session.bench.welcome() }
    host.appearanceHandler = { session.desktopDidChange($0) }
    let reason = host.run()
    if stats { try Terminal.print(host.statistics) }
    switch reason {
    case .stopped, .closedByUser: break
    case .serverLost: throw HostError.serverLost
    case .cannotDraw(let reason): throw HostError.cannotDraw(reason)
    }
  }

  /// The stored settings, changed by the option.
  private var settings: Settings {
    guard let file = SettingsFile(environment: ProcessInfo.processInfo.environment) else {
      if keyboard.modifiers != nil {
        Terminal.complain(
          "--modifiers is not kept: neither XDG_CONFIG_HOME nor HOME names a folder")
      }
      return Settings(modifiers: keyboard.modifiers ?? .pc)
    }
    return file.settings(choosing: keyboard.modifiers) { error in
      Terminal.complain(error)
    }
  }
}
