import Foundation
import Testing

@testable import HaloHosting

struct KeyNameTests {
  private static let names: [(String, Key)] = [
    ("Tab", Key(.tab)), ("shift+Tab", Key(.tab, modifierFlags: .shift)),
    ("ISO_Left_Tab", Key(.tab, modifierFlags: .shift)), ("Up", Key(.upArrow)),
    ("down", Key(.downArrow)), ("LEFT", Key(.leftArrow)), ("Right", Key(.rightArrow)),
    ("Return", Key(.return)), ("KP_Enter", Key(.return)), ("space", Key(.space)),
    ("Escape", Key(.escape)), ("BackSpace", Key(.delete)), ("Delete", Key(.forwardDelete)),
    ("Home", Key(.home)), ("End", Key(.end)), ("Page_Up", Key(.pageUp)), ("Prior", Key(.pageUp)),
    ("Page_Down", Key(.pageDown)), ("Next", Key(.pageDown)), ("F1", Key(.function(1))),
    ("f24", Key(.function(24))),
    ("ctrl+alt+Down", Key(.downArrow, modifierFlags: [.control, .alternate])),
    ("Super+space", Key(.space, modifierFlags: .command)),
    ("g", Key(.character("g"), characters: "g")),
    ("G", Key(.character("g"), modifierFlags: .shift, characters: "G")),
    ("f", Key(.character("f"), characters: "f")), ("+", Key(.character("+"), characters: "+")),
    ("ctrl++", Key(.character("+"), modifierFlags: .control, characters: "+")),
    ("é", Key(.character("é"), characters: "é")), ("5", Key(.character("5"), characters: "5")),
    ("bracketleft", Key(.character("["), characters: "[")),
    ("minus", Key(.character("-"), characters: "-")),
    ("ctrl+plus", Key(.character("+"), modifierFlags: .control, characters: "+")),
    ("comma", Key(.character(","), characters: ",")),
    ("slash", Key(.character("/"), characters: "/")),
    ("Menu", Key(.other(0xFF67))), ("menu", Key(.other(0xFF67))), ("F25", Key(.other(0xFFD6))),
    ("XF86Back", Key(.escape)), ("xf86back", Key(.escape)), ("KP_Home", Key(.home)),
    ("KP_Equal", Key(.character("="), modifierFlags: .numericPad, characters: "=")),
    ("udiaeresis", Key(.character("ü"), characters: "ü")),
    ("Udiaeresis", Key(.character("ü"), modifierFlags: .shift, characters: "Ü")),
    ("shift+exclam=1", Key(.character("!"), modifierFlags: .shift, characters: "1")),
    ("Shift_L", Key(.modifier(.shift))), ("Caps_Lock", Key(.modifier(.alphaShift))),
  ]

  @Test(arguments: names)
  func `a key is read from its name`(name: String, expected: Key) throws {
    #expect(try Key(name: name) == expected)
  }

  @Test(arguments: [
    "", " ", "Tabb", "F0", "F36", "shift+", "hyper+Tab", "ab", "shift+ctrl", "ubad", "XF86", "KP_",
    "NoSymbol",
  ])
  func `an unknown key name throws an error that contains it`(name: String) {
    #expect(throws: KeyNameError(name: name)) { try Key(name: name) }
  }

  @Test func `the error for an unknown key name gives an example of a valid one`() {
    let text = KeyNameError(name: "Tabb").description
    #expect(text.contains("Tabb") && text.contains("shift+Tab"))
  }

  @Test(arguments: ["Tab, shift+Tab g", "  Tab,,shift+Tab\n g  "])
  func `the keys of a sequence are separated by white space or commas`(text: String) throws {
    let keys = try Key.sequence(text)
    #expect(keys.map(\.keyCode) == [.tab, .tab, .character("g")])
  }

  @Test func `a key sequence with one unknown name throws an error`() {
    #expect(throws: KeyNameError(name: "Tabb")) { try Key.sequence("Tab Tabb") }
  }
}
