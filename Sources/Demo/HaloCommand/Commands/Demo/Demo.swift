import ArgumentParser
import Foundation
import HaloCairoRenderer
import HaloCoverage
import HaloDemoScenes
import HaloFilming
import HaloLayoutFiles
import HaloSceneGraph
import HaloXlibHost

/// The command `halo demo`.
struct Demo: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open scenes or layouts in a window.",
    usage: """
      halo demo [--scene <id>] [<options>]
      halo demo (<folder> | --layout <file>) [<options>]
      """,
    discussion: manual.text)

  static let manual = CommandManual(
    """
    Keys move the focus by the rules of the scene's focus model. A layout is loaded again whenever \
    its file changes; if the file has an error, the window keeps the last good screen and shows \
    the error. Of a folder all layouts are shown one after another, also those in subfolders, and \
    F2 goes on to the next. Where no option sets the appearance, the window follows the settings of the \
    desktop.

    A game controller or a remote control works too, and can be connected at any time: the d-pad \
    and the stick move the focus, the lower button selects, and the right button goes back.
    """,
    examples: [
      ("Open the window with the first scene", "halo demo"),
      (
        "Begin with a television scene that fills the screen",
        "halo demo --scene tv-home --fullscreen"
      ),
      ("Show a layout while it is edited", "halo demo --layout screen.yaml"),
      ("Go through all layouts in a folder", "halo demo screens"),
    ],
    sections: [
      CommandManual.Section(
        "Keys",
        [
          ("arrows, Tab", "Move the focus by the rules of the focus model."),
          ("Return", "Activate the focused item; under catalyst Space does."),
          ("Ctrl-Tab", "Move the focus to the next focus group."),
          (
            "Ctrl-F1",
            """
            Turn full keyboard access on and off: Ctrl-Tab then goes through all controls, and \
            Space activates them.
            """
          ),
          (
            "Tab-F, Tab-Z",
            """
            With full keyboard access: find a control by its name; list the actions of the focused \
            item.
            """
          ),
          ("Ctrl, held", "List the shortcuts that are available now."),
          (
            "F1",
            """
            Open the instruments with the list of their keys, or switch between them and the \
            screen; with Shift close them.
            """
          ),
          ("F2", "Show the next scene or layout; with Shift the previous one."),
          ("F3", "Use the next focus model; with Shift the previous one."),
          ("F4", "Use the next rule by which arrows choose; with Shift the previous one."),
          (
            "F5, F6",
            """
            Turn the anchor band and diagonals on and off. With Shift: try other looks; show the \
            screen twice. Ctrl-Shift-F5 switches between the looks of tvOS 18 and tvOS 26.
            """
          ),
          ("F7", "Draw why the focus moved; with Shift where keys would lead."),
          (
            "F8, F9",
            """
            Stop the time; step by one frame. With Shift: slow the time; step back. Ctrl-F8 tunes \
            how the focus looks and moves; Ctrl-F9 draws the outlines of the last move.
            """
          ),
          (
            "F10",
            """
            Open the loupe, which also compares the screen with a picture of another device; with \
            Shift the facts of the focused item, with Ctrl what is seen first from a distance.
            """
          ),
          (
            "F11",
            """
            Fill the screen, or end that; with Shift record a walk and a film, with Ctrl show the \
            screen under all focus models at once.
            """
          ),
          (
            "F12, Ctrl-S",
            """
            Save a screenshot below halo-screenshots and copy it to the clipboard. Shift-F12 saves \
            the last ten seconds as a film; Ctrl-F12 adds a note to the last picture.
            """
          ),
          ("Escape", "Go back, or quit where there is nothing to go back to."),
          (
            "Q, Ctrl-Q",
            """
            Quit. A recording is saved and its film finished before; quit again to leave without \
            the film.
            """
          ),
        ]),
      CommandManual.Section(
        "Environment",
        [
          ("DISPLAY", "The X server on which the window opens."),
          ("HALO_SCALE", "Pixels per point, instead of the setting of the desktop."),
          ("NO_AT_BRIDGE", "With 1 the window sends nothing to screen readers."),
          (
            "DBUS_SESSION_BUS_ADDRESS",
            "The message bus on which the settings of the desktop and screen readers are found."
          ),
          ("XDG_CONFIG_HOME", "The folder of halo/settings.yaml; ~/.config by default."),
        ]),
      CommandManual.Section(
        "Files",
        [
          ("halo/settings.yaml", "The choice of --modifiers, below XDG_CONFIG_HOME."),
          (
            "halo-screenshots",
            "A folder in the working directory with what is saved while a window is open."
          ),
        ]),
      .exitStatus([
        0: "The window was closed.",
        1: """
        There is no X server, the connection to it was lost, the layout cannot be read, or the \
        folder contains none.
        """,
      ]),
    ])

  @Argument(
    help: ArgumentHelp(
      "A folder whose layouts are shown in place of the scenes, or a layout.", valueName: "folder"),
    completion: Examples.completion)
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "The first scene; halo scenes lists them. \(DemoScene.all[0].id) by default.",
      valueName: "id"), completion: DemoScene.completion)
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "A layout that is shown first: a YAML or JSON file, or an example by its name.",
      valueName: "file"), completion: Examples.completion)
  var layout: String?

  @Option(
    help: ArgumentHelp(
      "Size of the window in points; by default that of the screen.", valueName: "WxH"),
    transform: SizeArgument.init(parsing:))
  var size: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "Pixels per point (0.5 to 4); by default the setting of the desktop.", valueName: "n"),
    transform: ScaleArgument.init(parsing:))
  var scale: ScaleArgument?

  @OptionGroup var looks: LooksOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var loop: FocusLoopOptions
  @OptionGroup var tour: TourOptions
  @OptionGroup var keyboard: KeyboardOptions

  @Option(
    help: ArgumentHelp(
      "An earlier version of the layout, which Shift-F6 can show beside it.", valueName: "file"),
    completion: Examples.completion)
  var before: String?

  @Option(
    help: ArgumentHelp(
      "A picture of another device's screen, which the loupe (F10) compares with this one.",
      valueName: "file"), completion: .file(extensions: ["png"]))
  var beside: String?

  @Option(
    help: ArgumentHelp(
      "The format of films that Record saves; mp4 where ffmpeg is installed, otherwise webp."))
  var filmFormat: RecordedFilmFormat?

  @Flag(help: "Open the instruments at the start, as F1 does.")
  var instruments = false

  @Flag(help: "Fill the screen.")
  var fullscreen = false

  @Flag(help: "At the end, print how many frames were drawn and how long they took.")
  var stats = false

  @Flag(help: "Also report what the system does not allow, such as reading a game controller.")
  var verbose = false

  func validate() throws {
    guard [scene, layout, folder].count(where: { $0 != nil }) <= 1 else {
      throw ValidationError("choose one of a folder, --scene ID and --layout FILE")
    }
    if let scene { _ = try DemoScene.named(scene) }
    if before != nil, layout == nil { throw ValidationError("--before needs --layout") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try open() }
  }

  @MainActor
  private func open() throws {
    // A closed pipe must not end the program: its reader may end before the window closes.
    signal(SIGPIPE, SIG_IGN)
    let renderer = Renderer(text: TextEngine())
    do {
      try renderer.text.checkFonts()
    } catch {
      // Keys still work, and the window may be needed to install fonts.
      Terminal.complain(error)
    }
    let earlier = try before.map { try Examples.own.path(of: $0, .layout) }
    let path = try (layout ?? folder).map { try Examples.own.path(of: $0, .layout) }
    let isFolder = path.map(FolderSearch.isFolder) ?? false
    if isFolder, before != nil {
      throw ValidationError("--before needs --layout with a file, not with a folder")
    }
    let catalogue = try isFolder ? path.map(LayoutCatalogue.init(folder:)) : nil
    let file = try isFolder ? nil : path.map { try LayoutSession(path: $0, earlier: earlier) }
    let scene = try scene.map(DemoScene.named) ?? DemoScene.all[0]
    let size = size?.size ?? (catalogue?.layouts.first ?? file)?.size ?? scene.size
    let session = DemoSession(
      scene: scene, layout: file, catalogue: catalogue, size: size,
      looks: try ScreenLooks(looks, rules), modifiers: settings.modifiers, renderer: renderer)
    session.bench.stillPath = beside
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
    // The icon and controllers are not needed for the first frame, so they come after it.
    host.shownHandler = { [weak host] in
      // An icon that cannot be drawn is no reason to fail.
      if let pictures = try? AppIcon.pictures(by: Renderer(text: renderer.text)) {
        host?.setIcon(pictures)
      }
      host?.followControllers()
    }
    session.attach(to: host)
    session.bench.filmType = try filmFormat?.checkedType() ?? .best
    session.desktopDidChange(host.appearancePreferences)
    if instruments {
      session.bench.perform(.panel)
    } else if path != nil {
      session.bench.welcome()
    }
    if tour.isWanted { session.beginTour(try tour.chosenRows(examples: Examples.own.folders)) }
    host.appearanceHandler = { session.desktopDidChange($0) }
    let reason = host.run()
    session.finishWork()
    if stats { try Terminal.print(host.statistics) }
    switch reason {
    case .stopped, .closedByUser: break
    case .serverLost: throw HostError.serverLost
    case .cannotDraw(let reason): throw HostError.cannotDraw(reason)
    }
  }

  /// The stored settings, with the value of `--modifiers` if it is given, which is then stored.
  private var settings: Settings {
    guard let file = SettingsFile(environment: ProcessInfo.processInfo.environment) else {
      if keyboard.modifiers != nil {
        Terminal.complain(
          "--modifiers cannot be saved: neither XDG_CONFIG_HOME nor HOME names a folder")
      }
      return Settings(modifiers: keyboard.modifiers ?? .pc)
    }
    return file.settings(choosing: keyboard.modifiers) { error in
      Terminal.complain(error)
    }
  }
}
