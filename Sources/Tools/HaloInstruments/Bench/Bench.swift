import Foundation
import HaloCairoRenderer
import HaloHosting
import HaloImageFiles
import HaloSceneGraph

/// The content of a host's window while a screen can be looked at with instruments: the screen, and
/// the panel beside it.
///
/// While the panel is closed, the screen is shown unchanged and receives all input directly, and
/// only that input is recorded.
@MainActor
package final class Bench {
  /// The screen's window.
  package let screen: Window
  /// The object that shows the screen and holds the bench; to be set before anything is shown.
  package weak var owner: (any BenchSubject)?
  private lazy var nobody = PlainScreen(screen)
  var subject: any BenchSubject { owner ?? nobody }
  let text: TextEngine
  /// The folder in which sittings make their folders.
  let keepsIn: String
  /// The services of the window around the bench.
  package var host = BenchHost()
  /// The path of a still with which the loupe compares the screen; nil for none.
  package var stillPath: String?
  /// Whether frames are kept while the panel is closed, too, for a screen that cannot be recreated.
  package var keepsFramesAlways = false

  /// Whether the instruments' keys open them; otherwise the screen receives all input, and nothing
  /// is recorded.
  package var isOffered = true
  /// Whether ``attach()`` has offered them, so that earlier input is not known.
  package internal(set) var isAttached = false

  /// All instruments; made on first use, because the owner may be set until then.
  private(set) lazy var instruments = makeInstruments(self)
  private let makeInstruments: @MainActor (Bench) -> [any Instrument]
  /// Draws what instruments measure or save; made on first use.
  private(set) lazy var renderer = Renderer(text: text)
  let panelHost = PanelHost()
  var clock = BenchClock()
  var place = BenchPlace()
  var room = PanelRoom()
  var placer = ScreenPlacer()
  var frames = BenchFrames()
  var hand = HandLog()
  var input = BenchInput()
  /// The action that moments are counted from; nil before the first action on the screen.
  var lastEvent: InputEvent?
  /// The copies of the screen beside it, with the same content; empty if there is only one.
  var others: [Window] = [] { didSet { frames.others = [] } }
  /// The first copy of the screen; nil if there is none.
  var twin: Window? {
    get { others.first }
    set { others = newValue.map { [$0] } ?? [] }
  }
  /// The colour vision that the screen is shown with.
  var vision = ColorVision.full
  var welcomeTime = WelcomeTime()
  var explanations = ExplanationRelay()
  /// Work that is done in parts, one per frame; nil for none.
  var job: (any BenchJob)? {
    didSet {
      setNeedsFrame()
      if job == nil, oldValue != nil { workEnded?() }
    }
  }
  /// Called when work that was done in parts has ended.
  package var workEnded: (() -> Void)?
  /// Called once before the next frame, when the input that is being handled now has been recorded.
  package var beforeNextFrame: (() -> Void)? { didSet { setNeedsFrame() } }
  /// The format of saved films; animated PNG, which needs no other program, where that fails.
  package var filmType = FilmType.apng
  /// Whether the next frame differs, regardless of the screen and the panel.
  private var needsFrame = true

  /// Creates a bench.
  ///
  /// - Parameters:
  ///   - screen: the window to look at; keeps its size while there is enough space.
  ///   - owner: knows where the screen comes from; may be set later.
  ///   - text: lays out the panel's text.
  ///   - folder: the folder in which each sitting that saves something makes its own folder.
  ///   - makeInstruments: makes the instruments, in the order in which they draw over the screen.
  init(
    screen: Window, owner: (any BenchSubject)?, text: TextEngine, keepingIn folder: String,
    makeInstruments: @escaping @MainActor (Bench) -> [any Instrument]
  ) {
    keepsIn = folder
    self.makeInstruments = makeInstruments
    self.screen = screen
    self.owner = owner
    self.text = text
    place.screen = screen.hostSize
    place.total = screen.hostSize
  }

  // MARK: Changes

  func setNeedsFrame() { needsFrame = true }

  /// Notes that the panel's text may be out of date.
  func setNeedsPanel() {
    panelHost.makeStale()
    setNeedsFrame()
  }

  /// Notes that the screen may have changed, even while its time is stopped.
  func setNeedsScreen() {
    frames.want(2)
    setNeedsFrame()
  }

  func takeNeedsFrame() { needsFrame = false }

  /// Whether a frame is due regardless of the time.
  var isFrameNeeded: Bool { needsFrame || job != nil }

  /// Called when another screen is about to be shown in the window.
  package func screenWillChange() { for each in instruments { each.screenWillChange() } }

  /// Called when another screen is shown in the window, from its beginning.
  package func screenDidChange() {
    hand.begin(at: clock.now)
    frames.beginScreen()
    lastEvent = nil
    for each in instruments { each.screenDidChange() }
    frames.want(2)
    setNeedsPanel()
  }
}
