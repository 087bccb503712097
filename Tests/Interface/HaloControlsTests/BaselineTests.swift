import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Alignment at baselines; a line of text is 20 points high, with its baseline at 15.
@MainActor
struct BaselineTests {
  private let host = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func label(_ text: String, lines: Int = 1) -> Label {
    let label = Label(text, font: .systemFont(ofSize: 17))
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(label)
    return label
  }

  private func place(_ view: View, x: CGFloat, y: CGFloat) {
    view.leftAnchor.constraint(equalTo: host.leftAnchor, constant: x).isActive = true
    view.topAnchor.constraint(equalTo: host.topAnchor, constant: y).isActive = true
  }

  @Test func `constraints can align with the first or the last baseline of a text`() {
    let (text, note) = (label("1234567890", lines: 0), label("a"))
    let stage = Stage(host)
    place(text, x: 0, y: 40)
    let width = text.widthAnchor.constraint(equalToConstant: 50)
    let first = note.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor)
    LayoutConstraint.activate([width, first])
    stage.frame()
    #expect(text.frame.height == 40 && note.frame.minY == 40)
    first.isActive = false
    note.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 2).isActive =
      true
    stage.frame()
    #expect(note.frame.minY == 62)
    // With more lines the last baseline is lower.
    width.constant = 30
    stage.frame()
    #expect(text.frame.height == 80 && note.frame.minY == 102)
  }

  @Test func `text is centred vertically in a taller label, and its baseline with it`() {
    let (text, note) = (label("abc"), label("a"))
    let stage = Stage(host)
    place(text, x: 0, y: 0)
    LayoutConstraint.activate([
      text.heightAnchor.constraint(equalToConstant: 60),
      note.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
    stage.frame()
    #expect(note.frame.minY == 20)
  }

  @Test func `the edges of a view without text serve as its baselines`() {
    let (plain, note) = (View(frame: CGRect(x: 0, y: 30, width: 10, height: 50)), label("a"))
    host.addSubview(plain)
    let stage = Stage(host)
    let line = note.firstBaselineAnchor.constraint(equalTo: plain.lastBaselineAnchor)
    line.isActive = true
    stage.frame()
    #expect(note.frame.minY == 65)
    line.isActive = false
    note.lastBaselineAnchor.constraint(equalTo: plain.firstBaselineAnchor).isActive = true
    stage.frame()
    #expect(note.frame.minY == 15)
  }

  @Test func `a button has the baseline of its title`() {
    let button = Button(title: "OK")
    button.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(button)
    let note = label("a")
    let stage = Stage(host)
    place(button, x: 0, y: 10)
    LayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 100),
      button.heightAnchor.constraint(equalToConstant: 60),
      note.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    stage.frame()
    #expect(note.frame.minY == 30)
  }

  @Test(arguments: [
    (StackView.Alignment.firstBaseline, [CGFloat(0), 5]), (.lastBaseline, [25, 0]),
  ])
  func `a stack view aligns its views at their first or last baselines`(
    alignment: StackView.Alignment, tops: [CGFloat]
  ) {
    let text = label("1234567890", lines: 0)
    // A stand-in for text that is 10 points high, with its baseline at the bottom.
    let small = Bottom()
    let stack = StackView(
      arrangedSubviews: alignment == .firstBaseline ? [text, small] : [small, text])
    stack.alignment = alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    text.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let stage = Stage(host)
    stage.frame()
    #expect(stack.arrangedSubviews.map(\.frame.minY) == tops)
    #expect(stack.bounds.height == 40)
  }

  private final class Bottom: View, BaselineContent {
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
    var baselinesFromCenter: TextBaselines? { TextBaselines(first: 5, last: 5) }
  }

  @Test
  func `a column with baseline-relative arrangement measures its spacing between baselines`() {
    let texts = [label("a"), label("b")]
    let stack = StackView(arrangedSubviews: texts)
    stack.axis = .vertical
    stack.spacing = 30
    stack.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(stack)
    let stage = Stage(host)
    stage.frame()
    #expect(texts[1].frame.minY == 50)
    stack.isBaselineRelativeArrangement = true
    stage.frame()
    #expect(texts[1].frame.minY == 30 && stack.bounds.height == 50)
    #expect(stack.forFirstBaselineLayout === texts[0])
    #expect(stack.forLastBaselineLayout === texts[1])
  }

  @Test
  func `a stack view applies its layout margins only if its arrangement is relative to them`() {
    let text = label("abc")
    let stack = StackView(arrangedSubviews: [text])
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    host.addSubview(stack)
    let stage = Stage(host)
    stage.frame()
    #expect(stack.bounds.size == CGSize(width: 30, height: 20))
    stack.isLayoutMarginsRelativeArrangement = true
    stage.frame()
    #expect(stack.bounds.size == CGSize(width: 36, height: 24))
    #expect(text.frame == CGRect(x: 2, y: 1, width: 30, height: 20))
  }
}
