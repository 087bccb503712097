import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Text fields whose text is far longer than they are wide.
///
/// Every letter is 10 points wide.
@MainActor
struct LongFieldTests {
  /// The visible part of a field's text.
  private struct Sight {
    /// The distance from the left edge of the space for text, in points.
    var caret: CGFloat
    var label: ClosedRange<CGFloat>
    var room: CGFloat
    /// The text that the label shows to the left of the caret, and to the right.
    var before: String
    var behind: String
  }

  private func sight(_ field: FieldStage) -> Sight {
    let line = field.field.line
    let left = line.room.minX
    let label = line.label.frame
    // At the ends of the text the caret is beside the letters.
    let caret = line.caret.frame.midX
    let count = Int(((caret - label.minX) / 10).rounded())
    let text = line.label.text
    return Sight(
      caret: caret - left, label: label.minX - left...label.maxX - left, room: line.room.width,
      before: String(text.prefix(count)), behind: String(text.dropFirst(count)))
  }

  /// Expects that the visible text is the text around the caret and fills the field.
  private func expectSight(_ field: FieldStage, _ note: Comment) {
    let sight = sight(field)
    let content = field.field.content
    let caret = content.selection.head
    #expect(sight.caret >= -4 && sight.caret <= sight.room + 4, note)
    let text = content.string
    #expect(text.text(in: 0..<caret).hasSuffix(sight.before), note)
    #expect(text.text(in: caret..<content.length).hasPrefix(sight.behind), note)
    #expect(sight.label.lowerBound <= 0 || sight.before.utf8.count == caret, note)
    let rest = content.length - caret
    #expect(sight.label.upperBound >= sight.room || sight.behind.utf8.count == rest, note)
  }

  @Test func `a key measures and draws as little of a million letters as of ten thousand`() throws {
    final class Counter: TextMeasuring {
      var bytes = 0
      func size(of string: String, style: TextStyle, width: CGFloat) -> CGSize {
        bytes += string.utf8.count
        return CGSize(width: CGFloat(string.count) * 10, height: 20)
      }
      func baselines(
        of string: String, style: TextStyle, width: CGFloat
      ) -> (first: CGFloat, last: CGFloat) { (15, 15) }
      func line(of string: String, style: TextStyle) -> TextLine {
        bytes += string.utf8.count
        return TextLine(string, characterWidth: 10)
      }
    }
    func bytes(letters: Int, isSecure: Bool) throws -> [Int] {
      let counter = Counter()
      let window = Window(
        size: CGSize(width: 640, height: 400), model: .pad, appearance: .light,
        textMeasurer: counter)
      let field = TextField(placeholder: "")
      field.isSecureTextEntry = isSecure
      field.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
      window.addSubview(field)
      field.becomeFirstResponder()
      field.text = String(repeating: "word ", count: letters / 5)
      _ = window.frame(at: 0)
      return try ["a", "Left", "b", "Home", "c", "BackSpace", "shift+End", "Right", "d"].map {
        counter.bytes = 0
        window.send(try Key(name: $0), phase: .down, at: 0)
        let list = window.frame(at: 0)
        for case .text(let string, _, _) in list.items.map(\.content) {
          counter.bytes += string.utf8.count
        }
        return counter.bytes
      }
    }
    for isSecure in [false, true] {
      let few = try bytes(letters: 10_000, isSecure: isSecure)
      #expect(try bytes(letters: 1_000_000, isSecure: isSecure) == few)
      #expect(few.allSatisfy { $0 > 0 && $0 < 4_000 }, "\(few)")
    }
  }

