import CHaloX11
import Foundation
import Testing

@testable import HaloHosting
@testable import HaloXlibHost

/// Keys made from names, compared with real keys with the same symbols.
struct KeyNameTranslationTests {
  /// Every name that libxkbcommon has, with its symbol, from the header that it is built from.
  private static func names() throws -> [(name: String, symbol: UInt32)] {
    let header = try String(
      contentsOfFile: "/usr/include/xkbcommon/xkbcommon-keysyms.h", encoding: .utf8)
    return header.split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count >= 3, words[0] == "#define", words[1].hasPrefix("XKB_KEY_"),
        words[2].hasPrefix("0x"), let symbol = UInt32(words[2].dropFirst(2), radix: 16), symbol != 0
      else { return nil }
      return (String(words[1].dropFirst("XKB_KEY_".count)), symbol)
    }
  }

  @Test func `every key name of X gives the same key as a keyboard's key with its symbol`() throws {
    let names = try Self.names()
    try #require(names.count > 2000)
    for (name, symbol) in names {
      let key = try Key(name: name)
      // A capital letter comes from a key that has the small letter, with Shift.
      let isCapital = KeySymbol.character(of: symbol)?.isUppercase == true
      var low: UInt = 0
      var high: UInt = 0
      XConvertCase(UInt(symbol), &low, &high)
      let symbols = KeySymbols(
        effective: symbol, base: isCapital ? UInt32(low) : symbol, latin: 0, keycode: 0)
      let real = KeyTranslation.key(symbols, modifiers: isCapital ? .shift : [])
      #expect(key.keyCode == real.keyCode, "\(name)")
      #expect(key.modifierFlags == real.modifierFlags, "\(name)")
      if case .character = real.keyCode { #expect(key.characters == real.characters, "\(name)") }
    }
  }

  @Test func `a key name with modifiers gives the same key with those modifiers`() throws {
    for (name, symbol) in try Self.names() where !name.contains("+") {
      let key = try Key(name: "ctrl+alt+" + name)
      var expected = Key(symbol: symbol)
      expected.modifierFlags.formUnion([.control, .alternate])
      // The name of a letter is also read as a character, with the same result.
      #expect(key == expected || name.count == 1, "\(name)")
    }
  }
}
