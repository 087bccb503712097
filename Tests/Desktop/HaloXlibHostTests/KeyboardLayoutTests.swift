import CHaloX11
import Foundation
import HaloHosting
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Keys at their physical places, in common layouts.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled && Tool.setxkbmap.isInstalled,
    "Xvfb, xdotool and setxkbmap are not installed"))
struct KeyboardLayoutTests {
  struct Layout: CustomTestStringConvertible, Sendable {
    var name: String
    /// The keys at the places of C and Q on a US keyboard, and the text that the latter types.
    var c: Character
    var q: Character
    var typed: String
    var testDescription: String { name }
  }

  nonisolated static let layouts = [
    Layout(name: "us", c: "c", q: "q", typed: "q"),
    Layout(name: "de", c: "c", q: "q", typed: "q"),
    Layout(name: "fr", c: "c", q: "a", typed: "a"),
    Layout(name: "ru", c: "c", q: "q", typed: "й"),
    Layout(name: "us(intl)", c: "c", q: "q", typed: "q"),
  ]

  /// Presses and releases keys by number, all together with modifiers first, and returns the keys
  /// that go down.
  private func chord(_ codes: Int..., in stage: Stage) throws -> [Key] {
    stage.content.clearEvents()
    let names = codes.map(String.init).joined(separator: "+")
    try stage.server.run(.xdotool, "key", names)
    let isOver = stage.drive {
      stage.content.phases.filter { $0 == .up }.count == codes.count
    }
    try #require(isOver, "\(stage.content.events)")
    return stage.content.events.filter { $0.phase == .down }.map(\.key)
  }

  private static let (control, shift, alt, altGr, superKey) = (37, 50, 64, 108, 133)

  @Test(arguments: layouts)
  func `shortcuts, arrows and Tab are the same in every keyboard layout`(layout: Layout) throws {
    try Stage.run { stage in
      try stage.activate()
      try stage.server.run(.setxkbmap, layout.name)
      #expect(
        try chord(Self.control, 54, in: stage)
          == [
            Key(.modifier(.control)),
            Key(
              .character(layout.c), modifierFlags: .control,
              characters: layout.name == "ru" ? "с" : "c"),
          ])
      #expect(try chord(24, in: stage) == [Key(.character(layout.q), characters: layout.typed)])
      #expect(
        try chord(Self.shift, 24, in: stage).last
          == Key(
            .character(layout.q), modifierFlags: .shift, characters: layout.typed.uppercased()))
      #expect(try chord(Self.shift, 23, in: stage).last == Key(.tab, modifierFlags: .shift))
      #expect(try chord(114, in: stage) == [Key(.rightArrow)])
      #expect(
        try chord(Self.alt, 116, in: stage)
          == [Key(.modifier(.alternate)), Key(.downArrow, modifierFlags: .alternate)])
      #expect(
        try chord(Self.superKey, 111, in: stage)
          == [Key(.modifier(.command)), Key(.upArrow, modifierFlags: .command)])
      #expect(try chord(36, in: stage) == [Key(.return)])
      #expect(try chord(65, in: stage) == [Key(.space, characters: " ")])
    }
  }

  @Test(arguments: [("de", 24, "@"), ("de", 16, "{"), ("de", 26, "€"), ("fr", 19, "@")])
  func `AltGr selects symbols and is not the Option modifier`(
    layout: String, code: Int, symbol: String
  ) throws {
    try Stage.run { stage in
      try stage.activate()
      try stage.server.run(.setxkbmap, layout)
      let level3 = Key(.other(UInt32(XK_ISO_Level3_Shift)))
      let key = Key(.character(Character(symbol)), characters: symbol)
      #expect(try chord(Self.altGr, code, in: stage) == [level3, key])
      let keys = try chord(Self.control, Self.altGr, code, in: stage)
      #expect(
        keys.last
          == Key(.character(Character(symbol)), modifierFlags: .control, characters: symbol))
    }
  }

  /// `KeyCommandTests` tests the commands of such a key.
  @Test func `Control with a shifted character has that character in every layout`()
    throws
  {
    try Stage.run { stage in
      try stage.activate()
      for (layout, code) in [("us", 61), ("de", 20), ("ru", 16), ("fr", 58)] {
        try stage.server.run(.setxkbmap, layout)
        let key = try chord(Self.control, Self.shift, code, in: stage).last
        #expect(key?.characters == "?", "\(layout)")
        #expect(key?.modifierFlags == [.control, .shift], "\(layout)")
      }
    }
  }

  @Test func `a modifier whose release goes to a window manager is cancelled`() throws {
    try Stage.run { stage in
      try stage.activate()
      try stage.server.run(.xdotool, "keydown", "alt")
      try #require(stage.drive { stage.content.phases == [.down] })
      // Window managers grab the keyboard like this to show their list of windows until Alt is
      // released.
      try #require(stage.observer.takeKeyboard())
      try stage.server.run(.xdotool, "keyup", "alt")
      stage.observer.releaseKeyboard()
      #expect(stage.drive { stage.content.phases == [.down, .cancelled] })
      // No key is left pressed.
      stage.content.clearEvents()
      try stage.press("Right")
      #expect(stage.drive { stage.content.phases == [.down, .up] })
      #expect(stage.content.events.first?.key == Key(.rightArrow))
      #expect(stage.host.keyboard.pressed.isEmpty)
    }
  }
}