  @Test func `keys have the same effects in a million letters as in few`() throws {
    let long = String(repeating: "one two ", count: 125_000)
    let field = FieldStage(long)
    func press(_ keys: String) throws -> EditableText {
      _ = try field.press(keys)
      expectSight(field, "\(keys)")
      return field.field.content
    }
    #expect(try press("Home").selection == TextSelection(caret: 0))
    #expect(try press("x ctrl+Right ctrl+Right").selection == TextSelection(caret: 8))
    #expect(try press("End ctrl+Left").selection == TextSelection(caret: 999_997))
    #expect(try press("Right Left Left").selection == TextSelection(caret: 999_996))
    #expect(
      try press("shift+Home").selection == TextSelection(anchor: 999_996, head: 0))
    #expect(try press("Right").selection == TextSelection(caret: 999_996))
    #expect(try press("shift+End Left").selection == TextSelection(caret: 999_996))
    #expect(try press("ctrl+a ctrl+x").string.isEmpty)
    #expect(try press("ctrl+v").string == "x" + long)
    #expect(try press("ctrl+z ctrl+z").string == "x" + long)
    #expect(try press("ctrl+z").string == long)
    var copied: String?
    _ = try press("ctrl+a ctrl+c")
    field.stage.window.pasteboard.requestString(from: .general) { copied = $0 }
    #expect(copied == long)
  }

  @Test func `the clear button empties a long field`() throws {
    let field = FieldStage(String(repeating: "a", count: 100_000))
    field.field.clearButtonMode = .always
    field.stage.frame()
    let button = try #require(field.field.clearButton)
    let place = button.convert(CGPoint(x: 10, y: 10), to: field.stage.window)
    field.stage.window.pointerPressed(at: place, at: 1)
    field.stage.window.pointerReleased(at: place, at: 1)
    field.stage.frame()
    #expect(field.field.text.isEmpty)
  }

  @Test(arguments: TestEffort.seeds(0..<20, few: 5))
  func `after any edits a long field shows the text around the caret`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters = (0..<3_000).map { _ in "abcdefgh ".randomElement(using: &random) ?? "a" }
    let field = FieldStage(String(letters), width: CGFloat.random(in: 100...600, using: &random))
    for step in 0..<40 {
      let key = try #require(
        [
          "Left", "Left", "Right", "Right", "Home", "End", "ctrl+Left", "ctrl+Right", "a", "b",
          "BackSpace", "Delete", "shift+Left", "shift+Right", "ctrl+z", "ctrl+BackSpace", "jump",
        ].randomElement(using: &random))
      if key == "jump" {
        let place = Int.random(in: 0...field.field.content.length, using: &random)
        field.field.select(TextSelection(caret: place))
        field.stage.frame()
      } else {
        for _ in 0..<Int.random(in: 1...30, using: &random) { try field.stage.press(key) }
      }
      expectSight(field, "seed \(seed), step \(step): \(key)")
    }
  }

  @Test func `visible letters stay in place while the caret moves among them`() throws {
    let field = FieldStage(String(repeating: "abcdefghij", count: 1_000))
    field.field.select(TextSelection(caret: 5_000))
    field.stage.frame()
    var before = sight(field)
    // The caret passes many of the parts that are laid out, in both directions.
    for key in Array(repeating: "Right", count: 200) + Array(repeating: "Left", count: 400) {
      try field.stage.press(key)
      let now = sight(field)
      let wanted = before.caret + (key == "Right" ? 10 : -10)
      #expect(abs(now.caret - min(max(wanted, 0), now.room)) < 1, "\(key)")
      before = now
    }
  }

  @Test func `a click finds the letter under the pointer in a million letters`() throws {
    let field = FieldStage(String(repeating: "abcd efgh ", count: 100_000))
    // A caret that comes from the left appears at the right edge.
    for place in [0, 500_005] {
      field.field.select(TextSelection(caret: place))
      field.stage.frame()
    }
    func press(_ letters: CGFloat) {
      let caret = field.field.line.caret.frame.midX
      let place = field.field.convert(
        CGPoint(x: field.field.line.frame.minX + caret + letters * 10, y: 30),
        to: field.stage.window)
      field.stage.window.pointerPressed(at: place, at: field.stage.time)
      field.stage.frame()
    }
    press(-3)
    #expect(field.field.content.selection == TextSelection(caret: 500_002))
    field.stage.window.pointerReleased(at: .zero, at: field.stage.time)
    field.stage.advance(1)
    press(1)
    field.stage.window.pointerReleased(at: .zero, at: field.stage.time)
    press(0)
    #expect(field.field.content.selectedText == "abcd")
    // Far outside the field one movement selects up to the end of the text that is laid out.
    field.stage.window.pointerMoved(to: CGPoint(x: 5_000, y: 30), at: field.stage.time)
    field.stage.frame()
    #expect(field.field.content.selection.head > 500_030)
    expectSight(field, "dragged")
  }

  @Test func `marked text replaces a long selection and is shown between the text around it`() {
    let field = FieldStage(String(repeating: "abcdefghij", count: 1_000))
    field.field.select(TextSelection(anchor: 1_005, head: 9_003))
    field.stage.frame()
    field.stage.window.setMarkedText("XY", at: field.stage.time)
    field.stage.frame()
    #expect(field.field.label.text.contains("abcdeXYdefgh"))
    #expect(field.field.label.text.utf8.count < 1_000)
    field.stage.window.insertText("Z", at: field.stage.time)
    #expect(field.field.content.length == 10_000 - 7_998 + 1)
  }

  @Test func `a field that is not edited shows the beginning of its text`() {
    let field = FieldStage(String(repeating: "abcdefghij", count: 1_000))
    field.field.resignFirstResponder()
    field.stage.frame()
    #expect(field.field.label.text.hasPrefix("abcdefghijabcdefghij"))
    #expect(field.field.label.frame.width == field.field.line.room.width)
    // The text is wider than the field, so it ends in an ellipsis.
    #expect(CGFloat(field.field.label.text.count) * 10 > field.field.line.room.width)
  }

  @Test func `a secure field with a long text lays out only a few hundred dots`() throws {
    let field = FieldStage(String(repeating: "pä55 ", count: 100_000))
    field.field.isSecureTextEntry = true
    field.stage.frame()
    #expect(field.field.label.text.allSatisfy { $0 == "•" })
    #expect((30..<500).contains(field.field.label.text.count))
    field.field.select(TextSelection(caret: 300_000))
    #expect(try field.press("Right Right Left x").contains("px|ä55 "))
    // “x” stands before “ä”, which has two bytes.
    #expect(field.field.content.selection == TextSelection(caret: 300_002))
  }

  // MARK: Maximum length

  @Test
  func `text that exceeds a field's maximum length is refused as a whole with a notice`() throws {
    let field = FieldStage("abc")
    var notices: [String] = []
    field.stage.window.noticeHandler = { notices.append($0) }
    field.field.maximumLength = 6
    field.stage.window.pasteboard.setString("defg", for: .general)
    #expect(try field.press("ctrl+v") == "abc|")
    #expect(notices == ["Not pasted: the field takes no more than 6 bytes of text"])
    field.field.paste("défg")
    #expect(field.shown == "abc|" && notices.count == 2)
    // The text fits in place of the selection.
    #expect(try field.press("ctrl+a ctrl+v") == "defg|")
    #expect(try field.press("h i j") == "defghi|")
    #expect(notices.last == "Not typed: the field takes no more than 6 bytes of text")
    #expect(notices.count == 3)
    #expect(try field.press("BackSpace k") == "defghk|")
    // The limit does not apply to text that the application sets.
    field.field.text = "longer than that"
    #expect(field.field.text == "longer than that")
    #expect(try field.press("BackSpace") == "longer than tha|" && notices.count == 3)
    // Edits that do not make the text longer are accepted.
    #expect(try field.press("shift+Left s") == "longer than ths|" && notices.count == 3)
    #expect(try field.press("s") == "longer than ths|" && notices.count == 4)
  }

  @Test func `a field's default maximum length is four mebibytes`() {
    let field = FieldStage()
    var notices: [String] = []
    field.stage.window.noticeHandler = { notices.append($0) }
    let most = String(repeating: "a", count: 4 << 20)
    field.field.paste(most + "a")
    #expect(field.field.text.isEmpty)
    #expect(notices == ["Not pasted: the field takes no more than 4 MiB of text"])
    field.field.paste(most)
    #expect(field.field.text == most)
  }
}
