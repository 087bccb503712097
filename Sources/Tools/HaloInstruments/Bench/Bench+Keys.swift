import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// Routes each input event to the instruments, the panel or the screen.
extension Bench {
  package func receive(_ event: InputEvent, at time: TimeInterval) {
    clock.note(host: time)
    guard isOffered else { return screen.receive(event, at: clock.screenTime(at: time)) }
    switch event {
    case .pointerMoved(let point): return movePointer(to: point, at: time)
    case .pointerLeft: return pointerLeaves(at: time)
    default: break
    }
    // While the panel is closed, the screen advances its clock by itself.
    if panelHost.panel != nil { advance(to: time) }
    switch event {
    case .key(let key, let phase): receive(key, phase, at: time)
    case .text: type(event, at: time)
    case .markedText: mark(event, at: time)
    case .pointerPressed(let point): pressPointer(at: point, at: time)
    case .pointerReleased(let point): releasePointer(at: point, at: time)
    case .pointerPasted(let point): send(InputEvent.pointerPasted, at: point, at: time)
    case .menuRequested(let point): send(InputEvent.menuRequested, at: point, at: time)
    case .scrolled(let distance, let type, let point):
      scroll(by: distance, type, at: point, at: time)
    case .pointerMoved, .pointerLeft: break
    }
  }

  private func receive(_ key: Key, _ phase: KeyPhase, at time: TimeInterval) {
    if takesCommand(key, phase: phase, at: time) { return }
    switch phase {
    case .down, .repeat:
      if let taker = input.taker, taker.receive(key, phase: phase) {
        input.spend(key)
        return setNeedsPanel()
      }
      guard let panel = panelHost.panel, panel.hasKeyboard else { break }
      input.giveToPanel(key)
      return sendToPanel(key, phase: phase, at: time, panel)
    case .up, .cancelled:
      // The release of a key goes where its press went, even if the keyboard has moved since then.
      guard input.takeFromPanel(key) else { break }
      if let panel = panelHost.panel { sendToPanel(key, phase: phase, at: time, panel) }
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
      if panelHost.page != nil { return show(nil) }
      return setPanelKeyboard(false)
    }
    if !isTyping, phase == .down, key.keyCode == .delete, panelHost.page != nil { return show(nil) }
    setNeedsFrame()
    if phase == .down || phase == .repeat {
      if panel.takes(key) { return setNeedsPanel() }
      if let heading = key.vertical { return panel.step(heading) }
      if panel.scroll(by: key.keyCode) { return }
    }
    panel.window.receive(.key(key, phase), at: time)
  }

  /// Sends the user's input to the screen and records it.
  func act(_ event: InputEvent, at time: TimeInterval) {
    let now = clock.screenTime(at: time)
    let begins = event.beginsSomething
    if begins {
      if panelHost.panel != nil { for each in instruments { each.prepareForAction() } }
      leavePast()
      panelHost.notice = nil
      endWelcome()
      if panelHost.panel != nil {
        hand.note(HandLog.Focus(screen.focusSystem?.focusedItem?.focusDebugLabel))
      }
      clock.noteKey()
      lastEvent = event
      for each in instruments { each.willAct(event) }
    }
    hand.add(event, at: now, hidesFocus: screen.focusSystem?.focusedItem == nil)
    screen.receive(event, at: now)
    switch hand.lastOwner {
    case .screen: for each in instruments { each.didAct(event, at: now) }
    case .window: hand.takeBack()
    case .formerScreen: break
    }
    frames.want(2)
    if panelHost.panel != nil { setNeedsPanel() }
  }

  package var textCaret: CGRect? {
    guard let panel = panelHost.panel else { return screen.textCaret }
    if panel.hasKeyboard { return panel.window.textCaret }
    return screen.textCaret.map { caret in
      place.slots[0].windowFrame(caret)
    }
  }

  private func type(_ text: InputEvent, at time: TimeInterval) {
    if let panel = panelHost.panel, panel.hasKeyboard {
      panel.window.receive(text, at: time)
      return setNeedsPanel()
    }
    act(text, at: time)
  }

  private func mark(_ text: InputEvent, at time: TimeInterval) {
    if let panel = panelHost.panel, panel.hasKeyboard {
      panel.window.receive(text, at: time)
      return setNeedsFrame()
    }
    let now = clock.screenTime(at: time)
    screen.receive(text, at: now)
    for other in others { other.receive(text, at: now) }
    frames.want(2)
    if panelHost.panel != nil { setNeedsFrame() }
  }
}

extension Key {
  /// The direction of the up or the down arrow without modifiers; nil for other keys.
  fileprivate var vertical: FocusHeading? {
    guard modifierFlags.isEmpty else { return nil }
    return switch keyCode {
    case .upArrow: .up
    case .downArrow: .down
    default: nil
    }
  }
}
