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
    // The title, a gap of 12 points and the track.
    #expect(Switch(title: "On").intrinsicContentSize == CGSize(width: 83, height: 31))
  }

  @Test func `a button made with a title fits it with the insets of the look`() {
    let button = Button(title: "Add")
    let stage = Stage(model: .pad, button)
    #expect(button.intrinsicContentSize == CGSize(width: 54, height: 34))
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 54, height: 34))
    stage.window.focusSystem?.model = .tv
    stage.frame()
    #expect(button.intrinsicContentSize == CGSize(width: 110, height: 52))
  }

  @Test(arguments: [FocusModel.pad, .tv])
  func `every control has a size in a stack without constraints of its own`(model: FocusModel) {
    let controls: [Control] = [
      Button(title: "One"), Button(type: .system, primaryAction: Action(title: "Two") { _ in }),
      TextField(placeholder: "Name"), Switch(), Switch(title: "On"), Slider(), Stepper(),
      SegmentedControl(items: ["A", "B"]), DatePicker(date: Date(timeIntervalSince1970: 0)),
    ]
    let stack = StackView(arrangedSubviews: controls)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let stage = Stage(model: model, stack)
    stack.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    stage.frame()
    for control in controls {
      #expect(control.bounds.width > 0 && control.bounds.height > 0, "\(control)")
    }
  }

  @Test func `constraints follow the title of a button and of a switch`() {
    let (button, toggle) = (Button(title: "Add"), Switch(title: "On"))
    let stage = Stage(model: .pad, button, toggle)
    for view in [button, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    }
    stage.frame()
    #expect(button.bounds.width == 54 && toggle.bounds.width == 83)
    button.titleLabel.text = "Add more"
    toggle.title = "Sound"
    stage.frame()
    #expect(button.bounds.width == 104 && toggle.bounds.width == 113)
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
