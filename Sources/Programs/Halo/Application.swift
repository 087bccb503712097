import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloHosting
import HaloInstruments
import HaloLocalization
import HaloSceneGraph
import HaloXlibHost

/// A program with one window on an X server, like UIKit's `UIApplication` for a single scene.
///
/// It is the last responder of the window's chain, so the content of the window handles commands
/// first. Control-Q and Control-W quit; under models that lift, so does a Menu press (Escape) that
/// no responder has handled, as on a television.
@MainActor
public final class Application: Responder {
  /// The only window of the program.
  public let window: Window
  private let host: WindowHost
  /// The instruments beside the window's content, which are offered if they were requested.
  private let bench: Bench
  private let makeRoot: (@MainActor () -> ViewController)?
  /// The remarks about the screen; nil until the program runs with remarks.
  private var remarks: ScreenRemarks?
  /// The appearance preferences of the program.
  private var preferences: AppearancePreferences
  private var directionWish = LayoutDirectionWish.own
  /// The look and the movement of the focus, where they differ from those of the focus model.
  public var tuning = FocusTuning() {
    didSet { if tuning != oldValue { matchLooks() } }
  }
  private let ownDirection: LayoutDirection

  /// The environment variable that, set to 1, gives every program the instruments; F1 shows them.
  ///
  /// If it is not set, `halo attach` can show them; the value 0 prevents that.
  public nonisolated static let instrumentsVariable = "HALO_INSTRUMENTS"

  /// Opens a window; nothing is drawn before ``run()``.
  ///
  /// - Parameters:
  ///   - root: the content of the window; evaluated again when the instruments show a second
  ///     window.
  ///   - title: the title of the window.
  ///   - size: the size of the window, in points.
  ///   - model: how focus moves and is shown.
  ///   - preferences: the appearance of the program; the desktop's settings replace missing values.
  ///   - messageHandler: called with problems that do not end the program.
  /// - Throws: `HostError` without an X server, `RenderError` for a window too large to draw.
  public convenience init(
    root: @autoclosure @escaping @MainActor () -> ViewController, title: String,
    size: CGSize = CGSize(width: 1280, height: 800),
    model: FocusModel = .pad, preferences: AppearancePreferences = AppearancePreferences(),
    messageHandler: @escaping @MainActor @Sendable (HostMessage) -> Void = { _ in }
  ) throws {
    let renderer = Renderer(text: TextEngine())
    let window = Window(
      size: size, model: model, appearance: preferences.appearance(),
      textMeasurer: renderer.text)
    window.title = title
    window.layoutDirection = Localization.current.layoutDirection
    window.rootViewController = root()
    try self.init(
      window: window, renderer: renderer, preferences: preferences, makeRoot: root,
      messageHandler: messageHandler)
  }

  /// Opens a window that exists already with its content; nothing is drawn before ``run()``.
  ///
  /// - Parameters:
  ///   - window: the window with its size, title and root.
  ///   - renderer: the renderer whose text engine measures the window's text.
  ///   - preferences: the appearance of the program; the desktop's settings replace missing values.
  ///   - makeRoot: returns the content of a second window that the instruments show; nil for no
  ///     second window.
  ///   - messageHandler: called with problems that do not end the program.
  /// - Throws: `HostError` without an X server, `RenderError` for a window too large to draw.
  package init(
    window: Window, renderer: Renderer, preferences: AppearancePreferences,
    makeRoot: (@MainActor () -> ViewController)? = nil,
    messageHandler: @escaping @MainActor @Sendable (HostMessage) -> Void = { _ in }
  ) throws {
    self.window = window
    self.makeRoot = makeRoot
    self.preferences = preferences
    ownDirection = window.layoutDirection
    let instruments = ProcessInfo.processInfo.environment[Self.instrumentsVariable]
    bench = Bench(screen: window, text: renderer.text)
    bench.isOffered = instruments == "1"
    host = try WindowHost(
      content: bench, renderer: renderer,
      options: HostOptions(
        size: window.hostSize, startupID: HostOptions.takeStartupID(),
        messageHandler: messageHandler))
    super.init()
    window.application = self
    bench.owner = self
    bench.keepsFramesAlways = bench.isOffered
    bench.host = BenchHost(host)
    if instruments != "0" {
      host.instrumentsHandler = { [weak bench] in bench?.attach() }
    }
    host.appearanceHandler = { [weak self] _ in self?.matchLooks() }
    matchLooks()
  }

  private func matchLooks() {
    window.appearance = preferences.filled(from: host.appearancePreferences).appearance()
      .tuned(by: tuning)
  }

  /// Opens a window that shows `root`, waits until it is closed, and ends the process.
  ///
  /// It is a whole program, like `UIApplicationMain`. An error is a line on standard error, with
  /// exit code 1; the window's notices and remarks are lines there too.
  public static func main(
    _ root: @autoclosure @escaping @MainActor () -> ViewController, title: String,
    size: CGSize = CGSize(width: 1280, height: 800),
    model: FocusModel = .pad
  ) -> Never {
    do {
      let application = try Application(
        root: root(), title: title, size: size, model: model, messageHandler: report)
      try application.runTelling()
      exit(EXIT_SUCCESS)
    } catch {
      complain("\(error)")
      exit(EXIT_FAILURE)
    }
  }

