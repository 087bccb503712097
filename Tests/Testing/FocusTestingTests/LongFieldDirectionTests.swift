import FocusTesting
import Foundation
import HaloControllers
import HaloDisplayList
import HaloHosting
import HaloSceneGraph
import Testing

@testable import HaloControls

/// Long fields with right-to-left or mixed text, with letters as Pango lays them out.
@MainActor
struct LongFieldDirectionTests {
  private final class Screen: ViewController {
    let field = TextField(placeholder: "")
    override func viewDidLoad() {
      field.frame = CGRect(x: 20, y: 20, width: 300, height: 50)
      field.font = .systemFont(ofSize: 17)
      view.addSubview(field)
    }
  }

  private func edit(_ text: String) -> (TextField, FocusHarness) {
    let screen = Screen()
    screen.field.text = text
    let harness = FocusHarness(root: screen, size: CGSize(width: 640, height: 200))
    screen.field.becomeFirstResponder()
    harness.window.settle()
    return (screen.field, harness)
  }

  @Test(arguments: [
    ("שלום לכולם ", true), ("שלום abc 123 ", true), ("abc שלום 123 ", false), ("123 אב ", true),
    ("some words ", false),
  ])
  func `an arrow key moves the caret through every letter of a long text once`(
    unit: String, isRightToLeft: Bool
  ) throws {
    let text = String(repeating: unit, count: 2_000 / unit.utf8.count)
    let (field, harness) = edit(text)
    let window = harness.window
    window.send(try Key(name: "Home"), phase: .down, at: 1)
    let key = try Key(name: isRightToLeft ? "Left" : "Right")
    var way: [Int] = []
    while way.last != field.content.selection.head, way.count <= text.count + 1 {
      way.append(field.content.selection.head)
      #expect(field.excerpt?.line.isRightToLeft == isRightToLeft)
      let caret = try #require(field.caretRect)
      #expect(caret.minX >= 20 && caret.maxX <= 320)
      window.send(key, phase: .down, at: 1)
    }
    #expect(way.count == text.count + 1 && Set(way).count == text.count + 1)
    #expect(field.label.text.utf8.count < 1_200)
  }

  @Test func `the text around the caret of a long field is laid out as in the whole text`() throws {
    let text = String(repeating: "abc שלום (123) def ", count: 200)
    let (field, harness) = edit(text)
    for place in stride(from: 300, to: text.utf8.count - 300, by: 211) {
      field.select(TextSelection(caret: place))
      harness.window.settle()
      let excerpt = try #require(field.excerpt)
      let caret = field.content.selection.head
      let whole = harness.window.textMeasurer.line(
        of: text, style: TextStyle(font: field.font, color: .black))
      for element in whole.elements where abs(element.position - caret) < 40 {
        let x = try #require(excerpt.minX(ofLetterAt: element.position))
        let distance = x - excerpt.x(of: caret)
        #expect(abs(distance - (element.minX - whole.caretX(at: caret))) < 0.1)
      }
    }
  }
}
