import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloHosting
import HaloSceneGraph

extension Bench: HostedContent {
  package var title: String { screen.title }

  package var pasteboard: any Pasteboard {
    get { screen.pasteboard }
    set { screen.pasteboard = newValue }
  }

  // MARK: Time

  package func nextFrameTime(now: TimeInterval) -> TimeInterval? {
    guard let panel else {
      if isFrameNeeded || job != nil { return now }
      return [frameTime(of: screen, now: now), welcomeEnd].compactMap { $0 }.min()
    }
    if isFrameNeeded || job != nil || (clock.isStopped && stoppedFrames > 0) { return now }
    var times = [panel.window.nextFrameTime(now: now)]
    if !clock.isStopped {
      times.append(frameTime(of: screen, now: now))
      if let twin = two.twin { times.append(frameTime(of: twin, now: now)) }
    }
    return times.compactMap { $0 }.min()
  }

  /// By the host's clock, for a window that goes by the screen's.
  private func frameTime(of window: Window, now: TimeInterval) -> TimeInterval? {
    let own = clock.isPlain ? now : clock.now
    guard let next = window.nextFrameTime(now: own) else { return nil }
    return next <= own ? now : clock.hostTime(of: next)
  }

  package func advance(to time: TimeInterval) {
    note(hostTime: time)
    let now = clock.screenTime(at: time)
    watchFocus(at: now)
    screen.advance(to: now)
    two.twin?.advance(to: now)
    panel?.window.advance(to: time)
  }

  package func frame(at time: TimeInterval) -> DisplayList {
    note(hostTime: time)
    let now = clock.screenTime(at: time)
    _ = takeNeedsFrame()
    if let job, !job.step() { self.job = nil }
    let live = liveFrame(at: now)
    guard let panel else { return welcoming(over: looks.filtered(live, in: nil), at: time) }
    var list = composed(over: live)
    // After the screen, of which it tells.
    refreshPanel()
    let own = panel.window.frame(at: time)
    list.add(own.root)
    wholeList = list.displayList
    return list.displayList
  }

  private var isSlow: Bool { clock.speed != .whole }

  /// Who works on the panel looks at the focus, however long no key of focus is pressed.
  private func watchFocus(at now: TimeInterval) {
    guard panel != nil else { return }
    for window in [screen, two.twin] { window?.focusSystem?.focusIsWatched(at: now) }
  }

  /// What the screen shows now: made anew, unless its time stands and nothing has happened.
  private func liveFrame(at now: TimeInterval) -> DisplayList {
    if panel != nil, clock.isStopped {
      guard stoppedFrames > 0 || live == nil else { return live ?? screen.frame(at: now) }
      stoppedFrames -= 1
    }
    let start = ContinuousClock.now
    watchFocus(at: now)
    var list = screen.frame(at: now)
    if panel != nil {
      // What shows nothing new stays the list that everybody knows.
      if let live, list.shows(sameAs: live) { list = live }
      // What tells of pixels and of moments tells of this frame.
      if list.root !== live?.root, page === loupe || (page == nil || page === time) && isSlow {
        makePanelStale()
      }
      tellOfRest(isNew: list.root !== live?.root, at: now)
      facts.note(cost: start.duration(to: .now))
    }
    live = list
    guard panel != nil || keepsFramesAlways else { return list }
    let entry = FrameHistory.Entry(
      time: now, list: list, moment: clock.moment, deed: self.time.deed)
    history.add(entry)
    recorder.note(entry)
    two.makeFrame(at: now)
    return list
  }

  /// What is measured on pixels is measured when those have come to rest, as it takes a moment.
  private func tellOfRest(isNew: Bool, at now: TimeInterval) {
    if isNew { isMeasureOld = true }
    let isStill = clock.isStopped || screen.nextFrameTime(now: now) ?? .infinity > now
    guard isMeasureOld, isStill, page === facts else { return }
    isMeasureOld = false
    makePanelStale()
  }

  package func upcomingItems() -> [DisplayItem] { screen.upcomingItems() }

  package func resize(to size: CGSize, scale: CGFloat) { hostResized(to: size, scale: scale) }

  package func setActive(_ active: Bool) { hostActivated(active) }

  // MARK: Keys

