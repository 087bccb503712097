import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Text of several lines, edited by keys.
///
/// A line has room for ten letters of 10 points each; lines are 20 points high.
@MainActor
struct TextViewTests {
  private final class Listener: TextViewDelegate {
    var log: [String] = []
    var refuses: String?
    var maySelect = true

    func textViewShouldBeginEditing(_ textView: TextView) -> Bool { maySelect }
    func textViewDidBeginEditing(_ textView: TextView) { log.append("began") }
    func textViewDidEndEditing(_ textView: TextView) { log.append("ended") }
    func textViewDidChange(_ textView: TextView) { log.append("changed") }
    func textView(
      _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      guard text == refuses else { return true }
      log.append("refused at \(range.location)+\(range.length)")
      return false
    }
  }

  private let listener = Listener()
  private let view = TextView(frame: CGRect(x: 200, y: 100, width: 110, height: 76))
  private let stage: Stage

  init() {
    view.accessibilityIdentifier = "notes"
    stage = Stage(
      model: .pad, Tile("left", 0, 100, 100, 76), view, Tile("right", 700, 100, 100, 76))
    view.delegate = listener
  }

  private func edit(_ text: String) {
    view.text = text
    stage.focus(on: view)
    stage.advance(1)
    listener.log = []
  }

  /// The text with `|` where the caret is, or `[` and `]` around the selection.
  private var shown: String {
    var text = view.text
    let range = view.content.selection.range
    if range.isEmpty {
      text.insert("|", at: text.index(at: range.lowerBound))
    } else {
      text.insert("]", at: text.index(at: range.upperBound))
      text.insert("[", at: text.index(at: range.lowerBound))
    }
    return text
  }

  private func press(_ keys: String) throws -> String {
    for key in keys.split(separator: " ") { try stage.press(String(key)) }
    return shown
  }

  @Test(arguments: [
    ("x", "one two three\nfour\n\nsixx|"),
    ("Return a", "one two three\nfour\n\nsix\na|"),
    ("Up", "one two three\nfour\n|\nsix"), ("Up Up", "one two three\nfou|r\n\nsix"),
    ("Up Up Up", "one two thr|ee\nfour\n\nsix"),
    ("Up Up Up Up", "one| two three\nfour\n\nsix"),
    ("Up Up Up Up Up", "|one two three\nfour\n\nsix"), ("Down", "one two three\nfour\n\nsix|"),
    ("ctrl+Home", "|one two three\nfour\n\nsix"), ("Home", "one two three\nfour\n\n|six"),
    ("ctrl+Home End", "one two| three\nfour\n\nsix"),
    ("ctrl+Home Down Home", "one two |three\nfour\n\nsix"),
    ("ctrl+Home Down End Right", "one two three\n|four\n\nsix"),
    ("ctrl+Home shift+Down", "[one two ]three\nfour\n\nsix"),
    ("ctrl+Home shift+Right shift+Right shift+Left", "[o]ne two three\nfour\n\nsix"),
    ("ctrl+Home shift+End", "[one two] three\nfour\n\nsix"),
    ("shift+Up shift+Up BackSpace", "one two three\nfou|"),
    ("Tab", "one two three\nfour\n\nsix\t|"), ("ctrl+a Delete", "|"),
    ("Home BackSpace", "one two three\nfour\n|six"), ("ctrl+z", "one two three\nfour\n\nsix|"),
    ("x Return y ctrl+z", "one two three\nfour\n\nsix|"),
    ("ctrl+Up", "|one two three\nfour\n\nsix"),
    ("ctrl+shift+Up", "[one two three\nfour\n\nsix]"),
    ("ctrl+Home ctrl+shift+Down", "[one two three\nfour\n\nsix]"),
  ])
  func `keys edit the text of a text view and move the caret through its lines`(
    keys: String, expected: String
  ) throws {
    edit("one two three\nfour\n\nsix")
    #expect(try press(keys) == expected)
  }

  @Test(arguments: [
    ("alt+Up", "one two three\nfour\n\n|six"), ("alt+Up alt+Up", "one two three\nfour\n|\nsix"),
    ("alt+Up alt+Up alt+Up", "one two three\n|four\n\nsix"),
    // The first paragraph has two lines.
    ("alt+Up alt+Up alt+Up alt+Up", "|one two three\nfour\n\nsix"),
    ("ctrl+Home alt+Up", "|one two three\nfour\n\nsix"),
    ("ctrl+Home alt+Down", "one two three|\nfour\n\nsix"),
    ("ctrl+Home alt+Down alt+Down", "one two three\nfour|\n\nsix"),
    ("ctrl+Home alt+Down alt+Down alt+Down", "one two three\nfour\n|\nsix"),
    ("alt+Up alt+Up alt+Down alt+Down", "one two three\nfour\n\nsix|"),
    ("Left alt+shift+Up", "one two three\nfour\n\n[si]x"),
    ("alt+shift+Up alt+shift+Up", "one two three\nfour\n[\nsix]"),
    ("Home alt+shift+Down", "one two three\nfour\n\n[six]"),
    // The selection contains the line break (HIG, Keyboards).
    ("ctrl+Home Right alt+shift+Down", "o[ne two three\n]four\n\nsix"),
    ("ctrl+Home Right alt+shift+Down alt+shift+Down", "o[ne two three\nfour\n]\nsix"),
    ("ctrl+Home alt+shift+Down BackSpace", "|four\n\nsix"),
  ])
  func `Option moves the caret by paragraphs, and with Shift extends the selection by them`(
    keys: String, expected: String
  ) throws {
    for scheme in ModifierScheme.allCases {
      edit("one two three\nfour\n\nsix")
      stage.window.modifierScheme = scheme
      // The keys to the ends of the text are those of the scheme.
      let keys = scheme == .pc ? keys : keys.replacing("ctrl+Home", with: "super+Up")
      #expect(try press(keys) == expected)
    }
  }

