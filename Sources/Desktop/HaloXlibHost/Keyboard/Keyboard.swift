import CHaloX11
import HaloHosting

/// A key event of the server.
struct KeyEvent: Equatable {
  var keycode: UInt8
  /// The modifiers and layout just before the event.
  var state: UInt32
  var isPress: Bool
  /// The server time in milliseconds.
  var time: UInt
  /// The text that an input method reports for the key; nil if none was asked.
  var text: String?
}

/// The keymap, the pressed keys, and whether the window has the keyboard focus.
@MainActor
final class Keyboard {
  private let connection: DisplayConnection
  private var modifiers = ModifierMasks()
  /// The pressed keys as they went down, by keycode; later changes of modifiers do not affect them.
  private(set) var pressed: [UInt8: Key] = [:]
  /// The state of the keyboard focus, as far as the content has been informed of it.
  var focus = KeyboardFocus()
  /// The keys that are held back while a screen reader is asked about them.
  var held = HeldKeys()

  init(connection: DisplayConnection) {
    self.connection = connection
    // With this a held key sends presses and one release instead of pairs of both.
    XkbSetDetectableAutoRepeat(connection.display, 1, nil)
    let events = UInt32(XkbNewKeyboardNotifyMask | XkbMapNotifyMask)
    XkbSelectEvents(connection.display, UInt32(XkbUseCoreKbd), events, events)
    refresh()
  }

  /// Reads the modifiers again after the keymap has changed.
  func refresh() { modifiers = ModifierMasks(connection.display) }

  /// Returns the key of an event, as it went down, and its phase; nil for a release without a
  /// press.
  func receive(_ event: KeyEvent) -> (key: Key, phase: KeyPhase)? {
    if !event.isPress {
      return pressed.removeValue(forKey: event.keycode).map { ($0, .up) }
    }
    if let key = pressed[event.keycode] { return (key, .repeat) }
    let key = key(for: event)
    pressed[event.keycode] = key
    return (key, .down)
  }

  /// Removes and returns the pressed keys that are not in `keymap`, or all if it is nil, in the
  /// order of their keycodes.
  func cancel(unlessIn keymap: KeyVector? = nil) -> [Key] {
    let lost = pressed.keys.filter { keymap?.contains($0) != true }.sorted()
    return lost.compactMap { pressed.removeValue(forKey: $0) }
  }

  /// Removes and returns the pressed keys that act on release, in the order of their keycodes.
  ///
  /// A program that grabs the keyboard may keep it for a long time.
  func cancelActivations() -> [Key] {
    let lost = pressed.filter { [.return, .space, .select].contains($0.value.keyCode) }
    return lost.keys.sorted().compactMap { pressed.removeValue(forKey: $0) }
  }

  private func key(for event: KeyEvent) -> Key {
    let group = event.state & ModifierMasks.group
    let plain = symbol(event.keycode, state: group)
    let further = symbol(event.keycode, state: group | event.state & modifiers.further)
    let isFurther = further != plain && further != 0
    let symbols = KeySymbols(
      effective: symbol(event.keycode, state: event.state & ~UInt32(ControlMask)),
      base: isFurther ? further : plain, latin: latinSymbol(event.keycode),
      keycode: event.keycode, isFurther: isFurther)
    let key = KeyTranslation.key(symbols, modifiers: modifiers.flags(event.state))
    return event.text.map { KeyTranslation.key(key, typing: $0) } ?? key
  }

  func symbol(_ keycode: UInt8, state: UInt32) -> UInt32 {
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

/// The keys that are down according to the server: one bit for each keycode.
struct KeyVector: Equatable {
  var bytes: [UInt8]

  func contains(_ keycode: UInt8) -> Bool {
    let index = Int(keycode) / 8
    return index < bytes.count && bytes[index] & 1 << (keycode % 8) != 0
  }
}

extension Keyboard {
  /// Returns the number of the events that report a changed keymap; nil if the server lacks XKB.
  static func eventBase(_ connection: DisplayConnection) -> Int32? {
    var (request, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor) = (XkbMajorVersion, XkbMinorVersion)
    return XkbQueryExtension(
      connection.display, &request, &event, &error, &major, &minor) != 0 ? event : nil
  }
}