  /// Writes a message of the host as a line on standard error.
  package static func report(_ message: HostMessage) {
    // Ordinary users are usually not allowed to read input devices; that is no fault of the
    // program.
    if case .unreadable = message { return }
    complain("\(message)")
  }

  /// Runs the program, with the window's notices and remarks as lines on standard error.
  ///
  /// - Throws: the same errors as ``run()``.
  package func runTelling() throws {
    window.noticeHandler = Self.complain
    window.remarkHandler = Self.complain
    remarks = ScreenRemarks(window)
    View.layoutContradictionHandler = { Self.complain("\($0)") }
    try run()
  }

  /// Has `work` called before each sleep, and when `descriptor` becomes readable.
  ///
  /// - Parameters:
  ///   - descriptor: a file descriptor that is readable while there is work; nil if only time
  ///     brings more.
  ///   - work: does what is due, and returns the seconds until more is due; nil if nothing waits
  ///     for a time.
  package func share(
    _ descriptor: Int32?, work: @escaping @MainActor () -> TimeInterval?
  ) {
    host.programLoop = work
    // The wake-up is enough, as the work is done before the next sleep.
    if let descriptor { host.watch(descriptor) {} }
  }

  /// Writes a line on standard error, after the program's name.
  package static func complain(_ line: String) {
    let name = HostOptions.defaultApplicationName
    // If this fails too, the message cannot be reported.
    try? FileHandle.standardError.write(contentsOf: Data("\(name): \(line)\n".utf8))
  }

  /// Shows the window and waits until it is closed.
  ///
  /// - Throws: `HostError.serverLost` when the X server goes away or closes the connection,
  ///   `HostError.cannotDraw(_:)` when there is no memory for a frame.
  public func run() throws {
    host.followControllers()
    let reason = host.run()
    if let work = bench.unfinishedWork {
      Self.complain("the program ends when \(work)")
      bench.finishWork()
    }
    switch reason {
    case .stopped, .closedByUser: break
    case .serverLost: throw HostError.serverLost
    case .cannotDraw(let reason): throw HostError.cannotDraw(reason)
    }
  }

  /// Closes the window, which ends ``run()``.
  public func terminate() { host.stop() }

  // MARK: Responder

  public override var menus: [Menu] { bench.isOffered ? [menu, InstrumentCommand.menu] : [menu] }
  private let menu = Menu(
    title: Localization.text("Application"), identifier: .application,
    children: [
      KeyCommand(
        title: Localization.text("Quit"), action: .quit, input: "q", modifierFlags: .command),
      KeyCommand(
        title: Localization.text("Close"), action: .quit, input: "w", modifierFlags: .command),
    ])

  public override var responses: [Selector: @MainActor (Any?) -> Void] {
    var responses: [Selector: @MainActor (Any?) -> Void] = [
      .quit: { [weak self] _ in self?.terminate() }
    ]
    guard bench.isOffered else { return responses }
    for command in InstrumentCommand.allCases {
      responses[command.selector] = { [weak bench] _ in bench?.perform(command) }
    }
    return responses
  }

  public override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    guard window.focusSystem?.model.look == .lift else { return }
    if presses.contains(where: { $0.type == .menu }) { terminate() }
  }
}

// MARK: - Requests of the instruments

extension Application: BenchSubject {
  package var name: String {
    let letters = window.title.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return letters.isEmpty ? "screen" : String(letters)
  }

  package var title: String { window.title }
  package var walkSubject: WalkSubject { .program(HostOptions.defaultApplicationName) }

  package var looks: BenchLooks {
    get { BenchLooks(preferences: preferences, direction: directionWish, tuning: tuning) }
    set {
      preferences = newValue.preferences
      directionWish = newValue.direction
      tuning = newValue.tuning
      matchLooks()
      window.layoutDirection = directionWish.direction ?? ownDirection
    }
  }

  package func makeWindow(size: CGSize) -> Window? {
    // The input before the instruments were attached is not known, so a second window would differ.
    guard !bench.isAttached, let root = makeRoot?() else { return nil }
    // A program that returns the same controller again has no second one.
    guard root !== window.rootViewController, root.viewIfLoaded?.window == nil else { return nil }
    let model = window.focusSystem?.model ?? .pad
    let twin = Window(
      size: size, model: model, appearance: window.appearance, textMeasurer: window.textMeasurer)
    twin.layoutDirection = window.layoutDirection
    twin.title = window.title
    twin.rootViewController = root
    return twin
  }

  package func tell(_ text: String) {
    // A program decides how to show notices, if at all.
    window.noticeHandler?(text)
  }
}

extension Selector {
  fileprivate static let quit: Selector = "quit"
}
