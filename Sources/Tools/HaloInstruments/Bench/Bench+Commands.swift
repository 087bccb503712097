import Foundation
import HaloHosting

/// The commands of the instruments' keys and of their list.
extension Bench {
  /// Leaves the last action out of walks: it is for the window around the screen, such as a command
  /// that fills the desktop with it.
  package func noteDeedForWindow() { hand.disownLast() }

  /// Does what a key or the list asks for.
  package func perform(_ command: InstrumentCommand) {
    panelHost.notice = nil
    noteDeedForWindow()
    endWelcome()
    switch command {
    case .panel:
      guard panelHost.panel != nil else { return openPanel(taking: true) }
      setPanelKeyboard(!panelHost.hasKeyboard)
    case .close: closePanel()
    // A picture is taken of the window as it is.
    case .shot: instrument(for: command)?.perform(command)
    default:
      openPanel(taking: false)
      instrument(for: command)?.perform(command)
    }
    setNeedsPanel()
  }

  /// The instrument that does a command; nil for those of the panel itself.
  func instrument(for command: InstrumentCommand) -> (any Instrument)? {
    instruments.first { $0.commands.contains(command) }
  }

  /// Whether the key is the instruments', down or coming up.
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
