import CX11
import SceneGraph

/// One key event of the server's.
struct KeyEvent: Equatable {
  var keycode: UInt8
  /// Modifiers and layout just before the event.
  var state: UInt32
  var isPress: Bool
  /// Server time in milliseconds.
  var time: UInt
}

/// The keymap and what is held down.
@MainActor
final class Keyboard {
  /// A press that has not ended.
  struct Press {
    /// As it went down; the press keeps it to its end, whatever the modifiers do meanwhile.
    var key: Key
    /// Whether the app's filter took it, so that the content never hears of it.
    var isFiltered = false
  }

  private let connection: DisplayConnection
  private var modifiers = ModifierMasks()
  private(set) var pressed: [UInt8: Press] = [:]

  init(connection: DisplayConnection) {
    self.connection = connection
    // A held key is then presses and one release, not pairs of both.
    XkbSetDetectableAutoRepeat(connection.display, 1, nil)
    let events = UInt32(XkbNewKeyboardNotifyMask | XkbMapNotifyMask)
    XkbSelectEvents(connection.display, UInt32(XkbUseCoreKbd), events, events)
    refresh()
  }

  /// Reads the modifiers anew, after the keymap has changed.
  func refresh() { modifiers = ModifierMasks(connection.display) }

  /// The phase of a key event, and the press it belongs to; nil for a release without a press.
  func receive(_ event: KeyEvent) -> (press: Press, phase: KeyPhase)? {
    if !event.isPress {
      return pressed.removeValue(forKey: event.keycode).map { ($0, .up) }
    }
    if let press = pressed[event.keycode] { return (press, .repeat) }
    let press = Press(key: key(for: event))
    pressed[event.keycode] = press
    return (press, .down)
  }

  func setFiltered(_ keycode: UInt8) { pressed[keycode]?.isFiltered = true }

  /// Ends the presses that `keymap` does not hold any more, or all; in the order of key numbers.
  func cancel(unlessIn keymap: KeyVector? = nil) -> [Press] {
    let lost = pressed.keys.filter { keymap?.contains($0) != true }.sorted()
    return lost.compactMap { pressed.removeValue(forKey: $0) }
  }

  private func key(for event: KeyEvent) -> Key {
    let group = event.state & ModifierMasks.group
    let symbols = KeySymbols(
      effective: symbol(event.keycode, state: event.state & ~UInt32(ControlMask)),
      base: symbol(event.keycode, state: group), latin: latinSymbol(event.keycode),
      keycode: event.keycode)
    return KeyTranslation.key(symbols, modifiers: modifiers.flags(event.state))
  }

  private func symbol(_ keycode: UInt8, state: UInt32) -> UInt32 {
    var symbol: KeySym = 0
    var consumed: UInt32 = 0
    guard XkbLookupKeySym(connection.display, keycode, state, &consumed, &symbol) != 0 else {
      return 0
    }
    return UInt32(truncatingIfNeeded: symbol)
  }

  private func latinSymbol(_ keycode: UInt8) -> UInt32 {
    for group in 0..<UInt32(XkbNumKbdGroups) {
      let symbol = XkbKeycodeToKeysym(connection.display, keycode, Int32(group), 0)
      if (0x20...0x7E).contains(symbol) { return UInt32(symbol) }
    }
    return 0
  }
}

/// Which keys the server holds for down: a bit for each key number.
struct KeyVector: Equatable {
  var bytes: [UInt8]

  func contains(_ keycode: UInt8) -> Bool {
    let index = Int(keycode) / 8
    return index < bytes.count && bytes[index] & 1 << (keycode % 8) != 0
  }
}

/// Which of the eight modifier bits mean what in this keymap.
struct ModifierMasks: Equatable {
  /// Bits 13 and 14 of a state: the active layout.
  static let group: UInt32 = 0x6000

  var alternate = UInt32(Mod1Mask)
  var command = UInt32(Mod4Mask)

  init() {}

  /// The keymap's own, from the keys that each bit is bound to; the customary ones where it has none.
  init(_ display: OpaquePointer) {
    guard let map = XGetModifierMapping(display) else { return }
    defer { XFreeModifiermap(map) }
    guard let keys = map.pointee.modifiermap else { return }
    let perModifier = Int(map.pointee.max_keypermod)
    var alternate: UInt32 = 0
    var command: UInt32 = 0
    // The first three are Shift, Lock and Control by definition.
    for modifier in 3..<8 {
      for index in 0..<perModifier {
        let keycode = keys[modifier * perModifier + index]
        guard keycode != 0 else { continue }
        switch Int32(truncatingIfNeeded: XkbKeycodeToKeysym(display, keycode, 0, 0)) {
        case XK_Alt_L, XK_Alt_R: alternate |= 1 << UInt32(modifier)
        case XK_Super_L, XK_Super_R: command |= 1 << UInt32(modifier)
        default: break
        }
      }
    }
    if alternate != 0 { self.alternate = alternate }
    if command != 0 { self.command = command }
  }

  /// The modifiers of a state, without locks and layout.
  func flags(_ state: UInt32) -> KeyModifierFlags {
    var flags: KeyModifierFlags = []
    if state & UInt32(ShiftMask) != 0 { flags.insert(.shift) }
    if state & UInt32(ControlMask) != 0 { flags.insert(.control) }
    if state & alternate != 0 { flags.insert(.alternate) }
    if state & command != 0 { flags.insert(.command) }
    return flags
  }
}

extension Keyboard {
  /// Number of the events that tell of a changed keymap; nil where the server has no XKB.
  static func eventBase(_ connection: DisplayConnection) -> Int32? {
    var (request, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor) = (XkbMajorVersion, XkbMinorVersion)
    return XkbQueryExtension(
      connection.display, &request, &event, &error, &major, &minor) != 0 ? event : nil
  }
}
