extension Window {
  /// Returns the accessory of this type; nil for none.
  package func accessory<Accessory: WindowAccessory>(_ kind: Accessory.Type) -> Accessory? {
    accessories.lazy.compactMap { $0 as? Accessory }.first
  }

  /// Whether an accessory blocks the pointer from the content.
  var isCovered: Bool { accessories.contains(where: \.coversContent) }
}
