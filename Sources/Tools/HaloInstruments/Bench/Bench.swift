import Foundation
import HaloCairoRenderer
import HaloHosting
import HaloSceneGraph

/// What a host shows while a screen may be looked at with instruments: the screen, and beside it the
/// panel.
///
/// While the panel is away the screen is shown as it is and told everything as it comes, and only
/// what the hand has done is kept.
@MainActor
package final class Bench {
  /// The screen's window.
  package let screen: Window
  /// Who shows the screen, and holds the bench; to be set before anything is shown.
  package weak var owner: (any BenchSubject)?
  private lazy var nobody = PlainScreen(screen)
  var subject: any BenchSubject { owner ?? nobody }
  let text: TextEngine
  /// The folder that sittings have theirs in.
  let keepsIn: String
  /// What it asks of the window around it.
  package var host = BenchHost()
  /// Whether frames are kept while the panel is away, too: for a screen that cannot be made again.
  package var keepsFramesAlways = false

  /// All instruments; made when one is first needed, as the owner may be set until then.
  private(set) lazy var instruments = makeInstruments(self)
  private let makeInstruments: @MainActor (Bench) -> [any Instrument]
  /// Draws what instruments measure or keep; made with the first of them.
  private(set) lazy var renderer = Renderer(text: text)
  let panelHost = PanelHost()
  var clock = BenchClock()
  var place = BenchPlace()
  var room = PanelRoom()
  var placer = ScreenPlacer()
  var frames = BenchFrames()
  var hand = HandLog()
  var input = BenchInput()
  /// What moments count from; nil before anything was done to the screen.
  var lastEvent: InputEvent?
  /// The same screen a second time, beside the first; nil: there is only one.
  var twin: Window? { didSet { frames.twin = nil } }
  /// The sight of a person who looks at the screen.
  var vision = ColorVision.full
  var welcomeTime = WelcomeTime()
  var explanations = ExplanationRelay()
  /// Work that is done in pieces, one a frame; nil: none.
  var job: (any BenchJob)? { didSet { setNeedsFrame() } }
  /// Whether the next frame differs, whatever the screen and the panel say.
  private var needsFrame = true

  /// - Parameters:
  ///   - screen: keeps its size as long as there is room.
  ///   - owner: knows where the screen is from; may be set later.
  ///   - text: sets the panel's text.
  ///   - folder: in which each sitting that keeps something has a folder of its own.
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
    place.screen = screen.bounds.size
    place.total = screen.bounds.size
  }

  // MARK: Changes

  func setNeedsFrame() { needsFrame = true }

  /// Takes note that the panel's text may be old.
  func setNeedsPanel() {
    panelHost.makeStale()
    setNeedsFrame()
  }

  /// The screen may show something else, even while its time stands.
  func setNeedsScreen() {
    frames.want(2)
    setNeedsFrame()
  }

  func takeNeedsFrame() { needsFrame = false }

  /// Whether a frame is to be made whatever time it is.
  var isFrameNeeded: Bool { needsFrame || job != nil }

  /// Another screen is about to be shown in the window.
  package func screenWillChange() { for each in instruments { each.screenWillChange() } }

  /// Another screen is shown in the window, from its beginning.
  package func screenDidChange() {
    hand.begin(at: clock.now)
    frames.beginScreen()
    lastEvent = nil
    for each in instruments { each.screenDidChange() }
    frames.want(2)
    setNeedsPanel()
  }
}
