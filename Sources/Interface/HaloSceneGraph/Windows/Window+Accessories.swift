extension Window {
  /// The accessory of this kind; nil for none.
  package func accessory<Accessory: WindowAccessory>(_ kind: Accessory.Type) -> Accessory? {
    accessories.lazy.compactMap { $0 as? Accessory }.first
  }

  /// Whether an accessory keeps the pointer from the content.
  var isCovered: Bool { accessories.contains(where: \.coversContent) }
}
