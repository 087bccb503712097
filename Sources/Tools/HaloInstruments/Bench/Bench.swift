import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
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

  var clock = BenchClock()
  var history = FrameHistory()
  /// Whether somebody hears what screen and panel say.
  var isHeard = false
  /// Whether frames are kept while the panel is away, too: for a screen that cannot be made again.
  package var keepsFramesAlways = false
  /// Whether what was seen before anybody kept it has been made again.
  var hasRecalled = false
  var hand = HandLog()
  /// What the screen showed last, live.
  var live: DisplayList?
  /// nil while the panel is away.
  private(set) var panel: InstrumentPanel?
  var place = BenchPlace()
  /// Device pixels a point.
  private(set) var scale: CGFloat = 1
  private(set) var isActive = true
  /// Which page the panel shows; nil: the list of all keys.
  private(set) var page: (any Instrument)?

  private(set) lazy var time = TimeInstrument(self)
  private(set) lazy var why = WhyInstrument(self)
  private(set) lazy var loupe = LoupeInstrument(self)
  private(set) lazy var facts = FactsInstrument(self)
  private(set) lazy var looks = LooksInstrument(self)
  private(set) lazy var two = TwoInstrument(self)
  private(set) lazy var recorder = RecordInstrument(self)
  private(set) lazy var notes = NotesInstrument(self)
  /// Draws what instruments measure or keep; made with the first of them.
  private(set) lazy var renderer = Renderer(text: text)

  var instruments: [any Instrument] {
    [time, why, loupe, facts, looks, two, recorder, notes]
  }

  /// Whether the next frame differs, whatever the screen and the panel say.
  private var needsFrame = true
  /// How many frames of a stopped screen are still to be made; a key may need two.
  var stoppedFrames = 0
  private var panelIsStale = true
  /// Whether the page has not been shown yet, and which of its rows gets the panel's focus then; nil:
  /// the first.
  private var isPageNew = true
  private var firstRow: String?
  /// The room that was asked for when the panel came; nil once it is known what came of that.
  private var wantedSize: CGSize?
  /// By how much the window has grown for the panel.
  private var growth: CGFloat = 0
  private var otherHandler: ((FocusExplanation) -> Void)?
  /// Keys of instruments that are down.
  var spentKeys: Set<KeyCode> = []
  /// Keys that went down on the panel and are not let go.
  var panelKeys: Set<KeyCode> = []
  /// Whether what is being done is for the window around the screen.
  var isDeedForWindow = false
  /// How many screens have come in the place of the first.
  private(set) var screenCount = 0
  /// Whether the screen has changed since something on it was measured.
  var isMeasureOld = false
  var placements: [NodePlacement?] = [nil, nil]
  /// Where the pointer's button went down.
  var pointerHolder = PointerHolder.nobody
  /// Where the pointer is, in the window's points.
  var pointer: CGPoint?
  /// Takes the keys and clicks that are for the screen, for as long as it is there.
  var taker: (any InputTaker)?
  /// Until when the window says how the instruments are had, by the host's clock; nil: it does not.
  var welcomeEnd: TimeInterval?
  /// Whether that is to be said from the next frame on.
  var wantsWelcome = false
  /// Whether the last frame said so.
  var showsWelcome = false
  /// What the window shows, all in all; nil while there is no panel.
  var wholeList: DisplayList?
  /// What was done last, in words; until the next thing is done.
  var notice: String?
  /// Work that is done in pieces, one a frame; nil: none.
  var job: (any BenchJob)? { didSet { setNeedsFrame() } }

  /// - Parameters:
  ///   - screen: keeps its size as long as there is room.
  ///   - owner: knows where the screen is from; may be set later.
  ///   - text: sets the panel's text.
  ///   - folder: in which each sitting that keeps something has a folder of its own.
  package init(
    screen: Window, owner: (any BenchSubject)? = nil, text: TextEngine,
    keepingIn folder: String = "halo-screenshots"
  ) {
    keepsIn = folder
    self.screen = screen
    self.owner = owner
    self.text = text
    place.screen = screen.bounds.size
    place.total = screen.bounds.size
  }

  /// By how much words over the screen are larger than they would be, so that they can be read
  /// where it is shown smaller.
  var markScale: CGFloat {
    min(2.5, 1 / max(0.2, place.slots(pixels: scale)[0].scale))
  }

  // MARK: Changes

  func setNeedsFrame() { needsFrame = true }

  /// What the panel says may be old.
  func setNeedsPanel() {
    panelIsStale = true
    needsFrame = true
  }

  /// As ``setNeedsPanel()``, in a frame that is being made.
  func makePanelStale() { panelIsStale = true }

  func takeNeedsFrame() -> Bool {
    defer { needsFrame = false }
    return needsFrame
  }

  var isFrameNeeded: Bool { needsFrame }

  /// Another screen is about to be shown in the window.
  package func screenWillChange() { recorder.screenWillChange() }

  /// Another screen is shown in the window, from its beginning.
  package func screenDidChange() {
    screenCount += 1
    hand.begin(at: clock.now)
    forgetFrames()
    live = nil
    time.leavePast()
    for instrument in instruments { instrument.screenDidChange() }
    setNeedsPanel()
    stoppedFrames = 2
  }

  private func forgetFrames() {
    history.removeAll()
    hasRecalled = false
  }

  // MARK: Commands

  /// What is being done is for the window around the screen, such as a command that fills the
  /// desktop with it, and so no part of a walk.
  package func noteDeedForWindow() { isDeedForWindow = true }

  /// Does what a key or the list asks for.
  package func perform(_ command: InstrumentCommand) {
    notice = nil
    noteDeedForWindow()
    endWelcome()
    switch command {
    case .panel:
      guard let panel else { return openPanel(taking: true) }
      setPanelKeyboard(!panel.hasKeyboard)
    case .close: closePanel()
    case .shot: notes.shoot()
    default:
      let isNew = panel == nil
      openPanel(taking: false)
      switch command {
      case .why: why.next()
      case .ahead: why.nextAhead()
      case .stop: time.toggleStop()
      case .speed: time.nextSpeed()
      case .frameOn: time.step()
      case .frameBack: time.stepBack()
      case .loupe: page === loupe && !isNew ? loupe.nextSize() : show(loupe)
      case .facts: page === facts && !isNew ? facts.nextItem() : show(facts)
      case .looks: show(looks, taking: true)
      case .two: two.next()
      case .record: recorder.toggle()
      case .keep: recorder.keepLastSeconds()
      case .note: notes.write()
      case .panel, .close, .shot: break
      }
    }
    setNeedsPanel()
  }

  /// Whether the key is the instruments', down or coming up.
  func takesCommand(_ key: Key, phase: KeyPhase) -> Bool {
    switch phase {
    case .down, .repeat:
      guard let command = InstrumentCommand(key, scheme: screen.modifierScheme) else {
        return false
      }
      spentKeys.insert(key.keyCode)
      if phase == .down || command.repeats { perform(command) }
      return true
    case .up, .cancelled: return spentKeys.remove(key.keyCode) != nil
    }
  }

  // MARK: The panel

  /// Shows a page of the panel.
  func show(_ instrument: (any Instrument)?, taking: Bool = false) {
    openPanel(taking: taking)
    if taking { setPanelKeyboard(true) }
    guard page !== instrument else { return setNeedsPanel() }
    // From a page one comes back to where one went in.
    firstRow = instrument == nil ? page?.command.rawValue : nil
    isPageNew = true
    page = instrument
    setNeedsPanel()
  }

  private func openPanel(taking: Bool) {
    guard panel == nil else { return }
    let looks = screen.appearance
    let panel = InstrumentPanel(
      text: text,
      appearance: PanelStyle.appearance(
        contrast: looks.accessibilityContrast, reducedMotion: looks.prefersReducedMotion))
    panel.window.modifierScheme = screen.modifierScheme
    panel.window.setHeard(isHeard)
    self.panel = panel
    clock.countsMoments = true
    followUpdates(true)
    why.begin()
    place.panelWidth = PanelStyle.width
    askForRoom()
    matchPanel()
    setPanelKeyboard(taking)
    panel.window.advance(to: hostTime)
    setNeedsPanel()
  }

  /// A larger window where there is room for one, so that the screen stays as it is.
  private func askForRoom() {
    guard let largest = host.largestSize(),
      place.screen.width + PanelStyle.width <= largest.width
    else { return }
    let wanted = CGSize(width: place.total.width + PanelStyle.width, height: place.total.height)
    wantedSize = wanted
    host.resize(wanted)
  }

  /// Puts all instruments away; the looks stay, as they are the screen's.
  private func closePanel() {
    guard panel != nil else { return }
    taker = nil
    for instrument in instruments { instrument.putAway() }
    clock.countsMoments = false
    if !keepsFramesAlways { forgetFrames() }
    followUpdates(false)
    panel = nil
    page = nil
    (isPageNew, firstRow) = (true, nil)
    wholeList = nil
    place.panelWidth = 0
    wantedSize = nil
    setNeedsFrame()
    if growth > 0 {
      let size = CGSize(width: place.total.width - growth, height: place.total.height)
      growth = 0
      wantedSize = size
      host.resize(size)
    } else {
      resizeScreen(to: place.total)
    }
  }

  func setPanelKeyboard(_ isThere: Bool) {
    panel?.hasKeyboard = isThere && isActive
    setNeedsPanel()
  }

  /// The latest time that the host told.
  private(set) var hostTime: TimeInterval = 0

  func note(hostTime time: TimeInterval) { hostTime = max(hostTime, time) }

  func matchPanel() {
    guard let panel else { return }
    panel.window.resize(to: place.total, scale: scale)
    panel.place = place.panel
    setNeedsFrame()
  }

  /// Has the panel's focus come to a row, once the page is there.
  func focusPanel(on id: String) {
    panelIsStale = true
    refreshPanel()
    panel?.focus(on: id)
    setNeedsFrame()
  }

  /// Fills the panel with the page, when something on it may have changed.
  func refreshPanel() {
    guard panelIsStale, let panel else { return }
    panelIsStale = false
    let footer =
      panel.hasKeyboard
      ? page == nil ? "Keys are here. Esc: to the screen" : "Keys are here. Esc: all keys"
      : "Keys go to the screen. F1: to come here"
    let focusPlace = panel.focusPlace
    if isPageNew { panel.clear() }
    panel.show(
      title: page?.title ?? "Instruments", hasWayBack: page != nil, lead: time.lead,
      footer: job?.progress ?? notice ?? footer, page?.lines ?? overview)
    if isPageNew { panel.focus(on: firstRow) } else { panel.keepFocus(at: focusPlace) }
    isPageNew = false
  }

  /// Hears of focus while somebody looks, beside whoever else does.
  private func followUpdates(_ follows: Bool) {
    guard let system = screen.focusSystem else { return }
    guard follows else {
      system.explanationHandler = otherHandler
      otherHandler = nil
      return
    }
    otherHandler = system.explanationHandler
    system.explanationHandler = { [weak self] explanation in
      guard let self else { return }
      otherHandler?(explanation)
      why.note(explanation)
      facts.note(explanation)
    }
  }

  // MARK: Sizes

  func hostResized(to size: CGSize, scale: CGFloat) {
    let isOtherScale = scale != self.scale
    // The window has so many pixels more.
    if isOtherScale { growth *= self.scale / scale }
    self.scale = scale
    place.total = size
    defer { wantedSize = nil }
    if panel != nil {
      // What the panel asked for, and another scale, leave the screen as it is; a person who drags
      // the window's edge means the screen.
      if let wantedSize {
        if wantedSize == size { growth = PanelStyle.width }
        screen.resize(to: place.screen, scale: scale)
      } else if isOtherScale {
        resizeScreen(to: place.screen)
      } else {
        resizeScreen(to: room(in: place.stage.size))
      }
      matchPanel()
    } else {
      resizeScreen(to: size)
    }
    placements = [nil, nil]
    setNeedsFrame()
  }

  /// The smallest that the host would give a window is the smallest that a screen becomes here.
  private func room(in size: CGSize) -> CGSize {
    CGSize(width: max(640, size.width), height: max(400, size.height))
  }

  private func resizeScreen(to size: CGSize) {
    place.screen = size
    screen.resize(to: size, scale: scale)
    two.twin?.resize(to: size, scale: scale)
    stoppedFrames = 2
    setNeedsFrame()
  }

  func hostActivated(_ active: Bool) {
    isActive = active
    screen.setActive(active)
    two.twin?.setActive(active)
    if !active { panel?.hasKeyboard = false }
    stoppedFrames = 2
    setNeedsPanel()
  }
}

