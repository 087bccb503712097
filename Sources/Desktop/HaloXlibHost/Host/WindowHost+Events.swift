import CHaloX11
import Foundation
import HaloHosting

extension WindowHost {
  /// Handles all events that have arrived.
  ///
  /// Only the last of several sizes counts, and only the last of consecutive pointer positions.
  func drainEvents() {
    let before = window.geometry
    heedSignals()
    while endReason == nil, connection.hasEvents {
      if let event = translator.next() { handle(event) }
      // Events may arrive as fast as they are handled, such as the pieces of copied text.
      heedSignals()
    }
    deliverPointer()
    connection.reportFailures()
    guard endReason == nil, !connection.isLost else { return }
    let (size, scale) = (window.geometry.size, window.geometry.scale)
    if scale != before.scale { window.setMinimumSize() }
    if size.width * size.height < before.size.width * before.size.height { idle.didShrink() }
    if size != before.size || scale != before.scale { didResize() }
    do {
      try painter.recoverFromRefusal()
    } catch {
      fail(error)
    }
    window.setTitle(content.title)
  }

  private func heedSignals() {
    if TerminationSignals.isRequested { stop() }
  }

  private func handle(_ event: HostEvent) {
    switch event {
    case .key(let key):
      // The key must find the pointer where it was when the key went down.
      deliverPointer()
      if !holdForReader(key) { receive(key) }
    case .committed(let text, let time):
      releaseHeldKeys()
      deliverPointer()
      insert(text, at: time)
    case .selection(let event): handleSelection(event)
    case .pointer(let place):
      if window.pointer.hasScrolled { deliverPointer() }
      window.pointer.move(to: place)
    case .crossed(let place, let change):
      if window.pointer.hasScrolled { deliverPointer() }
      if let place { window.pointer.move(to: place) } else { window.pointer.leave() }
      if let change { followFocus(change) }
    case .button(let isPress, let place, let time): click(isPress, at: place, time: time)
    case .paste(let place, let time): paste(at: place, time: time)
    case .menu(let place, let time): requestMenu(at: place, time: time)
    case .wheel(let dx, let dy, let place): scroll(dx: dx, dy: dy, at: place)
    case .focus(let change): followFocus(change)
    case .grabbed: cancel(keyboard.cancelActivations())
    case .keymap(let keymap): cancelPresses(unlessIn: keymap)
    case .keymapChanged: keyboard.refresh()
    case .exposed(let area):
      window.visibility.expose()
      painter.expose(area)
      nextFrame.hurry()
    case .configured(let width, let height, let place):
      window.didConfigure(width: width, height: height, origin: place)
      if place != nil { didMove() }
      clock.sync?.state.didConfigure()
    case .mapped(true): window.didMap()
    case .mapped(false):
      window.visibility.unmap()
      clock.sync?.state.forgetFrame()
      window.pointer.leave()
      cancelPresses()
    case .obscured(let isObscured): window.visibility.obscure(isObscured)
    case .stateChanged: window.readStates()
    case .resourcesChanged: updateScale()
    case .settingsChanged, .managerCame: handleSettings(event)
    case .otherDestroyed(let other):
      clock.windowManager.didDestroy(other)
      handleSettings(event)
      handleSelection(.destroyed(other))
    case .monitorsChanged:
      clock.refreshMonitors()
      window.setMinimumSize()
      didMove()
    case .completed(let segment, let request):
      if let duration = painter.presenter.didComplete(segment: segment, request: request) {
        statistics.completion.add(duration)
      }
    case .closeRequested: endReason = .closedByUser
    case .destroyed:
      endReason = .closedByUser
      // Later requests for the destroyed window, also those that free its resources, are bound to
      // fail.
      connection.messageHandler = { _ in }
    case .ping(let time):
      // The reply means that all earlier events have been handled, which is the case here.
      window.setTitle(content.title)
      window.answerPing(time: time)
    case .syncRequest(let request): clock.sync?.state.didRequest(request)
    case .frameDrawn(let value): clock.sync?.state.didDraw(value, at: MonotonicClock.now())
    case .frameTimed(let value, let microseconds):
      clock.sync?.state.didTime(value, microseconds: microseconds)
      clock.updateInterval()
    case .instrumentsRequested: showInstruments()
    case .windowManagerChanged: clock.windowManager.mayHaveChanged()
    }
  }

  /// Follows a change of the keyboard focus; the window is active while keys come to it, whatever
  /// the reason.
  private func followFocus(_ change: KeyboardFocus.Change) {
    var focus = keyboard.focus
    focus.apply(change)
    let isActive = focus.isHere
    guard isActive != keyboard.focus.isHere else {
      keyboard.focus = focus
      return
    }
    if !isActive {
      releaseHeldKeys()
      cancelPresses()
    }
    feed(.action) { content, time in
      gamePads?.setActive(isActive, at: time)
      keyboard.focus = focus
      content.setActive(isActive)
    }
    bridge.setActive(isActive)
  }

  func receive(_ event: KeyEvent) {
    guard let (key, phase) = keyboard.receive(event) else { return }
    clipboard.time = event.time
    if phase == .down {
      window.setUserTime(event.time)
      if case .modifier = key.keyCode {} else { window.pointer.isHidden = true }
    }
    let kind: InputKind = phase == .up && key.isDoneWhenPressed ? .release : .press
    send(.key(key, phase), as: kind)
  }

  /// Cancels the presses that are not in `keymap`, or all if it is nil, because their releases went
  /// elsewhere.
  private func cancelPresses(unlessIn keymap: KeyVector? = nil) {
    cancel(keyboard.cancel(unlessIn: keymap))
  }

  private func cancel(_ lost: [Key]) {
    let time = MonotonicClock.now()
    for key in lost { send(.key(key, .cancelled), as: .change, at: time) }
  }

  private func didMove() {
    placeBridge()
    clock.updateInterval()
  }

  private func didResize() {
    nextFrame.hurry()
    do {
      try painter.resize(to: window.geometry.size)
    } catch {
      fail(error)
    }
    resizeContent()
    placeBridge()
  }

  func resizeContent() {
    content.resize(to: window.geometry.sizeInPoints, scale: window.geometry.scale)
  }

  /// Ends the run, since there are no pixels to draw into; an earlier reason to end it stays.
  func fail(_ error: any Error) { endReason = endReason ?? .cannotDraw("\(error)") }
}

extension Key {
  /// Whether the key has its whole effect when it is pressed, and none when it is released.
  fileprivate var isDoneWhenPressed: Bool {
    switch keyCode {
    case .upArrow, .downArrow, .leftArrow, .rightArrow, .upLeft, .upRight, .downLeft, .downRight,
      .tab, .home, .end, .pageUp, .pageDown:
      true
    default: false
    }
  }
}
