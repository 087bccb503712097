import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

/// Keys and text, each for the instruments, the panel or the screen.
extension Bench {
  package func send(_ key: Key, phase: KeyPhase, at time: TimeInterval) {
    clock.note(host: time)
    if takesCommand(key, phase: phase) { return }
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
      // It is let go where it was pressed, whoever has the keyboard by now.
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
      leavePast()
      panelHost.notice = nil
      endWelcome()
      if panelHost.panel != nil {
        hand.note(HandLog.Focus(screen.focusSystem?.focusedItem?.focusDebugLabel))
      }
      clock.noteKey()
      lastDeed = deed
      for each in instruments { each.willAct(deed) }
    }
    hand.add(deed, at: now, hidesFocus: screen.focusSystem?.focusedItem == nil)
    screen.receive(deed, at: now)
    switch hand.lastOwner {
    case .screen: for each in instruments { each.didAct(deed, at: now) }
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

  package func insertText(_ text: String, at time: TimeInterval) {
    clock.note(host: time)
    if let panel = panelHost.panel, panel.hasKeyboard {
      panel.window.insertText(text, at: time)
      return setNeedsPanel()
    }
    act(.text(text), at: time)
  }

  package func setMarkedText(_ text: String, at time: TimeInterval) {
    clock.note(host: time)
    if let panel = panelHost.panel, panel.hasKeyboard {
      panel.window.setMarkedText(text, at: time)
      return setNeedsFrame()
    }
    let now = clock.screenTime(at: time)
    screen.setMarkedText(text, at: now)
    twin?.setMarkedText(text, at: now)
    frames.want(2)
    if panelHost.panel != nil { setNeedsFrame() }
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