  package func send(_ key: Key, phase: KeyPhase, at time: TimeInterval) {
    note(hostTime: time)
    if takesCommand(key, phase: phase) { return }
    switch phase {
    case .down, .repeat:
      if let taker, taker.receive(key, phase: phase) {
        spentKeys.insert(key.keyCode)
        return setNeedsPanel()
      }
      guard let panel, panel.hasKeyboard else { break }
      panelKeys.insert(key.keyCode)
      return sendToPanel(key, phase: phase, at: time, panel)
    case .up, .cancelled:
      // It is let go where it was pressed, whoever has the keyboard by now.
      guard panelKeys.remove(key.keyCode) != nil else { break }
      if let panel { sendToPanel(key, phase: phase, at: time, panel) }
      return
    }
    act(.key(key, phase), at: time)
  }

  private func sendToPanel(
    _ key: Key, phase: KeyPhase, at time: TimeInterval, _ panel: InstrumentPanel
  ) {
    let isTyping = panel.window.textCaret != nil
    if key.keyCode == .escape {
      guard phase == .down else { return }
      if page != nil { return show(nil) }
      return setPanelKeyboard(false)
    }
    if !isTyping, phase == .down, key.keyCode == .delete, page != nil { return show(nil) }
    setNeedsFrame()
    if phase == .down || phase == .repeat {
      if let heading = key.vertical { return panel.step(heading) }
      if panel.scroll(by: key.keyCode) { return }
    }
    panel.window.send(key, phase: phase, at: time)
  }

  /// Does to the screen what a hand does, and keeps a record of it.
  func act(_ deed: HandLog.Deed, at time: TimeInterval) {
    let now = clock.screenTime(at: time)
    let begins = deed.beginsSomething
    if begins {
      self.time.leavePast()
      notice = nil
      endWelcome()
      if panel != nil {
        hand.note(HandLog.Focus(screen.focusSystem?.focusedItem?.focusDebugLabel))
      }
      clock.noteKey()
      self.time.noteDeed(deed)
      why.willAct(deed)
    }
    hand.add(deed, at: now, hidesFocus: screen.focusSystem?.focusedItem == nil)
    let shown = screenCount
    isDeedForWindow = false
    screen.receive(deed, at: now)
    // A screen that came with it is not what it was done to.
    if shown == screenCount {
      if isDeedForWindow { hand.takeBack() } else { two.receive(deed, at: now) }
    }
    stoppedFrames = 2
    if panel != nil { setNeedsPanel() }
  }

  package var textCaret: CGRect? {
    guard let panel else { return screen.textCaret }
    if panel.hasKeyboard { return panel.window.textCaret }
    return screen.textCaret.map { caret in
      place.slots(pixels: scale)[0].windowFrame(caret)
    }
  }

  package func insertText(_ text: String, at time: TimeInterval) {
    note(hostTime: time)
    if let panel, panel.hasKeyboard {
      panel.window.insertText(text, at: time)
      return setNeedsPanel()
    }
    act(.text(text), at: time)
  }

  package func setMarkedText(_ text: String, at time: TimeInterval) {
    note(hostTime: time)
    if let panel, panel.hasKeyboard {
      panel.window.setMarkedText(text, at: time)
      return setNeedsFrame()
    }
    let now = clock.screenTime(at: time)
    screen.setMarkedText(text, at: now)
    two.twin?.setMarkedText(text, at: now)
    stoppedFrames = 2
    if panel != nil { setNeedsFrame() }
  }

  // MARK: Pointer

  package func pointerMoved(to point: CGPoint, at time: TimeInterval) {
    note(hostTime: time)
    pointer = point
    guard let panel else { return screen.pointerMoved(to: point, at: clock.screenTime(at: time)) }
    switch pointerHolder {
    case .taker: taker?.moved(to: screenPoint(point).point)
    case .panel: panel.window.pointerMoved(to: point, at: time)
    case .screen(let index): hover(point, in: index, at: time)
    case .nobody:
      if place.panel.contains(point) {
        screen.pointerLeft(at: clock.screenTime(at: time))
        two.twin?.pointerLeft(at: clock.screenTime(at: time))
        panel.window.pointerMoved(to: point, at: time)
      } else {
        panel.window.pointerLeft(at: time)
        let (index, place) = screenPoint(point)
        if let taker { taker.moved(to: place) } else { hover(point, in: index, at: time) }
      }
    }
    setNeedsFrame()
    if loupe.followsPointer, page === loupe { setNeedsPanel() }
  }

