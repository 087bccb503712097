import FocusGeometry
import Foundation
import Halo
import HaloCairoRenderer
import HaloCoverage
import HaloDemoScenes
import HaloHosting
import HaloInstruments
import HaloLayoutFiles
import HaloSceneGraph
import HaloSourceText
import HaloXlibHost

/// The content of the demo's window and the actions of its commands.
///
/// The commands are those for the window, those that change the screen, and the instruments beside
/// it.
@MainActor
final class DemoSession: BenchSubject {
  let opened: OpenedScreen
  var window: Window { opened.window }
  /// The screen with its instruments, which a host shows.
  private(set) lazy var bench = Bench(
    screen: window, owner: self, text: renderer.text, keepingIn: folder)
  private var switcher: ScreenSwitcher { opened.switcher }
  /// The layout that is shown first; nil to start with a scene.
  private let layout: LayoutSession?
  /// The layouts that are shown in place of the scenes; nil for none.
  private let catalogue: LayoutCatalogue?
  private let renderer: Renderer
  private let modifiers: ModifierScheme
  /// The folder in which sittings make their folders.
  private let folder: String
  /// The last copies of the screen, kept alive here.
  ///
  /// The instruments make up to four to show them beside the screen, and one to play earlier input
  /// again.
  private var twins: [OpenedScreen] = []
  private static let mostTwins = 6

  /// Whether the window closes as soon as its work is done.
  private var isLeaving = false

  /// The seconds after which an editor that removes the file has replaced it.
  private static let editorTime = 0.3

  /// Creates a session with a window for the screen.
  ///
  /// - Parameters:
  ///   - scene: the first screen, unless there is a layout.
  ///   - layout: a layout that comes before all scenes; nil for none.
  ///   - catalogue: layouts that are shown in place of scenes and of `layout`; nil for none.
  ///   - size: the size of the window in points.
  ///   - looks: the requested appearance and focus rules, with the desktop's preferences so far.
  ///   - modifiers: the keys that stand for Command and Option.
  ///   - renderer: the renderer of the window.
  ///   - folder: the folder in which each sitting that saves something makes its own folder.
  init(
    scene: DemoScene, layout: LayoutSession?, catalogue: LayoutCatalogue? = nil, size: CGSize,
    looks: ScreenLooks, modifiers: ModifierScheme, renderer: Renderer,
    keepingIn folder: String = "halo-screenshots"
  ) {
    self.folder = folder
    self.layout = layout
    self.catalogue = catalogue
    self.renderer = renderer
    self.modifiers = modifiers
    var (screens, index) = ScreenSwitcher.scenes(from: scene)
    if let layout { (screens, index) = ([layout] + screens, 0) }
    if let catalogue { (screens, index) = (catalogue.layouts, 0) }
    opened = OpenedScreen(
      screens, at: index, size: size, looks: looks, modifiers: modifiers,
      textMeasurer: renderer.text)
    switcher.screenWillChange = { [weak self] in self?.bench.screenWillChange() }
    switcher.screenHandler = { [weak self] in self?.bench.screenDidChange() }
    if let catalogue { switcher.screensHandler = { catalogue.layouts(after: $0) } }
  }

  /// Makes the commands act that need no host.
  ///
  /// Without one there is nothing to quit, but the hints tell of that key as in the demo.
  func start() { switcher.start(others: instrumentActions.merging([.quit: {}]) { one, _ in one }) }

  private var instrumentActions: [Selector: @MainActor () -> Void] {
    var actions: [Selector: @MainActor () -> Void] = [
      .save: { [weak self] in self?.bench.perform(.shot) }
    ]
    for command in InstrumentCommand.allCases {
      actions[command.selector] = { [weak self] in self?.bench.perform(command) }
    }
    return actions
  }

  /// Walks through rows of the coverage table in the window.
  func beginTour(_ rows: [CoverageRow]) {
    TourGuide.begin(rows, in: window) { [unowned self] walk in
      window.modifierScheme = modifiers
      let layout = try walk.layout.map { try LayoutScreen($0, path: $0.file) }
      switcher.show(try layout ?? DemoScene.named(walk.sceneID ?? ""))
      return layout?.controller
    } ended: {
      $0.map { Terminal.complain("\($0)") }
    }
  }

  /// Makes the demo's commands act on `host`, and shows changes of the layout's file while the host
  /// runs.
  func attach(to host: WindowHost) {
    let stop: @MainActor () -> Void = { [weak self, weak host] in
      self?.leave { host?.stop() }
    }
    let minimize: @MainActor () -> Void = { [weak self, weak host] in
      if host?.minimize() == false { self?.window.showToast(Self.missingManager("Minimizing")) }
    }
    let others: [Selector: @MainActor () -> Void] = [
      .quit: stop, .close: stop, .closeFile: stop, .closeAll: stop, .hide: minimize,
      .minimize: minimize, .minimizeAll: minimize,
      .toggleFullScreen: { [weak self, weak host] in
        if host?.toggleFullscreen() == false {
          self?.window.showToast(Self.missingManager("Full screen"))
        }
      },
    ]
    let noted = others.mapValues { action in
      { @MainActor [weak self] in
        self?.bench.noteDeedForWindow()
        action()
      }
    }
    switcher.start(
      others: noted.merging(instrumentActions) { one, _ in one },
      isFullScreen: { [weak host] in host?.isFullscreen == true })
    bench.host = BenchHost(host)
    host.instrumentsHandler = { [weak self] in self?.bench.attach() }
    bench.host.tellPath = Self.tellPath
    bench.host.tellProblem = { Terminal.complain($0) }
    followChanges(in: host)
  }

