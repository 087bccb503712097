import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Text fields, segmented controls and switches.
@MainActor
struct FieldControlTests {
  private func segments(_ stage: inout Stage?) -> SegmentedControl {
    let control = SegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 300, y: 0, width: 308, height: 60)
    stage = Stage(Tile("left", 0, 0, 100, 60), control)
    return control
  }

  @Test func `a text field shows its placeholder until there is text`() throws {
    let field = TextField(placeholder: "Search")
    field.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let stage = Stage(field)
    stage.advance(1)
    let quiet = field.label.textStyle.color
    #expect(field.label.text == "Search")
    field.text = "Fjord"
    stage.advance(1)
    #expect(field.label.text == "Fjord")
    #expect(field.label.textStyle.color.alpha > quiet.alpha)
  }

  @Test(arguments: [FocusModel.tv, .pad, .catalyst, .android, .html])
  func `a text field can be focused under every focus model`(model: FocusModel) throws {
    let field = TextField(placeholder: "")
    field.accessibilityIdentifier = "field"
    field.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let stage = Stage(model: model, field)
    stage.focus(on: field)
    try stage.press("Tab")
    #expect(stage.focused == "field")
  }

  @Test func `under the TV model the selection of segments follows the focus`() throws {
    var made: Stage?
    let control = segments(&made)
    let stage = try #require(made)
    var chosen: [Int] = []
    control.primaryAction = { chosen.append(control.selectedSegmentIndex) }
    control.selectedSegmentIndex = 1
    #expect(chosen.isEmpty)
    try stage.press("Right")
    #expect(stage.focused == "B" && chosen.isEmpty)
    try stage.press("Right")
    #expect(stage.focused == "C" && control.selectedSegmentIndex == 2 && chosen == [2])
    try stage.press("Left", "Left")
    #expect(chosen == [2, 1, 0])
    try stage.press("Left")
    #expect(stage.focused == "left" && control.selectedSegmentIndex == 0)
  }

  @Test func `under the Android model a segment is selected by activating it`() throws {
    var made: Stage?
    let control = segments(&made)
    let stage = try #require(made)
    stage.window.focusSystem?.model = .android
    stage.frame()
    stage.focus(on: control)
    #expect(stage.focused == "A" && control.selectedSegmentIndex == SegmentedControl.noSegment)
    try stage.press("Right", "Return")
    #expect(stage.focused == "B" && control.selectedSegmentIndex == 1)
  }

  @Test func `the focus skips a disabled segment and a disabled segmented control`() throws {
    var made: Stage?
    let control = segments(&made)
    let stage = try #require(made)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 2))
    try stage.press("Right", "Right")
    #expect(stage.focused == "C")
    control.isEnabled = false
    stage.frame()
    #expect(stage.focused == "left")
    control.isEnabled = true
    #expect(!control.isEnabledForSegment(at: 1))
  }

  @Test func `a segmented control without segments ignores indices that do not exist`() {
    let control = SegmentedControl(items: [])
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    control.selectedSegmentIndex = 7
    control.setEnabled(false, forSegmentAt: 3)
    #expect(control.titleForSegment(at: 0) == nil && !control.isEnabledForSegment(at: 0))
    #expect(Stage(control).focused == nil && control.numberOfSegments == 0)
  }

  @Test func `segments are laid out in reading direction`() {
    var made: Stage?
    let control = segments(&made)
    #expect(control.subviews.map(\.frame.minX) == [2, 104, 206])
    made?.window.layoutDirection = .rightToLeft
    made?.frame()
    #expect(control.subviews.map(\.frame.minX) == [206, 104, 2])
  }

  @Test func `pressing select toggles a switch and calls its action, unlike setOn`() throws {
    let control = Switch(title: "Subtitles")
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let stage = Stage(control)
    var told: [Bool] = []
    control.primaryAction = { told.append(control.isOn) }
    try stage.press("Return", "Return")
    #expect(told == [true, false])
    control.setOn(true, animated: true)
    #expect(control.isOn && told.count == 2)
  }

  @Test func `a switch shows its state in words only on a television`() throws {
    let control = Switch(title: "S")
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let stage = Stage(control)
    func words() -> [String] {
      stage.advance(1).items.compactMap {
        if case .text(let text, _, _) = $0.content { text } else { nil }
      }
    }
    #expect(words() == ["S", "Off"])
    control.isOn = true
    #expect(words() == ["S", "On"])
    stage.window.focusSystem?.model = .pad
    #expect(words() == ["S"])
  }

  @Test(arguments: [true, false], [UserInterfaceStyle.light, .dark])
  func `a switch on a desktop has a contrast of 3:1 with its background under increased contrast`(
    isOn: Bool, style: UserInterfaceStyle
  ) throws {
    let control = Switch(title: "S")
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let stage = Stage(control)
    stage.window.focusSystem?.model = .pad
    stage.window.appearance = FocusAppearance(style: style, contrast: .high)
    control.isOn = isOn
    stage.frame()
    let track = try #require(control.subviews.first { !$0.subviews.isEmpty })
    let edge = try #require(isOn ? track.backgroundColor : track.borderColor)
    let palette = stage.window.appearance.palette
    for ground in [palette.window, palette.card, palette.sidebar] {
      #expect(edge.contrastRatio(with: ground) >= 3)
    }
  }
}
