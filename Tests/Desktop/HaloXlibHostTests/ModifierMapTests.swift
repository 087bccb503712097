import CHaloX11
import Foundation
import HaloHosting
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Option, Command, Num Lock and AltGr, on any of the keymap's eight modifier bits.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled && Tool.setxkbmap.isInstalled,
    "Xvfb, xdotool and setxkbmap are not installed"))
struct ModifierMapTests {
  private static let (alt, superKey, numLock, altGr): (UInt8, UInt8, UInt8, UInt8) = (
    64, 133, 77, 108
  )

  /// The keycodes bound to Mod1 to Mod5.
  nonisolated static let maps: [[[UInt8]]] = [
    [[133], [64], [77], [108], []],
    [[77], [133], [108], [], [64]],
    [[108], [], [64], [77], [133]],
  ]

  private func chord(_ codes: UInt8..., in stage: Stage) throws -> Key? {
    stage.content.clearEvents()
    try stage.server.run(.xdotool, "key", codes.map { String($0) }.joined(separator: "+"))
    try #require(
      stage.drive { stage.content.phases.filter { $0 == .up }.count == codes.count })
    return stage.content.events.last { $0.phase == .down }?.key
  }

  @Test(arguments: maps)
  func `a modifier is recognized by its name, whatever its bit`(map: [[UInt8]]) throws {
    try Stage.run { stage in
      try stage.activate()
      try stage.server.run(.setxkbmap, "de")
      #expect(stage.observer.bind(map))
      let k = Key(.character("k"), characters: "k")
      func held(_ flags: KeyModifierFlags) -> Key {
        Key(.character("k"), modifierFlags: flags, characters: "k")
      }
      #expect(try chord(Self.alt, 45, in: stage) == held(.alternate))
      #expect(try chord(Self.superKey, 45, in: stage) == held(.command))
      #expect(try chord(Self.superKey, Self.alt, 45, in: stage) == held([.command, .alternate]))
      #expect(try chord(Self.altGr, 24, in: stage) == Key(.character("@"), characters: "@"))

      #expect(try chord(79, in: stage) == Key(.home))
      _ = try chord(Self.numLock, in: stage)
      #expect(
        try chord(79, in: stage)
          == Key(.character("7"), modifierFlags: .numericPad, characters: "7"))
      #expect(try chord(45, in: stage) == k)
      #expect(try chord(114, in: stage) == Key(.rightArrow))
      #expect(try chord(Self.alt, 45, in: stage) == held(.alternate))
      #expect(try chord(Self.superKey, 45, in: stage) == held(.command))
      #expect(try chord(Self.altGr, 24, in: stage) == Key(.character("@"), characters: "@"))
      #expect(try chord(45, in: stage) == k)
    }
  }

  @Test func `another key on the usual bit of Command is not Command`() throws {
    try Stage.run { stage in
      try stage.activate()
      #expect(stage.observer.bind([[64], [], [], [77], []]))
      _ = try chord(Self.numLock, in: stage)
      #expect(try chord(45, in: stage) == Key(.character("k"), characters: "k"))
    }
  }

  @Test func `Mode_switch selects symbols, whatever its bit`() throws {
    try Stage.run { stage in
      try stage.activate()
      // Old keymap files define AltGr like this.
      stage.observer.rename(24, [XK_q, XK_Q, XK_at, XK_Greek_OMEGA])
      stage.observer.rename(108, [XK_Mode_switch])
      for map in [[[64], [77], [], [133], [108]], [[64], [77], [108], [133], []]] as [[[UInt8]]] {
        #expect(stage.observer.bind(map))
        #expect(try chord(24, in: stage) == Key(.character("q"), characters: "q"))
        #expect(try chord(Self.altGr, 24, in: stage) == Key(.character("@"), characters: "@"))
        let command = try chord(37, Self.altGr, 24, in: stage)
        #expect(command == Key(.character("@"), modifierFlags: .control, characters: "@"))
      }
    }
  }

  @Test(
    arguments: [
      ("altwin:swap_alt_win", 64, KeyModifierFlags.command),
      ("altwin:swap_alt_win", 133, .alternate), ("altwin:meta_win", 133, .alternate),
      ("altwin:ctrl_alt_win", 64, .control), ("altwin:ctrl_alt_win", 37, .command),
      ("ctrl:nocaps", 66, .control), ("altwin:hyper_win", 133, []),
    ] as [(String, UInt8, KeyModifierFlags)])
  func `layout options that move modifiers take effect`(
    option: String, code: UInt8, flags: KeyModifierFlags
  ) throws {
    try Stage.run { stage in
      try stage.activate()
      try stage.server.run(.setxkbmap, "-layout", "us", "-option", option)
      #expect(try chord(code, 45, in: stage)?.modifierFlags == flags)
    }
  }
}
