import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

/// The way of a key through a window (WWDC21 10260), and the presses of keys that are down.
@MainActor
final class KeyRouter: PressScrolling {
  private unowned let window: Window
  /// Which keys stand for Command, Option and Control.
  var modifierScheme = ModifierScheme.pc
  /// The modifiers that are down, as far as the window was told.
  private(set) var heldModifiers: KeyModifierFlags = []
  /// The key that is being answered, or let go of; nil outside of that.
  private(set) var keyInHand: Key?
  private var activePresses: [KeyCode: Press] = [:]
  /// The recognisers that look at presses which are down.
  private var gestures: [Press: GesturesOfPress] = [:]
  /// The views that are scrolled by keys which are down.
  private var scrolledViews: [Press: WeakScrolling] = [:]
  /// The ways of the arrows that are down.
  private var heldArrows: FocusHeading = []
  private var tabHold = TabHold()
  /// Whether the Escape that is down has cancelled a press, and means nothing else.
  private var isEscapeSpent = false

  init(_ window: Window) { self.window = window }

  func receive(_ key: Key, phase: KeyPhase) {
    let isDown = phase == .down || phase == .repeat
    if isDown { window.inputArrived() }
    if case .modifier(let flags) = key.keyCode {
      heldModifiers = isDown ? heldModifiers.union(flags) : heldModifiers.subtracting(flags)
    }
    if let arrow = key.keyCode.arrow {
      heldArrows = isDown ? heldArrows.union(arrow) : heldArrows.subtracting(arrow)
    }
    tabHold.note(key, phase, focused: window.focusSystem?.focusedItem)
    for accessory in window.accessories where accessory.receive(key, phase: phase) { return }
    if escapeReceives(key, phase) { return window.setNeedsFrame() }
    switch phase {
    case .down, .repeat: press(key, isRepeat: phase == .repeat)
    case .up:
      window.leaning.letGo(of: key)
      end(key, .ended)
    case .cancelled:
      window.leaning.letGo(of: key)
      end(key, .cancelled)
    }
    window.setNeedsFrame()
  }

  private func press(_ key: Key, isRepeat: Bool) {
    keyInHand = key
    defer { keyInHand = nil }
    window.focusSystem?.focusWasUsed()
    if performTabCommand(for: key, isRepeat: isRepeat) { return }
    if let done = performKeyCommand(for: key, withPriority: true, isRepeat: isRepeat) {
      return note(key, .priorityCommand, done.command, done.target)
    }
    if let input = window.textInput, input.receive(key) {
      window.textInputWasUsed()
      return note(key, .text, nil, input)
    }
    if let control = window.adjusted(by: key) { return note(key, .focus, nil, control) }
    if let system = window.focusSystem, let heading = system.heading(for: key) {
      if isWanted(key) { return pass(key, isRepeat: isRepeat) }
      let movement = move(system, heading, by: key)
      let isRefused = movement.outcome != .moved
      let scrolls =
        isRefused && (isRepeat ? isScrolling(key) : window.viewScrolled(byPressOf: key) != nil)
      if !scrolls {
        if heading.isDirectional { window.leaning.lean(with: movement, key: key) }
        window.announcements.note(movement, of: system.focusedItem)
      }
      // Where nothing can have the focus, keys are the content's (Cases, 66).
      if system.focusedItem != nil || isRepeat {
        let isPress = isRefused && !heading.isTab && (!isRepeat || scrolls)
        return isPress ? pass(key, isRepeat: isRepeat) : note(key, .focus, nil, nil)
      }
    }
    // A name that is typed goes before a command of one letter, as text does.
    if !isRepeat, let list = window.listAroundFocus, list.typeSelect(key) {
      return note(key, .focus, nil, list)
    }
    if isSelection(key) { return pass(key, as: .selection, isRepeat: isRepeat) }
    if let done = performKeyCommand(for: key, withPriority: false, isRepeat: isRepeat) {
      return note(key, .command, done.command, done.target)
    }
    pass(key, isRepeat: isRepeat)
  }