  /// Prints the path of a saved file to standard output.
  static func tellPath(_ path: String) {
    do {
      try Terminal.print(URL(filePath: path).path)
    } catch {
      // The window continues even if nothing reads its output.
      Terminal.complain("\(error)")
    }
  }

  /// Calls `stop` as soon as no film would be lost by it; until then, a line in the window says so.
  ///
  /// A second call abandons the film.
  private func leave(_ stop: @escaping () -> Void) {
    guard let work = bench.unfinishedWork, !isLeaving else {
      bench.abandonWork()
      return stop()
    }
    isLeaving = true
    window.showToast("The window closes when \(work). Quit again to close it without the film.")
    // The key that quits is no part of the recording.
    bench.beforeNextFrame = { [bench] in
      bench.endRecording()
      guard bench.hasWork else { return stop() }
      bench.workEnded = stop
    }
  }

  /// Finishes work that would be lost, for a window that was closed without ``leave(_:)``.
  func finishWork() {
    guard let work = bench.unfinishedWork else { return }
    Terminal.complain("the program ends when \(work)")
    bench.finishWork()
  }

  private static func missingManager(_ wish: String) -> String {
    "\(wish) needs a window manager that supports it, and there is none"
  }

  private func followChanges(in host: WindowHost) {
    let watches = catalogue.map(\.watches) ?? [layout?.watch].compactMap(\.self)
    for watch in watches {
      host.watch(watch.descriptor) { [weak self] in self?.followChange(seenBy: watch) }
    }
  }

  /// Shows the layout in the window anew if the change that a watch has seen concerns it.
  private func followChange(seenBy watch: FolderWatch) {
    guard let shown = switcher.screen as? LayoutSession, shown.watch === watch else {
      // A layout that is not in the window is read again when it is shown.
      _ = watch.changes()
      return
    }
    let reopen = { [weak self] in
      guard let self, switcher.screen as? LayoutSession === shown else { return }
      shown.reopen(in: window, looks: switcher.looks)
      bench.screenDidChange()
    }
    switch shown.change() {
    case nil: break
    case .written: reopen()
    case .gone: window.perform(after: Self.editorTime, reopen)
    }
  }

  /// Applies the desktop's preferences where no option sets them.
  func desktopDidChange(_ preferences: AppearancePreferences) {
    guard preferences != switcher.looks.desktop else { return }
    switcher.looks.desktop = preferences
    window.appearance = switcher.screen.appearance(switcher.looks)
  }

  // MARK: The subject of the bench

  var name: String { switcher.screen.name }
  var title: String { switcher.screen.title }

  var walkSubject: WalkSubject {
    if let session = switcher.screen as? LayoutSession { return .layout(session.file) }
    return .scene(switcher.screen.name)
  }

  var looks: BenchLooks {
    get {
      BenchLooks(
        preferences: switcher.looks.options,
        direction: LayoutDirectionWish(switcher.looks.direction), tuning: switcher.looks.tuning)
    }
    set {
      switcher.looks.options = newValue.preferences
      switcher.looks.direction = newValue.direction.direction
      switcher.looks.tuning = newValue.tuning
      window.appearance = switcher.screen.appearance(switcher.looks)
      window.layoutDirection = switcher.looks.direction ?? switcher.screen.direction
    }
  }

  func makeWindow(size: CGSize) -> Window? { makeWindow(size: size, asBefore: false) }

  func makeWindowBefore(size: CGSize) -> Window? {
    switcher.screen is LayoutSession ? makeWindow(size: size, asBefore: true) : nil
  }

  private func makeWindow(size: CGSize, asBefore: Bool) -> Window? {
    var screen = switcher.screen
    if let session = screen as? LayoutSession {
      // A layout cannot be shown without its pictures.
      guard let again = try? session.again(asBefore: asBefore) else { return nil }
      screen = again
    }
    let opened = OpenedScreen(
      screen, size: size, looks: switcher.looks, modifiers: modifiers,
      textMeasurer: renderer.text)
    let twin = opened.window
    twin.isIdleTimerDisabled = window.isIdleTimerDisabled
    twin.isFullKeyboardAccessEnabled = window.isFullKeyboardAccessEnabled
    twins = twins.suffix(Self.mostTwins - 1) + [opened]
    return twin
  }

  func failures(ofWalkAt path: String) -> [String]? {
    do {
      let play = WalkPlay(
        try WalkDocument(path: path), path: path, looks: switcher.looks, modifiers: modifiers,
        renderer: renderer)
      return try play.result().failures.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  func tell(_ text: String) { window.showToast(text) }
}
