import HaloHosting

extension AccessibleShortcut {
  /// The keys as AT-SPI transmits them: the letter of the item and the path through the menus, both
  /// empty here, and the keys in the syntax of GTK, such as `;;<Control>n`; empty for an unknown key.
  var binding: String {
    guard let key = try? Key(name: keyName) else { return "" }
    var symbol = key.keyCode.symbol
    if case .character(let character) = key.keyCode { symbol = KeySymbol.symbol(of: character) }
    guard let name = symbol.flatMap(KeySymbol.name) else { return "" }
    let modifiers: [(KeyModifierFlags, String)] = [
      (.control, "<Control>"), (.alternate, "<Alt>"), (.shift, "<Shift>"), (.command, "<Super>"),
    ]
    let held = modifiers.filter { key.modifierFlags.contains($0.0) }.map(\.1).joined()
    return ";;" + held + name
  }
}