  @Test func `lines are wrapped again when a text view becomes wider`() throws {
    edit("one two three")
    #expect(view.contentSize.height == 56)
    view.frame.size.width = 300
    stage.advance(1)
    #expect(view.contentSize.height == 36)
  }

  @Test func `a text view scrolls to keep the caret visible`() throws {
    edit("a\nb\nc\nd\ne\nf")
    #expect(view.contentOffset.y == 60)
    #expect(view.caret.frame.minY == 108 && view.caret.frame.height == 20)
    _ = try press("ctrl+Home")
    #expect(view.contentOffset.y == 0 && view.caretRect?.minY == 108)
    _ = try press("Page_Down Page_Down")
    #expect(shown == "a\nb\nc\nd\n|e\nf")
  }

  @Test func `a text view draws only the visible lines`() throws {
    edit((0..<500).map { "line \($0)" }.joined(separator: "\n"))
    let texts = stage.frame().items(of: view.page).compactMap { item in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
    #expect(texts.contains("line 499") && texts.count < 6)
  }

  @Test func `Ctrl-Tab and Shift-Tab move the focus out of a text view`() throws {
    edit("a")
    try stage.press("ctrl+Tab")
    #expect(stage.focused == "left" && !view.isEditing && listener.log == ["ended"])
    try stage.press("Tab")
    #expect(stage.focused == "notes" && view.isEditing)
    try stage.press("shift+Tab")
    #expect(stage.focused == "left" && view.text == "a")
  }

  @Test func `the delegate of a text view is notified of edits and may refuse them`() throws {
    edit("ab")
    listener.refuses = "\n"
    #expect(try press("Return c") == "abc|")
    #expect(listener.log == ["refused at 2+0", "changed"])
    view.text = "set"
    #expect(listener.log.count == 2)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 1, length: 9)
    #expect(shown == "s[et]")
  }

  @Test func `marked text is shown underlined in a text view and is not part of its text`() {
    edit("ab")
    view.setMarkedText("にほ")
    stage.frame()
    #expect(view.text == "ab" && view.highlight.lines.count == 1)
    #expect(view.highlight.lines.first?.minX == 25 && view.highlight.lines.first?.width == 20)
    #expect(view.caret.frame.midX == 45)
    view.insertText("日本")
    stage.frame()
    #expect(view.text == "ab日本" && view.highlight.lines.isEmpty)
  }

  @Test func `under the TV model Up leaves a text view at the beginning of its text`() throws {
    let text = TextView(frame: CGRect(x: 200, y: 100, width: 110, height: 76))
    text.accessibilityIdentifier = "notes"
    text.text = "a\nb"
    let stage = Stage(
      model: .tv, Tile("above", 200, 0, 110, 50), text, Tile("below", 200, 300, 110, 50))
    stage.focus(on: text)
    try stage.press("Up")
    #expect(stage.focused == "notes")
    // The first press moves to the beginning of the first line, and the second one leaves.
    try stage.press("Up", "Up")
    #expect(stage.focused == "above")
  }

  @Test func `a text view that is not editable cannot be focused`() throws {
    view.isEditable = false
    edit("a")
    #expect(stage.focused != "notes" && !view.isEditing)
    #expect(try press("x") == "a|")
  }

  @Test func `a text view is not edited if its delegate refuses`() throws {
    listener.maySelect = false
    edit("a")
    #expect(stage.focused == "notes" && !view.isEditing)
    #expect(try press("x") == "a|")
  }

  @Test func `in a text view a click places the caret, two select a word and three a paragraph`() {
    edit("one two three\nfour")
    func click(at point: CGPoint) {
      stage.window.pointerPressed(at: point, at: stage.time)
      stage.window.pointerReleased(at: point, at: stage.time)
      stage.frame()
    }
    let place = CGPoint(x: 200 + 5 + 22, y: 100 + 8 + 30)
    click(at: place)
    #expect(shown == "one two th|ree\nfour")
    click(at: place)
    #expect(shown == "one two [three]\nfour")
    click(at: place)
    #expect(shown == "[one two three]\nfour")
  }

  @Test
  func `a text view refuses text beyond its maximum length and converts foreign line endings`() {
    edit("")
    view.maximumLength = 8
    view.insertText("a\r\nb\rc\u{7}")
    #expect(view.text == "a\nb\nc")
    var notices: [String] = []
    stage.window.noticeHandler = { notices.append($0) }
    view.insertText("four")
    #expect(view.text == "a\nb\nc" && notices.count == 1)
  }
}
