/// A key as the registry is told of it, for readers that have keys of their own.
package struct AccessibleKeystroke: Equatable {
  package var isPress: Bool
  package var symbol: UInt32
  package var keycode: UInt8
  /// X's modifiers.
  package var modifiers: UInt32
  /// Server time, milliseconds.
  package var time: UInt32
  /// What it types, or the symbol's name.
  package var text: String
  /// Whether ``text`` is what it types.
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