/// Who has the pointer while its button is down.
enum PointerHolder {
  case nobody, panel, screen(Int), taker
}

/// Takes keys and clicks in the screen's place.
@MainActor
protocol InputTaker: AnyObject {
  /// - Returns: Whether the key goes no further.
  func receive(_ key: Key, phase: KeyPhase) -> Bool
  /// The pointer, in the screen's points.
  func pressed(at point: CGPoint)
  func moved(to point: CGPoint)
  func released(at point: CGPoint)
}

/// Work that takes longer than a frame.
@MainActor
protocol BenchJob: AnyObject {
  /// How far it has come, in words.
  var progress: String { get }
  /// Does a part of it.
  ///
  /// - Returns: Whether there is more to do.
  func step() -> Bool
}

/// One of the instruments: a page of the panel, and what it draws over the screen.
@MainActor
protocol Instrument: AnyObject {
  /// Of its page.
  var title: String { get }
  /// Its row in the list of all keys.
  var command: InstrumentCommand { get }
  /// Its page.
  var lines: [PanelLine] { get }
  /// What it draws over the screen, in the screen's points.
  func marks(over list: DisplayList) -> [DisplayItem]
  /// Another screen is shown.
  func screenDidChange()
  /// All instruments go.
  func putAway()
}

extension Instrument {
  func marks(over list: DisplayList) -> [DisplayItem] { [] }
  func screenDidChange() {}
  func putAway() {}
}
