import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Windows that double their text to test the layout for languages with longer words.
@MainActor
struct DoubledTextTests {
  private func texts(_ list: DisplayList) -> [String] {
    list.items.compactMap { if case .text(let text, _, _) = $0.content { text } else { nil } }
  }

  @Test func `labels show and measure their text twice in a window with doubled text`() {
    let label = Label()
    label.text = "Save"
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    let empty = Label()
    empty.frame = CGRect(x: 0, y: 40, width: 200, height: 20)
    let stage = Stage(label, empty)
    let unbounded = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    #expect(label.sizeThatFits(unbounded).width == 40)
    stage.window.isTextDoubled = true
    #expect(texts(stage.frame()) == ["Save Save"])
    #expect(label.sizeThatFits(unbounded).width == 90)
    #expect(label.text == "Save" && empty.shownText.isEmpty)
    // The doubled text wraps within the given width.
    #expect(label.sizeThatFits(CGSize(width: 50, height: CGFloat.infinity)).width <= 50)
    stage.window.isTextDoubled = false
    #expect(texts(stage.frame()) == ["Save"])
  }

  @Test func `text typed into a field is shown once in a window with doubled text`() throws {
    let field = TextField(placeholder: "Name")
    field.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
    let stage = Stage(model: .android, field)
    stage.window.isTextDoubled = true
    stage.focus(on: field)
    try stage.press("a", "b")
    #expect(field.text == "ab")
    let shown = texts(stage.frame())
    #expect(shown.filter { $0 != "Name" && $0 != "Name Name" } == ["ab"], "\(shown)")
  }

  @Test func `a view lays out its labels again when the window doubles its text`() {
    final class Row: View {
      let label = Label()
      override func layoutSubviews() {
        let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
        label.frame = CGRect(origin: .zero, size: size)
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
    row.label.text = "Open"
    row.addSubview(row.label)
    let stage = Stage(row)
    #expect(row.label.frame.width == 40)
    stage.window.isTextDoubled = true
    stage.frame()
    #expect(row.label.frame.width == 90)
  }
}