  private func move(
    _ system: FocusSystem, _ heading: FocusHeading, by key: Key
  ) -> FocusExplanation {
    if let page = window.page(by: key) {
      return system.moveFocus(to: page.item, heading: page.heading)
    }
    return system.moveFocus(
      heading: system.model.movesDiagonally ? heading.joined(by: heldArrows) : heading)
  }

  /// Whether the key selects what has the focus, whatever comes of that.
  ///
  /// A command for it without priority no longer works then (WWDC21 10260, 0:39). Where nothing has
  /// the focus the key is the content's.
  func isSelection(_ key: Key) -> Bool {
    guard let system = window.focusSystem, system.focusedItem != nil else { return false }
    return system.model.pressType(for: key) == .select
  }

  /// Whether what has the focus wants the key as a press, whether focus could move or not.
  func isWanted(_ key: Key) -> Bool {
    guard let system = window.focusSystem, let item = system.focusedItem as? Responder else {
      return false
    }
    return item.wantsPress(of: system.model.pressType(for: key))
  }

  /// Sends the key up the chain of responders, as a press that begins when it goes down and scrolls
  /// on as it repeats.
  private func pass(_ key: Key, as stage: KeyStage = .press, isRepeat: Bool) {
    note(key, stage, nil, window.keyResponder)
    guard isRepeat else { return begin(key) }
    scrolledView(of: key)?.scroll(by: key)
  }

  private func isScrolling(_ key: Key) -> Bool { scrolledView(of: key) != nil }

  private func scrolledView(of key: Key) -> (any KeyScrolling)? {
    activePresses[key.keyCode].flatMap { scrolledViews[$0]?.view }
  }

  private func note(_ key: Key, _ stage: KeyStage, _ command: KeyCommand?, _ target: Responder?) {
    window.keyTraceHandler?(KeyTrace(key: key, stage: stage, command: command, target: target))
  }

  private func performKeyCommand(
    for key: Key, withPriority: Bool, isRepeat: Bool
  ) -> (command: KeyCommand, target: Responder)? {
    guard let found = command(for: key, withPriority: withPriority) else { return nil }
    if !isRepeat || found.command.repeatBehavior != .nonRepeatable {
      found.target.perform(found.command.action, with: found.command)
    }
    return found
  }

  /// Performs a command that has Tab as its modifier, if the key stands for one while Tab is held.
  private func performTabCommand(for key: Key, isRepeat: Bool) -> Bool {
    if case .modifier = key.keyCode { return false }
    guard !isRepeat, key.keyCode != .tab else { return false }
    guard let chord = tabHold.chord(with: key), command(for: chord, withPriority: true) != nil
    else {
      tabHold.end()
      return false
    }
    tabHold.takeBack(in: window.focusSystem)
    guard let done = performKeyCommand(for: chord, withPriority: true, isRepeat: false) else {
      return false
    }
    note(chord, .priorityCommand, done.command, done.target)
    return true
  }

  /// The nearest command that the key stands for and that somebody would perform now.
  func command(
    for key: Key, withPriority: Bool
  ) -> (command: KeyCommand, target: Responder)? {
    if case .modifier = key.keyCode { return nil }
    for command in window.commandsInReach.map(\.command)
    where command.wantsPriorityOverSystemBehavior == withPriority
      && command.matches(key, scheme: modifierScheme, direction: window.layoutDirection)
    {
      if let target = window.target(of: command) { return (command, target) }
    }
    return nil
  }

  // MARK: Presses

  private func begin(_ key: Key) {
    let type = window.focusSystem?.model.pressType(for: key) ?? .keyboard
    let press = Press(type: type, key: key, timestamp: window.animator.time)
    activePresses[key.keyCode] = press
    begin(press, in: window.keyResponder)
  }

