import CHaloX11
import Foundation
import HaloHosting
import HaloXServerTestSupport
import Testing

@testable import HaloXlibHost

/// Text that takes more than one key, in a window whose content edits text or does not.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled && Tool.setxkbmap.isInstalled,
    "Xvfb, xdotool and setxkbmap are not installed"))
struct InputMethodTests {
  private static let caret = CGRect(x: 20, y: 30, width: 1, height: 16)

  /// Runs a test with dead keys: ' and e are the keys number 48 and 26.
  private func edit(_ body: (Stage) throws -> Void) throws {
    try Stage.run { stage in
      try stage.activate()
      try stage.server.run(.setxkbmap, "us(intl)")
      stage.content.textCaret = Self.caret
      stage.settle()
      try #require(stage.host.inputMethod.isEditing)
      try body(stage)
    }
  }

  private func press(_ codes: Int..., in stage: Stage) throws {
    for code in codes { try stage.server.run(.xdotool, "key", String(code)) }
  }

  @Test func `a dead key and a letter insert one character, and neither is sent as a key`() throws {
    try edit { stage in
      try press(48, 26, in: stage)
      #expect(stage.drive { stage.content.inserted == ["é"] })
      stage.settle()
      #expect(stage.content.events.isEmpty)
      #expect(stage.host.keyboard.pressed.isEmpty)
      // The second time shows that no state is left over.
      try press(48, 65, in: stage)
      #expect(stage.drive { stage.content.inserted == ["é", "'"] })
    }
  }

  @Test func `a key event with keycode 0 from another program is ignored`() throws {
    try edit { stage in
      stage.observer.sendKey(0, to: stage.window)
      stage.settle()
      try press(26, in: stage)
      #expect(stage.drive { stage.content.phases == [.down, .up] })
      #expect(stage.content.inserted.isEmpty)
    }
  }

  @Test func `keys that need no input method are sent as keys`() throws {
    try edit { stage in
      try press(26, 114, in: stage)
      #expect(stage.drive { stage.content.phases == [.down, .up, .down, .up] })
      #expect(
        stage.content.events.filter { $0.phase == .down }.map(\.key)
          == [Key(.character("e"), characters: "e"), Key(.rightArrow)])
      #expect(stage.content.inserted.isEmpty)
    }
  }

  @Test func `a dead key is an ordinary key while no text is edited`() throws {
    try edit { stage in
      stage.content.textCaret = nil
      stage.settle()
      #expect(!stage.host.inputMethod.isEditing)
      try press(48, 26, in: stage)
      #expect(stage.drive { stage.content.phases == [.down, .up, .down, .up] })
      #expect(stage.content.events[2].key == Key(.character("e"), characters: "e"))
      #expect(stage.content.inserted.isEmpty)
    }
  }

  @Test func `a begun composition is discarded when editing ends`() throws {
    try edit { stage in
      try press(48, in: stage)
      stage.settle()
      stage.content.textCaret = nil
      stage.settle()
      stage.content.textCaret = Self.caret
      stage.settle()
      stage.content.clearEvents()
      try press(26, in: stage)
      #expect(stage.drive { stage.content.phases == [.down, .up] })
      #expect(stage.content.inserted.isEmpty)
    }
  }

  @Test func `the input method is inactive while the window does not have the keyboard`() throws {
    try edit { stage in
      stage.observer.focusElsewhere()
      #expect(stage.drive { !stage.host.inputMethod.isEditing })
      try stage.activate()
      #expect(stage.drive { stage.host.inputMethod.isEditing })
    }
  }

  @Test func `the end of an input method discards the composition, and typing goes on`() throws {
    try edit { stage in
      let method = stage.host.inputMethod
      method.setMarked { $0.replace(first: 0, length: 0, with: Array("にほ".unicodeScalars)) }
      #expect(stage.content.marked == ["にほ"])
      // Xlib destroys the context and the method like this when the method's server has gone.
      let (context, opened) = try (#require(method.context), #require(method.method))
      XDestroyIC(context)
      XCloseIM(opened)
      method.didLoseMethod()
      #expect(stage.content.marked == ["にほ", ""])
      #expect(method.isEditing && method.context != nil)
      try press(48, 26, 38, in: stage)
      #expect(stage.drive { stage.content.inserted == ["é"] })
      #expect(stage.drive { stage.content.events.last?.phase == .up })
      #expect(stage.content.events.first?.key == Key(.character("a"), characters: "a"))
    }
  }

  @Test
  func `an input method that ended while nothing was edited is opened again when editing begins`()
    throws
  {
    try edit { stage in
      let method = stage.host.inputMethod
      stage.content.textCaret = nil
      #expect(stage.drive { !method.isEditing })
      let (context, opened) = try (#require(method.context), #require(method.method))
      XDestroyIC(context)
      XCloseIM(opened)
      method.didLoseMethod()
      #expect(method.context == nil)
      stage.content.textCaret = Self.caret
      #expect(stage.drive { method.isEditing && method.context != nil })
      try press(48, 26, in: stage)
      #expect(stage.drive { stage.content.inserted == ["é"] })
    }
  }

  @Test func `an input method that starts later replaces the fallback, and typing goes on`() throws
  {
    setenv("XMODIFIERS", "@im=nobody", 1)
    defer { unsetenv("XMODIFIERS") }
    try edit { stage in
      let method = stage.host.inputMethod
      #expect(method.isWaiting)
      try press(48, in: stage)
      stage.settle()
      method.setMarked { $0.replace(first: 0, length: 0, with: Array("に".unicodeScalars)) }
      method.didFindMethod()
      // The composition belonged to the old method and is discarded.
      #expect(stage.content.marked == ["に", ""])
      #expect(method.isEditing && method.context != nil)
      try press(26, in: stage)
      #expect(stage.drive { stage.content.phases == [.down, .up] })
      #expect(stage.content.inserted.isEmpty)
      try press(48, 26, in: stage)
      #expect(stage.drive { stage.content.inserted == ["é"] })
      // The new method was not there after all, so the host waits for it again.
      #expect(method.isWaiting)
    }
  }

  @Test func `dead keys work if the configured input method is not running`() throws {
    setenv("XMODIFIERS", "@im=nobody", 1)
    defer { unsetenv("XMODIFIERS") }
    try edit { stage in
      try press(48, 26, in: stage)
      #expect(stage.drive { stage.content.inserted == ["é"] })
    }
  }
}

struct MarkedTextTests {
  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test func `changes of marked text are counted in characters and clamped`() {
    var text = MarkedText()
    text.replace(first: 0, length: 0, with: scalars("にほ"))
    text.replace(first: 2, length: 0, with: scalars("ん"))
    #expect(text.string == "にほん")
    text.replace(first: 0, length: 3, with: scalars("日本"))
    #expect(text.string == "日本")
    text.replace(first: 7, length: 9, with: scalars("!"))
    text.replace(first: -1, length: -5, with: [])
    #expect(text.string == "日本!")
    text.replace(first: 1, length: 2, with: [])
    #expect(text.string == "日")
    text.removeAll()
    #expect(text.string.isEmpty)
  }
}
