import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// A text of several lines, edited by keys.
///
/// Ten letters have room in a line, each 10 points wide; lines are 20 points high.
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

  /// The text with `|` where the caret is, or `[` and `]` around what is selected.
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
  ])
  func `keys write, select and move through lines`(keys: String, expected: String) throws {
    edit("one two three\nfour\n\nsix")
    #expect(try press(keys) == expected)
  }

  @Test func `lines are broken anew as the view becomes wider`() throws {
    edit("one two three")
    #expect(view.contentSize.height == 56)
    view.frame.size.width = 300
    stage.advance(1)
    #expect(view.contentSize.height == 36)
  }

  @Test func `the text scrolls with the caret, which stands in its line`() throws {
    edit("a\nb\nc\nd\ne\nf")
    #expect(view.contentOffset.y == 60)
    #expect(view.caret.frame.minY == 108 && view.caret.frame.height == 20)
    _ = try press("ctrl+Home")
    #expect(view.contentOffset.y == 0 && view.caretRect?.minY == 108)
    _ = try press("Page_Down Page_Down")
    #expect(shown == "a\nb\nc\nd\n|e\nf")
  }

  @Test func `only the lines in sight are drawn`() throws {
    edit((0..<500).map { "line \($0)" }.joined(separator: "\n"))
    let texts = stage.frame().items(of: view.page).compactMap { item in
      if case .text(let text, _, _) = item.content { text } else { nil }
    }
    #expect(texts.contains("line 499") && texts.count < 6)
  }

  @Test func `Tab with Control leaves the text, and Shift-Tab goes back`() throws {
    edit("a")
    try stage.press("ctrl+Tab")
    #expect(stage.focused == "left" && !view.isEditing && listener.log == ["ended"])
    try stage.press("Tab")
    #expect(stage.focused == "notes" && view.isEditing)
    try stage.press("shift+Tab")
    #expect(stage.focused == "left" && view.text == "a")
  }

  @Test func `the delegate hears of changes, and may refuse them`() throws {
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

  @Test func `what is not committed stands in the text, underlined, and is no part of it`() {
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

  @Test func `where arrows go everywhere they leave the text at its ends`() throws {
    let text = TextView(frame: CGRect(x: 200, y: 100, width: 110, height: 76))
    text.accessibilityIdentifier = "notes"
    text.text = "a\nb"
    let stage = Stage(
      model: .tv, Tile("above", 200, 0, 110, 50), text, Tile("below", 200, 300, 110, 50))
    stage.focus(on: text)
    try stage.press("Up")
    #expect(stage.focused == "notes")
    // To the beginning of the first line, and out.
    try stage.press("Up", "Up")
    #expect(stage.focused == "above")
  }

  @Test func `a text that may not be edited takes no focus`() throws {
    view.isEditable = false
    edit("a")
    #expect(stage.focused != "notes" && !view.isEditing)
    #expect(try press("x") == "a|")
  }

  @Test func `a delegate that says no keeps keys out of the text`() throws {
    listener.maySelect = false
    edit("a")
    #expect(stage.focused == "notes" && !view.isEditing)
    #expect(try press("x") == "a|")
  }

  @Test func `a click puts the caret into the line below the pointer, three select a paragraph`() {
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

  @Test func `more than it takes is not put in, and line ends of other systems are line breaks`() {
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
