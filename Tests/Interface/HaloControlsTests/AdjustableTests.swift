import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Sliders and steppers, and the keys that adjust them.
@MainActor
struct AdjustableTests {
  private func stage(_ control: Control, model: FocusModel = .tv) -> Stage {
    Stage.around(control, model: model)
  }

  @Test(arguments: [FocusModel.tv, .android])
  func `only the arrows along a slider's axis adjust it`(model: FocusModel) throws {
    let slider = Slider()
    slider.value = 0.5
    var told: [Float] = []
    slider.primaryAction = { told.append(slider.value) }
    let stage = stage(slider, model: model)
    try stage.press("Right", "Right", "Left")
    #expect(told.map { ($0 * 100).rounded() } == [55, 60, 55] && stage.focused == "control")
    try stage.press("alt+Right", "Page_Down", "End", "End", "Right", "Home")
    #expect(told.dropFirst(3).map { ($0 * 100).rounded() } == [56, 36, 100, 0])
    try stage.press("Down")
    #expect(stage.focused == "below")
    try stage.press("Up", "Up")
    #expect(stage.focused == "above" && slider.value == 0)
  }

  @Test func `a slider reaches exactly its minimum and maximum after repeated steps`() throws {
    let slider = Slider()
    (slider.minimumValue, slider.maximumValue) = (-0.3, 0.4)
    slider.value = -0.3
    let stage = stage(slider)
    for _ in 0..<20 { try stage.press("Right") }
    #expect(slider.value == 0.4)
    for _ in 0..<20 { try stage.press("Left") }
    #expect(slider.value == -0.3)
  }

  @Test func `a slider keeps its value in its range, even for NaN and an inverted range`() {
    let slider = Slider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 0)
    (slider.minimumValue, slider.maximumValue) = (2, 1)
    #expect(slider.value == 2 && slider.adjust(Adjustment(isIncrement: true)))
    #expect(slider.value == 2)
  }

  @Test func `a held arrow keeps adjusting a slider, but not with Ctrl, Super or Shift`() throws {
    let slider = Slider()
    let stage = stage(slider)
    try stage.send("Right", .down)
    for _ in 0..<3 { try stage.send("Right", .repeat) }
    try stage.send("Right", .up)
    #expect((slider.value * 100).rounded() == 20)
    for key in ["ctrl+Right", "super+Right", "shift+Right", "alt+Home", "Return", "space"] {
      stage.focus(on: slider)
      slider.primaryAction = { Issue.record("\(key)") }
      try stage.press(key)
    }
    #expect((slider.value * 100).rounded() == 20)
  }

  private func click(_ stage: Stage, _ x: CGFloat) {
    stage.window.pointerPressed(at: CGPoint(x: x, y: 230), at: stage.time)
    stage.window.pointerReleased(at: CGPoint(x: x, y: 230), at: stage.time)
    stage.advance(1)
  }

  @Test func `a click moves a slider's knob to the pointer and steps a stepper`() {
    let slider = Slider()
    var told: [Float] = []
    slider.primaryAction = { told.append(slider.value) }
    let stage = stage(slider, model: .android)
    for x: CGFloat in [350, 490, 200] { click(stage, x) }
    #expect(told == [0.5, 1, 0])
    stage.window.layoutDirection = .rightToLeft
    stage.advance(1)
    click(stage, 213)
    #expect(slider.value == 1)

    let stepper = Stepper()
    let other = Stage.around(stepper, model: .android)
    for x: CGFloat in [450, 450, 250] { click(other, x) }
    #expect(stepper.value == 1)
  }

  @Test func `Left increases a slider in right-to-left layout`() throws {
    let slider = Slider()
    let stage = stage(slider)
    stage.window.layoutDirection = .rightToLeft
    stage.frame()
    try stage.press("Left", "Left", "Right")
    #expect((slider.value * 100).rounded() == 5)
    #expect(Adjustment(Key(.upArrow), along: .horizontal, direction: .leftToRight) == nil)
    #expect(
      Adjustment(Key(.upArrow), along: .vertical, direction: .rightToLeft)
        == Adjustment(isIncrement: true, axis: .vertical))
  }

  @Test(arguments: [FocusModel.pad, .catalyst])
  func `under the iPad and Mac models full keyboard access lets a slider be focused and adjusted`(
    model: FocusModel
  ) throws {
    let slider = Slider()
    let stage = stage(slider, model: model)
    #expect(!slider.canBecomeFocused)
    stage.window.focusSystem?.model.focusesControls = true
    stage.frame()
    stage.focus(on: slider)
    var takers: [Responder?] = []
    stage.window.keyTraceHandler = { if $0.stage == .focus { takers.append($0.target) } }
    try stage.press("Right")
    #expect(slider.value > 0 && takers.count == 1 && takers[0] === slider)
  }

  @Test func `a slider's knob is at its value, mirrored in right-to-left layout`() {
    let slider = Slider()
    let stage = stage(slider, model: .android)
    func knobX() -> CGFloat { slider.subviews[0].subviews[2].frame.midX }
    var seen: [CGFloat] = []
    for value: Float in [0, 0.5, 1] {
      slider.value = value
      stage.advance(1)
      seen.append(knobX())
    }
    #expect(seen == [13, 150, 287])
    stage.window.layoutDirection = .rightToLeft
    stage.advance(1)
    #expect(knobX() == 13)
  }

  // MARK: Stepper

  @Test func `a stepper stops at the ends of its range unless it wraps`() throws {
    let stepper = Stepper()
    stepper.maximumValue = 3
    var told: [Double] = []
    stepper.primaryAction = { told.append(stepper.value) }
    let stage = stage(stepper)
    try stage.press("Left", "Right", "Right", "Right", "Right", "Home", "Page_Up")
    #expect(told == [1, 2, 3, 0, 3])
    stepper.wraps = true
    try stage.press("Right", "Left", "End")
    #expect(told.dropFirst(5) == [0, 3])
    try stage.press("Down")
    #expect(stage.focused == "below")
  }
}