  private func hover(_ point: CGPoint, in index: Int, at time: TimeInterval) {
    let place = place.slots(pixels: scale)[index].screenPoint(point)
    let now = clock.screenTime(at: time)
    if case .screen = pointerHolder { hand.add(.moved(place), at: now) }
    screen.pointerMoved(to: place, at: now)
    two.twin?.pointerMoved(to: place, at: now)
    stoppedFrames = max(stoppedFrames, 1)
  }

  /// Which of the screens a place of the window is on, and where on it.
  func screenPoint(_ point: CGPoint) -> (index: Int, point: CGPoint) {
    let slots = place.slots(pixels: scale)
    let index = slots.firstIndex { $0.frame.contains(point) } ?? 0
    return (index, slots[index].screenPoint(point))
  }

  package func pointerLeft(at time: TimeInterval) {
    note(hostTime: time)
    pointer = nil
    screen.pointerLeft(at: clock.screenTime(at: time))
    two.twin?.pointerLeft(at: clock.screenTime(at: time))
    panel?.window.pointerLeft(at: time)
    if panel != nil { setNeedsFrame() }
  }

  package var pointerShape: PointerShape {
    guard let panel, let pointer else { return screen.pointerShape }
    if taker != nil { return .arrow }
    return place.panel.contains(pointer) ? panel.window.pointerShape : screen.pointerShape
  }

  package func pointerPressed(at point: CGPoint, at time: TimeInterval) {
    note(hostTime: time)
    pointer = point
    if let panel, place.panel.contains(point) {
      pointerHolder = .panel
      setPanelKeyboard(true)
      panel.window.pointerPressed(at: point, at: time)
      return setNeedsPanel()
    }
    let (index, place) = screenPoint(point)
    if let taker {
      pointerHolder = .taker
      taker.pressed(at: place)
      return setNeedsPanel()
    }
    pointerHolder = .screen(index)
    setPanelKeyboard(false)
    act(.pressed(place), at: time)
  }

  package func pointerReleased(at point: CGPoint, at time: TimeInterval) {
    note(hostTime: time)
    let holder = pointerHolder
    pointerHolder = .nobody
    switch holder {
    case .panel:
      panel?.window.pointerReleased(at: point, at: time)
      setNeedsPanel()
    case .taker:
      taker?.released(at: screenPoint(point).point)
      setNeedsPanel()
    case .screen(let index):
      act(.released(place.slots(pixels: scale)[index].screenPoint(point)), at: time)
    case .nobody: screen.pointerReleased(at: point, at: clock.screenTime(at: time))
    }
  }

  package func pointerPasted(at point: CGPoint, at time: TimeInterval) {
    note(hostTime: time)
    if let panel, place.panel.contains(point) {
      return panel.window.pointerPasted(at: point, at: time)
    }
    screen.pointerPasted(at: screenPoint(point).point, at: clock.screenTime(at: time))
    stoppedFrames = 2
    setNeedsFrame()
  }

  package func pointerScrolled(
    by distance: CGVector, _ type: ScrollType, at point: CGPoint, time: TimeInterval
  ) {
    note(hostTime: time)
    if let panel, place.panel.contains(point) {
      panel.window.pointerScrolled(by: distance, type, at: point, time: time)
      return setNeedsFrame()
    }
    act(.scrolled(distance, type, screenPoint(point).point), at: time)
  }
}

extension Key {
  /// Where the up and the down arrow alone lead; nil for other keys.
  fileprivate var vertical: FocusHeading? {
    guard modifierFlags.isEmpty else { return nil }
    return switch keyCode {
    case .upArrow: .up
    case .downArrow: .down
    default: nil
    }
  }
}

extension HandLog.Deed {
  /// Whether moments count from here.
  var beginsSomething: Bool {
    switch self {
    case .key(let key, let phase):
      if case .modifier = key.keyCode { return false }
      return phase == .down || phase == .repeat
    case .pressed, .scrolled, .text: return true
    case .released, .moved: return false
    }
  }
}

extension Window {
  /// Does what a hand did.
  func receive(_ deed: HandLog.Deed, at time: TimeInterval) {
    switch deed {
    case .key(let key, let phase): send(key, phase: phase, at: time)
    case .pressed(let point): pointerPressed(at: point, at: time)
    case .released(let point): pointerReleased(at: point, at: time)
    case .moved(let point): pointerMoved(to: point, at: time)
    case .scrolled(let distance, let type, let point):
      pointerScrolled(by: distance, type, at: point, time: time)
    case .text(let text): insertText(text, at: time)
    }
  }
}
