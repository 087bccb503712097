import Foundation
import HaloHosting
import HaloSceneGraph

/// A command of the instruments, whose key works regardless of keyboard focus.
package enum InstrumentCommand: String, CaseIterable, Sendable {
  case panel
  case close
  case why
  case ahead
  case debugger
  case stop
  case speed
  case frameOn
  case frameBack
  case onion
  case squint
  case loupe
  case facts
  case looks
  case televisionLook
  case tune
  case two
  case models
  case record
  case keep
  case shot
  case note

  /// The title in menus and lists.
  package var title: String {
    switch self {
    case .panel: "Instruments"
    case .close: "Put Instruments Away"
    case .why: "Why Focus Moved"
    case .ahead: "Where Keys Would Lead"
    case .debugger: "Focus Debugger"
    case .stop: "Stop or Go On"
    case .speed: "Slower"
    case .frameOn: "One Frame On"
    case .frameBack: "One Frame Back"
    case .onion: "Outlines of the Last Move"
    case .squint: "What Is Seen First"
    case .loupe: "Loupe"
    case .facts: "Facts"
    case .looks: "Looks"
    case .televisionLook: "Other Television Look"
    case .tune: "Tune the Focus"
    case .two: "Two at Once"
    case .models: "Five Models at Once"
    case .record: "Record the Hand"
    case .keep: "Keep the Last Ten Seconds"
    case .shot: "Save Screenshot"
    case .note: "Note on the Last Picture"
    }
  }

  /// The number of the function key, and whether Shift or Command is held with it.
  private var key: (number: Int, flags: KeyModifierFlags) {
    switch self {
    case .panel: (1, [])
    case .close: (1, .shift)
    case .looks: (5, .shift)
    case .televisionLook: (5, [.command, .shift])
    case .tune: (8, .command)
    case .two: (6, .shift)
    case .models: (11, .command)
    case .why: (7, [])
    case .ahead: (7, .shift)
    case .debugger: (7, [.command, .shift])
    case .stop: (8, [])
    case .speed: (8, .shift)
    case .frameOn: (9, [])
    case .frameBack: (9, .shift)
    case .onion: (9, .command)
    case .squint: (10, .command)
    case .loupe: (10, [])
    case .facts: (10, .shift)
    case .record: (11, .shift)
    case .shot: (12, [])
    case .keep: (12, .shift)
    case .note: (12, .command)
    }
  }

  package var selector: Selector { Selector("instruments.\(rawValue)") }

  @MainActor private var command: KeyCommand {
    KeyCommand(
      title: title, action: selector, input: KeyCommand.inputFunction(key.number),
      modifierFlags: key.flags)
  }

  /// The labels of the keys, one for each key cap.
  @MainActor func caps(scheme: ModifierScheme) -> [String] {
    let flags = scheme.pressed(for: key.flags)
    return flags.caps(on: scheme) + ["F\(key.number)"]
  }

  /// Creates the command of a key; nil if it has none.
  @MainActor init?(_ key: Key, scheme: ModifierScheme) {
    guard case .function = key.keyCode,
      let found = Self.allCases.first(where: { $0.command.matches(key, scheme: scheme) })
    else { return nil }
    self = found
  }

  /// The menu for the list of shortcuts; without screenshots, which are in a menu of their own.
  @MainActor package static var menu: Menu {
    Menu(
      title: "Instruments", identifier: "instruments",
      children: allCases.filter { $0 != .shot }.map(\.command))
  }

  /// Whether the command repeats while its key is held.
  var repeats: Bool { self == .frameOn || self == .frameBack }
}
