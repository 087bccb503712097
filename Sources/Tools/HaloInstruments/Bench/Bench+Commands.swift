import Foundation
import HaloHosting

/// The commands of the instruments' keys and of the list of all keys.
extension Bench {
  /// Leaves the last action out of walks, because it is for the window around the screen, such as a
  /// command that makes the screen fill the desktop.
  package func noteDeedForWindow() { hand.disownLast() }

  /// Opens the panel and gives it the keyboard, because another program asks for it; from now on
  /// the instruments are offered.
  package func attach() {
    if !isOffered {
      (isOffered, isAttached, keepsFramesAlways) = (true, true, true)
      hand.begin(at: clock.now)
    }
    endWelcome()
    openPanel(taking: true)
    setPanelKeyboard(true)
  }

  /// Performs the command of a key or of a row in the list.
  package func perform(_ command: InstrumentCommand) {
    panelHost.notice = nil
    noteDeedForWindow()
    endWelcome()
    switch command {
    case .panel:
      guard panelHost.panel != nil else { return openPanel(taking: true) }
      setPanelKeyboard(!panelHost.hasKeyboard)
    case .close: closePanel()
    // A screenshot shows the window as it is, and another look needs all of it, so neither opens the
    // panel.
    case .shot, .televisionLook: instrument(for: command)?.perform(command)
    default:
      openPanel(taking: false)
      instrument(for: command)?.perform(command)
    }
    setNeedsPanel()
  }

  /// The instrument that performs a command; nil for commands of the panel itself.
  func instrument(for command: InstrumentCommand) -> (any Instrument)? {
    instruments.first { $0.commands.contains(command) }
  }

  /// Takes a key that belongs to the instruments, whether it goes down or comes up.
  ///
  /// - Returns: Whether the instruments took the key.
  func takesCommand(_ key: Key, phase: KeyPhase, at time: TimeInterval) -> Bool {
    switch phase {
    case .down, .repeat:
      guard let command = InstrumentCommand(key, scheme: screen.modifierScheme) else {
        return false
      }
      advance(to: time)
      input.spend(key)
      if phase == .down || command.repeats { perform(command) }
      return true
    case .up, .cancelled: return input.takeSpent(key)
    }
  }
}
