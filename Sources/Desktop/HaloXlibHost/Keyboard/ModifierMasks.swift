import CHaloX11
import HaloHosting

/// The meanings of the eight modifier bits in the present keymap.
struct ModifierMasks: Equatable {
  /// The mask of bits 13 and 14 of a state: the active layout.
  static let group: UInt32 = 0x6000

  var alternate = UInt32(Mod1Mask)
  var command = UInt32(Mod4Mask)
  /// The modifiers that choose further symbols of a key, as AltGr does; they are no modifiers of a
  /// shortcut.
  var further = UInt32(Mod5Mask)

  init() {}

  /// Reads the meanings from the keys that each bit is bound to.
  ///
  /// A modifier without keys has its customary bit, unless other keys are bound to that.
  init(_ display: OpaquePointer) {
    guard let map = XGetModifierMapping(display) else { return }
    defer { XFreeModifiermap(map) }
    guard let keys = map.pointee.modifiermap else { return }
    let perModifier = Int(map.pointee.max_keypermod)
    var found = (alternate: UInt32(0), command: UInt32(0), further: UInt32(0))
    var taken: UInt32 = 0
    // The first three are Shift, Lock and Control by definition.
    for modifier in 3..<8 {
      let bit = UInt32(1) << UInt32(modifier)
      for index in 0..<perModifier {
        let keycode = keys[modifier * perModifier + index]
        guard keycode != 0 else { continue }
        let symbol = XkbKeycodeToKeysym(display, keycode, 0, 0)
        if symbol != 0 { taken |= bit }
        switch Int32(truncatingIfNeeded: symbol) {
        case XK_Alt_L, XK_Alt_R, XK_Meta_L, XK_Meta_R: found.alternate |= bit
        case XK_Super_L, XK_Super_R: found.command |= bit
        case XK_ISO_Level3_Shift, XK_ISO_Level3_Lock, XK_ISO_Level5_Shift, XK_ISO_Level5_Lock,
          XK_Mode_switch:
          found.further |= bit
        default: break
        }
      }
    }
    alternate = found.alternate != 0 ? found.alternate : alternate & ~taken
    command = found.command != 0 ? found.command : command & ~taken
    further = found.further != 0 ? found.further : further & ~taken
    // A bit that AltGr shares with Alt belongs to AltGr: typing must not become a shortcut.
    alternate &= ~further
  }

  /// Returns the modifiers of a state, without locks and layout.
  func flags(_ state: UInt32) -> KeyModifierFlags {
    var flags: KeyModifierFlags = []
    if state & UInt32(ShiftMask) != 0 { flags.insert(.shift) }
    if state & UInt32(ControlMask) != 0 { flags.insert(.control) }
    if state & alternate != 0 { flags.insert(.alternate) }
    if state & command != 0 { flags.insert(.command) }
    return flags
  }
}
