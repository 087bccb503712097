import Foundation
import Testing

@testable import HaloHosting
@testable import HaloKeyCommands
@testable import HaloText

/// The commands of keys in a text (HIG, Keyboards: the arrows), in both modifier schemes.
struct TextCommandTests {
  private func command(_ key: String, _ scheme: ModifierScheme) throws -> TextCommand? {
    TextCommand(try Key(name: key), scheme: scheme)
  }

  @Test(arguments: ModifierScheme.allCases)
  func `typing and cursor keys have the same commands in both modifier schemes`(
    scheme: ModifierScheme
  ) throws {
    let table: [(String, TextCommand?)] = [
      ("a", .insert("a")), ("A", .insert("A")), ("space", .insert(" ")),
      ("shift+space", .insert(" ")),
      ("Left", .step(.left, extending: false)), ("Right", .step(.right, extending: false)),
      ("shift+Left", .step(.left, extending: true)),
      ("shift+Right", .step(.right, extending: true)),
      ("Home", .move(.backward, by: .line, extending: false)),
      ("End", .move(.forward, by: .line, extending: false)),
      ("shift+Home", .move(.backward, by: .line, extending: true)),
      ("BackSpace", .delete(.backward, by: .character)),
      ("Delete", .delete(.forward, by: .character)),
      ("alt+shift+Right", .leap(.right, by: .word, extending: true)),
      ("alt+shift+Left", .leap(.left, by: .word, extending: true)),
      ("alt+Left", .leap(.left, by: .word, extending: false)),
      ("alt+BackSpace", .delete(.backward, by: .word)),
      ("alt+Delete", .delete(.forward, by: .word)),
      ("shift+Up", .move(.backward, by: .line, extending: true)),
      ("shift+Down", .move(.forward, by: .line, extending: true)),
      ("alt+shift+Up", .move(.backward, by: .line, extending: true)),
      ("alt+shift+Down", .move(.forward, by: .line, extending: true)),
      ("alt+Up", .move(.backward, by: .line, extending: false)),
      ("alt+Down", .move(.forward, by: .line, extending: false)),
      ("Up", nil), ("Down", nil), ("Tab", nil), ("Return", nil), ("Escape", nil),
      ("Page_Up", nil), ("F2", nil), ("alt+a", nil), ("ctrl+c", nil), ("super+c", nil),
      ("shift", nil), ("ctrl+alt+Left", nil),
    ]
    for (key, expected) in table {
      #expect(try command(key, scheme) == expected, "\(key)")
    }
  }

  @Test func `a multiline text handles vertical arrows, Page keys and Tab`() throws {
    let table: [(String, TextCommand?)] = [
      ("Up", .stepByLine(.backward, extending: false)),
      ("shift+Down", .stepByLine(.forward, extending: true)),
      ("Page_Down", .page(.forward, extending: false)),
      ("ctrl+Home", .moveToEnd(.backward, extending: false)),
      ("ctrl+shift+End", .moveToEnd(.forward, extending: true)),
      ("Home", .move(.backward, by: .line, extending: false)),
      ("Tab", .insert("\t")), ("shift+Tab", nil), ("ctrl+Tab", nil), ("a", .insert("a")),
    ]
    for (key, expected) in table {
      let command = TextCommand(try Key(name: key), scheme: .pc, hasSeveralLines: true)
      #expect(command == expected, "\(key)")
    }
  }

  @Test(arguments: ModifierScheme.allCases)
  func `in a multiline text Option moves by paragraphs, and Command to the ends of the text`(
    scheme: ModifierScheme
  ) throws {
    let command = scheme == .pc ? "ctrl" : "super"
    let table: [(String, TextCommand?)] = [
      ("alt+Up", .moveByParagraph(.backward, extending: false)),
      ("alt+Down", .moveByParagraph(.forward, extending: false)),
      ("alt+shift+Up", .moveByParagraph(.backward, extending: true)),
      ("alt+shift+Down", .moveByParagraph(.forward, extending: true)),
      ("\(command)+Up", .moveToEnd(.backward, extending: false)),
      ("\(command)+Down", .moveToEnd(.forward, extending: false)),
      ("\(command)+shift+Up", .moveToEnd(.backward, extending: true)),
      ("\(command)+shift+Down", .moveToEnd(.forward, extending: true)),
      ("\(command)+alt+Up", nil),
    ]
    for (key, expected) in table {
      let found = TextCommand(try Key(name: key), scheme: scheme, hasSeveralLines: true)
      #expect(found == expected, "\(key)")
    }
  }

  @Test func `in the PC scheme Ctrl moves and deletes by word`() throws {
    let table: [(String, TextCommand?)] = [
      ("ctrl+Left", .leap(.left, by: .word, extending: false)),
      ("ctrl+shift+Right", .leap(.right, by: .word, extending: true)),
      ("ctrl+BackSpace", .delete(.backward, by: .word)),
      ("ctrl+Delete", .delete(.forward, by: .word)),
      ("ctrl+shift+Up", .move(.backward, by: .line, extending: true)),
      ("super+Left", nil),
    ]
    for (key, expected) in table { #expect(try command(key, .pc) == expected, "\(key)") }
  }

  @Test func `in the Mac scheme Super moves and deletes to the ends of the line`() throws {
    let table: [(String, TextCommand?)] = [
      ("super+Left", .leap(.left, by: .line, extending: false)),
      ("super+shift+Right", .leap(.right, by: .line, extending: true)),
      ("super+BackSpace", .delete(.backward, by: .line)),
      ("super+shift+Down", .move(.forward, by: .line, extending: true)),
      ("ctrl+Left", nil), ("ctrl+shift+Right", nil),
    ]
    for (key, expected) in table { #expect(try command(key, .mac) == expected, "\(key)") }
  }

  @Test func `a key inserts the characters that its keyboard layout gives it`() {
    #expect(TextCommand(Key(.character("d"), characters: "в"), scheme: .pc) == .insert("в"))
    // A dead key inserts nothing by itself, and control characters are not text.
    #expect(TextCommand(Key(.character("^")), scheme: .pc) == nil)
    #expect(TextCommand(Key(.character("a"), characters: "\u{1}"), scheme: .pc) == nil)
  }

  @Test func `a single-line text has spaces for line breaks and tabs, and no control characters`() {
    #expect("a\nb\tc\r\nd\u{7}e\u{2028}f".singleLine == "a b c de f")
    #expect("👨‍👩‍👧 e\u{301}".singleLine == "👨‍👩‍👧 e\u{301}")
  }
}
