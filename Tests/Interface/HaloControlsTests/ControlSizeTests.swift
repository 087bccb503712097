import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The intrinsic sizes, fonts and colours of controls.
///
/// Letters are 10 points wide, lines 20 high.
@MainActor
struct ControlSizeTests {
  @Test func `controls report their intrinsic content sizes`() {
    let segments = SegmentedControl(items: ["A", "Long"])
    let field = TextField(frame: .zero)
    field.placeholder = "Name"
    let stage = Stage(model: .pad, segments, field)
    stage.frame()
    #expect(Switch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(Switch().bounds.size == CGSize(width: 51, height: 31))
    #expect(Slider().intrinsicContentSize == CGSize(width: -1, height: 32))
    // Both segments are as wide as the longer title with a margin, with 2 points around each.
    #expect(segments.intrinsicContentSize == CGSize(width: 134, height: 34))
    #expect(field.font.pointSize == 17)
    #expect(field.intrinsicContentSize == CGSize(width: 72, height: 34))
    // A switch with a title has no width of its own.
    #expect(Switch(title: "On").intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `a field without a border has neither background nor edge`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let stage = Stage(model: .pad, field)
    #expect(field.backgroundColor.alpha > 0 && field.hairlineColor != nil)
    field.borderStyle = .none
    field.text = "a"
    field.textColor = .white
    stage.frame()
    #expect(field.backgroundColor.alpha == 0 && field.hairlineColor == nil)
    #expect(field.label.textColor == .white && field.line.frame.minX == -TextFieldLine.bleed)
  }

  @Test func `a segmented control uses the platform's font unless it is given one`() {
    let segments = SegmentedControl(items: ["A"])
    let own = SegmentedControl(items: ["A"], font: .systemFont(ofSize: 20))
    let stage = Stage(model: .pad, segments, own)
    func sizes() -> [CGFloat] {
      stage.frame()
      return [segments, own].map { control in
        control.subviews.flatMap(\.subviews).compactMap { ($0 as? Label)?.font.pointSize }[0]
      }
    }
    #expect(sizes() == [13, 20])
    stage.window.focusSystem?.model = .tv
    #expect(sizes() == [29, 20])
  }

  @Test func `a control created with an action performs it`() throws {
    var performed = 0
    let toggle = Switch(frame: .zero, primaryAction: Action { _ in performed += 1 })
    let stage = Stage.around(toggle, model: .tv)
    try stage.press("Return")
    #expect(performed == 1 && toggle.isOn)
  }

  @Test func `a field is not edited if its delegate refuses`() throws {
    final class No: TextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { false }
    }
    let no = No()
    let field = TextField(frame: .zero)
    field.delegate = no
    let stage = Stage.around(field, model: .pad)
    try stage.press("x")
    #expect(stage.focused == "control" && !field.isEditing && field.text.isEmpty)
  }
}