  /// Begins a press of a key, or of the pointer's button.
  ///
  /// - Parameters:
  ///   - press: that went down.
  ///   - responder: what it is for.
  ///   - place: of the pointer, in points of the window; nil for a key.
  func begin(_ press: Press, in responder: Responder?, at place: CGPoint? = nil) {
    press.responder = responder
    press.scroller = self
    let looking = GesturesOfPress(of: press, at: place)
    if !looking.isEmpty { gestures[press] = looking }
    responder?.pressesBegan(
      [press], with: PressesEvent([press], timestamp: window.animator.time))
  }

  func scroll(by press: Press, from responder: Responder) -> Bool {
    guard let key = press.key, let view = responder.viewScrolled(by: key) else { return false }
    view.scroll(by: key)
    scrolledViews[press] = WeakScrolling(view: view)
    press.scrollingResponder = responder
    return true
  }

  private func end(_ key: Key, _ phase: Press.Phase) {
    guard let press = activePresses.removeValue(forKey: key.keyCode) else { return }
    end(press, phase)
  }

  /// Ends a press of a key, or of the pointer's button.
  func end(_ press: Press, _ phase: Press.Phase) {
    window.inputArrived()
    keyInHand = press.key
    defer { keyInHand = nil }
    // A view that has left the window, or is in a leaving screen, must not act.
    let hasLeft =
      (press.responder as? View).map { $0.window !== window || $0.isInLeavingScreen } ?? false
    press.timestamp = window.animator.time
    scrolledViews[press] = nil
    let looking = gestures.removeValue(forKey: press)
    let isTaken = looking?.end(press, hasLeft ? .cancelled : phase) ?? false
    let phase = hasLeft || isTaken ? .cancelled : phase
    press.phase = phase
    let event = PressesEvent([press], timestamp: window.animator.time)
    if phase == .ended {
      press.responder?.pressesEnded([press], with: event)
    } else {
      press.responder?.pressesCancelled([press], with: event)
    }
  }

  /// Whether Escape was used to cancel presses that are held down (Apple, UIPress documentation).
  ///
  /// Until it is released, that Escape does nothing else.
  private func escapeReceives(_ key: Key, _ phase: KeyPhase) -> Bool {
    guard key.keyCode == .escape else { return false }
    if phase == .down {
      // A held modifier is part of a shortcut, and no press to be cancelled.
      let isKeyHeld = activePresses.keys.contains { code in
        if case .modifier = code { false } else { code != .escape }
      }
      isEscapeSpent = window.pointer.isPressed || isKeyHeld
      if isEscapeSpent { cancelHeldPresses() }
      return isEscapeSpent
    }
    defer { if phase != .repeat { isEscapeSpent = false } }
    return isEscapeSpent
  }

  /// Takes everything back that is held, as when the window loses the keyboard.
  func cancelPresses() {
    window.leaning.letGo()
    heldModifiers = []
    heldArrows = []
    tabHold.end()
    isEscapeSpent = false
    cancelHeldPresses()
  }

  private func cancelHeldPresses() {
    for press in activePresses.values.sorted(by: { $0.timestamp < $1.timestamp }) {
      press.key.map { end($0, .cancelled) }
    }
    window.pointer.cancelPress()
  }
}

extension FocusHeading {
  /// Whether it is Tab's, forward or back.
  var isTab: Bool { !isDisjoint(with: [.next, .previous]) }

  /// The diagonal with the one of `others` that lies across a straight heading, if one alone does.
  fileprivate func joined(by others: FocusHeading) -> FocusHeading {
    let across: FocusHeading
    switch self {
    case .up, .down: across = others.intersection([.left, .right])
    case .left, .right: across = others.intersection([.up, .down])
    default: return self
    }
    return Self.straight.contains(across) ? union(across) : self
  }
}

/// A view that a key scrolls, for as long as it lives.
private struct WeakScrolling {
  weak var view: (any KeyScrolling)?
}
