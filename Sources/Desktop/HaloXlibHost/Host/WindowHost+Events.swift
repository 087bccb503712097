import CHaloX11
import Foundation
import HaloHosting

extension WindowHost {
  /// Handles all events that have come.
  ///
  /// Only the last of several sizes counts, and of consecutive pointer positions only the last.
  func drainEvents() {
    let before = (size, scale)
    heedSignals()
    while endReason == nil, connection.hasEvents {
      if let event = translator.next() { handle(event) }
      // Events may come as fast as they are handled: what another program copied, in pieces.
      heedSignals()
    }
    deliverPointer()
    connection.reportFailures()
    guard endReason == nil, !connection.isLost else { return }
    if scale != before.1 { window.setMinimumSize(scale: scale) }
    if size.width * size.height < before.0.width * before.0.height { hasMemoryToReturn = true }
    if size != before.0 || scale != before.1 { didResize() }
    do {
      if try presenter.recoverFromRefusal() { shown = nil }
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
      // Moves and scrolls are coalesced separately.
      if case .scrolled = pointer { deliverPointer() }
      pointer = .moved(place)
      window.pointer.isHidden = false
    case .crossed(let place, let change):
      if case .scrolled = pointer { deliverPointer() }
      pointer = place.map { .moved($0) } ?? .left
      if place != nil { window.pointer.isHidden = false }
      if let change { followFocus(change) }
    case .button(let isPress, let place, let time): click(isPress, at: place, time: time)
    case .paste(let place, let time): paste(at: place, time: time)
    case .wheel(let dx, let dy, let place): scroll(dx: dx, dy: dy, at: place)
    case .focus(let change): followFocus(change)
    case .grabbed: cancel(keyboard.cancelActivations())
    case .keymap(let keymap): cancelPresses(unlessIn: keymap)
    case .keymapChanged: keyboard.refresh()
    case .exposed(let area):
      visibility.isExposed = true
      exposed.append(area)
      isPrompt = true
    case .configured(let width, let height, let place):
      size = (width, height)
      if let place { move(to: place) }
      sync?.state.didConfigure()
    case .mapped(let isMapped):
      visibility.isMapped = isMapped
      if isMapped, let id = startupID {
        startupID = nil
        window.endStartup(id)
      }
      if isMapped {
        // A window manager that died while the window was minimized does not clear that state.
        visibility.isHidden = false
      } else {
        visibility.isExposed = false
        sync?.state.forgetFrame()
        pointer = .left
        cancelPresses()
      }
    case .obscured(let isObscured): visibility.isObscured = isObscured
    case .stateChanged:
      let states = window.states
      isFullscreen = states.contains(.netWMStateFullscreen)
      visibility.isHidden = states.contains(.netWMStateHidden)
    case .resourcesChanged: updateScale()
    case .settingsChanged, .managerCame: settingsMayHaveChanged(event)
    case .otherDestroyed(let other):
      handleSync(event)
      settingsMayHaveChanged(event)
      handleSelection(.destroyed(other))
    case .monitorsChanged:
      monitors.refresh(connection)
      window.setMinimumSize(scale: scale)
      move(to: origin)
    case .completed(let segment, let request):
      if let duration = presenter.didComplete(segment: segment, request: request) {
        statistics.completion.add(duration)
      }
    case .closeRequested: endReason = .closedByUser
    case .destroyed:
      endReason = .closedByUser
      // Requests on the destroyed window, and freeing what belongs to it, are bound to fail.
      connection.messageHandler = { _ in }
    case .ping(let time):
      // The answer says that all events before it have been handled, and so they have.
      window.setTitle(content.title)
      window.answerPing(time: time)
    case .syncRequest(let request): sync?.state.didRequest(request)
    case .frameDrawn, .frameTimed, .windowManagerChanged: handleSync(event)
    }
  }

  /// The window looks as one that has the keyboard while keys come, for whatever reason.
  private func followFocus(_ change: KeyboardFocus.Change) {
    keyboardFocus.apply(change)
    let isActive = keyboardFocus.isHere
    guard isActive != self.isActive else { return }
    if !isActive {
      releaseHeldKeys()
      cancelPresses()
    }
    feed(.action) { content, time in
      controllers?.setActive(isActive, at: time)
      self.isActive = isActive
      content.setActive(isActive)
    }
    bridge.setActive(isActive)
  }

  func receive(_ event: KeyEvent) {
    guard let (press, phase) = keyboard.receive(event) else { return }
    clipboard.time = event.time
    if phase == .down {
      window.setUserTime(event.time)
      if case .modifier = press.key.keyCode {} else { window.pointer.isHidden = true }
    }
    let kind: InputKind = phase == .up && press.key.isDoneWhenPressed ? .release : .press
    feed(kind) { content, time in content.send(press.key, phase: phase, at: time) }
  }

  /// Ends the presses whose release went elsewhere.
  private func cancelPresses(unlessIn keymap: KeyVector? = nil) {
    cancel(keyboard.cancel(unlessIn: keymap))
  }

  private func cancel(_ lost: [Keyboard.Press]) {
    guard !lost.isEmpty else { return }
    feed(.change) { content, time in
      for press in lost { content.send(press.key, phase: .cancelled, at: time) }
    }
  }

  private func move(to place: CGPoint) {
    origin = place
    placeBridge()
    updateInterval()
  }

  private func didResize() {
    shown = nil
    isPrompt = true
    do {
      try presenter.resize(width: size.width, height: size.height)
    } catch {
      fail(error)
    }
    content.resize(to: sizeInPoints, scale: scale)
    placeBridge()
  }

  /// Without pixels there is nothing to go on with.
  func fail(_ error: any Error) { endReason = endReason ?? .cannotDraw("\(error)") }
}

extension Key {
  /// Whether the key does all it does when it is pressed, and nothing when it is let go.
  fileprivate var isDoneWhenPressed: Bool {
    switch keyCode {
    case .upArrow, .downArrow, .leftArrow, .rightArrow, .upLeft, .upRight, .downLeft, .downRight,
      .tab, .home, .end, .pageUp, .pageDown:
      true
    default: false
    }
  }
}
