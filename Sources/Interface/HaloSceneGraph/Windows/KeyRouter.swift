import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting

/// A router that takes keys through a window (WWDC21 10260), and manages the presses of held keys.
@MainActor
final class KeyRouter: PressScrolling {
  private unowned let window: Window
  /// The keys that stand for Command, Option and Control.
  var modifierScheme = ModifierScheme.pc
  /// The modifiers that are held, as far as the window was informed.
  private(set) var heldModifiers: KeyModifierFlags = []
  /// The key whose press or release is being handled; nil otherwise.
  private(set) var keyInHand: Key?
  private var activePresses: [KeyCode: Press] = [:]
  /// The recognisers that follow the current presses.
  private var gestures: [Press: GesturesOfPress] = [:]
  /// The views that held keys scroll.
  private var scrolledViews: [Press: WeakScrolling] = [:]
  /// The headings of the held arrows.
  private var heldArrows: FocusHeading = []
  private var tabHold = TabHold()
  /// Whether the held Escape has cancelled a press and has no other effect.
  private var isEscapeSpent = false
  /// The actions that no responder lists and that were reported already.
  private var toldOf: Set<Selector> = []

  init(_ window: Window) { self.window = window }

  func receive(_ key: Key, phase: KeyPhase) {
    let isDown = phase == .down || phase == .repeat
    if isDown { window.inputArrived() }
    if case .modifier(let flags) = key.keyCode {
      heldModifiers = isDown ? heldModifiers.union(flags) : heldModifiers.subtracting(flags)
    } else if isDown {
      window.pointer.keyWasUsed()
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
      // If nothing can be focused, keys go to the content (Cases, 66).
      if system.focusedItem != nil || isRepeat {
        let isPress = isRefused && !heading.isTab && (!isRepeat || scrolls)
        return isPress ? pass(key, isRepeat: isRepeat) : note(key, .focus, nil, nil)
      }
    }
    // Typing a name precedes a command of one letter, as text does.
    if !isRepeat, let list = window.listAroundFocus, list.typeSelect(key) {
      return note(key, .focus, nil, list)
    }
    if isSelection(key) { return pass(key, as: .selection, isRepeat: isRepeat) }
    if let done = performKeyCommand(for: key, withPriority: false, isRepeat: isRepeat) {
      return note(key, .command, done.command, done.target)
    }
    if !isRepeat {
      if let menu = window.contextMenu(by: key), menu.show() {
        return note(key, .press, nil, menu.view)
      }
      tellOfUnanswered(key)
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

  /// Whether the key selects the focused item, whatever the effect.
  ///
  /// A command for it without priority then does not work (WWDC21 10260, 0:39). Without a focused
  /// item the key goes to the content.
  func isSelection(_ key: Key) -> Bool {
    guard let system = window.focusSystem, system.focusedItem != nil else { return false }
    return system.model.pressType(for: key) == .select
  }

  /// Whether the focused item wants the key as a press, even if focus could move.
  func isWanted(_ key: Key) -> Bool {
    guard let system = window.focusSystem, let item = system.focusedItem as? Responder else {
      return false
    }
    return item.wantsPress(of: system.model.pressType(for: key))
  }

  /// Sends the key up the responder chain as a press, which begins when the key goes down and
  /// continues scrolling as it repeats.
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

  /// Performs a command with Tab as its modifier, if the key triggers one while Tab is held.
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

  /// Returns the nearest command that the key triggers and that a responder can perform now; nil
  /// for none.
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

  /// Reports each command that the key triggers and whose action no responder lists, once.
  private func tellOfUnanswered(_ key: Key) {
    guard let tell = window.remarkHandler else { return }
    for one in window.commandsInReach {
      let command = one.command
      guard command.handler == nil, !command.attributes.contains(.disabled),
        command.matches(key, scheme: modifierScheme, direction: window.layoutDirection),
        !Self.mayBeUnanswered.contains(command.action), !window.lists(command.action),
        toldOf.insert(command.action).inserted
      else { continue }
      tell(
        "No responder performs the action “\(command.action)” of \(key.name ?? command.input), "
          + "a command of \(type(of: one.owner)): list it in the responses of a responder in the "
          + "chain, or give the KeyCommand a handler.")
    }
  }

  /// The standard editing actions, which only some views list, such as text fields, and the menu bar,
  /// which not every window shows.
  private static let mayBeUnanswered = Set(Menu.standardEdit.commands.map(\.action))
    .union([.focusMenuBar])

  // MARK: Presses

  private func begin(_ key: Key) {
    let type = window.focusSystem?.model.pressType(for: key) ?? .keyboard
    let press = Press(type: type, key: key, timestamp: window.animator.time)
    activePresses[key.keyCode] = press
    begin(press, in: window.keyResponder)
  }

  /// Begins a press of a key or of the pointer's button.
  ///
  /// - Parameters:
  ///   - press: the press.
  ///   - responder: the responder that receives it.
  ///   - place: the pointer's position in points of the window; nil for a key.
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

  /// Ends a press of a key or of the pointer's button.
  func end(_ press: Press, _ phase: Press.Phase) {
    window.inputArrived()
    keyInHand = press.key
    defer { keyInHand = nil }
    // A view that has left the window, or is in a disappearing screen, must not act.
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

  /// Whether Escape was used to cancel held presses (Apple, UIPress documentation).
  ///
  /// Until it is released, that Escape has no other effect.
  private func escapeReceives(_ key: Key, _ phase: KeyPhase) -> Bool {
    guard key.keyCode == .escape else { return false }
    if phase == .down {
      // A held modifier is part of a shortcut, and not a press to be cancelled.
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

  /// Cancels everything that is held, as when the window loses the keyboard.
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
  /// Whether the heading is Tab's, forward or backward.
  var isTab: Bool { !isDisjoint(with: [.next, .previous]) }

  /// Returns the diagonal of a straight heading and the only perpendicular one in `others`; the
  /// heading itself if there is not exactly one.
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

/// A weak reference to a view that a key scrolls.
private struct WeakScrolling {
  weak var view: (any KeyScrolling)?
}
