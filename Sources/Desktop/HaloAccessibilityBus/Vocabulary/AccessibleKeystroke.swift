/// A key as it is sent to the registry, for screen readers with keys of their own.
package struct AccessibleKeystroke: Equatable {
  package var isPress: Bool
  package var symbol: UInt32
  package var keycode: UInt8
  /// The modifiers as X's mask.
  package var modifiers: UInt32
  /// The X server's time, in milliseconds.
  package var time: UInt32
  /// The text that the key types, or the name of its symbol.
  package var text: String
  /// Whether ``text`` is what the key types.
  package var isText: Bool

  package init(
    isPress: Bool, symbol: UInt32, keycode: UInt8, modifiers: UInt32, time: UInt32, text: String,
    isText: Bool
  ) {
    (self.isPress, self.symbol, self.keycode) = (isPress, symbol, keycode)
    (self.modifiers, self.time) = (modifiers, time)
    (self.text, self.isText) = (text, isText)
  }
}
