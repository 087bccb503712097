import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloLockups
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The looks of the five states (HIG, Focus and selection), in controls that are in them.
@MainActor
struct ControlStateTests {
  nonisolated private static let states: [Control.State] = [
    .normal, .focused, [.focused, .highlighted], .selected, .disabled,
  ]
  nonisolated private static let kinds = [
    "button", "field", "segments", "switch", "caption", "poster", "card", "monogram", "lockup",
    "slider", "stepper", "date",
  ]

  private func make(_ kind: String) -> Control {
    switch kind {
    case "button": return Button(title: "OK")
    case "field":
      let field = TextField(placeholder: "")
      field.text = "Text"
      return field
    case "segments":
      let control = SegmentedControl(items: ["1", "2"])
      control.selectedSegmentIndex = 0
      return control
    case "slider": return Slider()
    case "stepper": return Stepper()
    case "date": return DatePicker(date: .distantPast)
    case "switch": return Switch(title: "On")
    case "caption": return TVCaptionButtonView(title: "OK")
    case "card": return TVCardView()
    case "monogram": return TVMonogramView()
    case "lockup":
      let lockup = TVLockupView()
      lockup.contentView.backgroundColor = .white
      return lockup
    default:
      return TVPosterView(
        image: Image(size: CGSize(width: 9, height: 9), isOpaque: true, drawing: Drawing()))
    }
  }

  /// The drawn items without the identifiers of their views.
  private func picture(
    _ kind: String, in state: Control.State, model: FocusModel, appearance: FocusAppearance
  ) -> [String] {
    let control = make(kind)
    control.frame = CGRect(x: 100, y: 100, width: 200, height: 80)
    control.exhibitedState = state
    let stage = Stage(model: model, control)
    stage.window.appearance = appearance
    return stage.advance(1).items.map {
      "\($0.transform) \($0.alpha) \(described($0.content))"
    }
  }

  /// A description without the memory address that the description of an image contains.
  private func described(_ content: DisplayContent) -> String {
    if case .image(_, let rect, let shape) = content { return "image \(rect) \(shape)" }
    return "\(content)"
  }

  @Test(arguments: [FocusAppearance.light, .dark])
  func `a filled button is blue on a desktop and has the usual control colours on a television`(
    appearance: FocusAppearance
  ) {
    let palette = appearance.palette
    func surface(_ state: Control.State, _ model: FocusModel) -> Color {
      let button = Button(title: "OK")
      button.isFilled = true
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 36)
      button.exhibitedState = state
      let stage = Stage(model: model, button)
      stage.window.appearance = appearance
      stage.advance(1)
      return button.backgroundColor
    }
    #expect(surface([], .pad) == palette.highlight)
    #expect(surface(.focused, .pad) == palette.highlight)
    #expect(surface([], .tv) == palette.control)
    #expect(surface(.focused, .tv) == palette.focusedControl)
  }

  @Test(arguments: kinds, [FocusModel.tv, .pad])
  func `no two states of a control look the same`(kind: String, model: FocusModel) {
    // A segmented control always has a chosen segment, so it has no other look when it is selected.
    let states = Self.states.filter { kind != "segments" || $0 != .selected }
    for appearance in [FocusAppearance.light, .dark] {
      let pictures = states.map {
        picture(kind, in: $0, model: model, appearance: appearance)
      }
      for (index, one) in pictures.enumerated() {
        for (other, two) in pictures.enumerated() where other > index {
          #expect(one != two, "\(states[index]) and \(states[other])")
        }
      }
    }
  }

  @Test(arguments: kinds)
  func `a control with an exhibited state cannot be focused`(kind: String) {
    let control = make(kind)
    control.frame = CGRect(x: 100, y: 100, width: 200, height: 80)
    let stage = Stage(control)
    #expect(stage.focused != nil)
    control.exhibitedState = .focused
    stage.frame()
    #expect(stage.focused == nil)
    control.exhibitedState = nil
    stage.frame()
    #expect(stage.focused != nil)
  }

  @Test(arguments: kinds.filter { $0 != "segments" })
  func `a control with an exhibited state looks as if it were in it`(kind: String) throws {
    func shown(_ control: Control, _ stage: Stage) -> [String] {
      // The first frame starts the animations, and the second one is after their end.
      stage.advance(1)
      return stage.advance(1).items.map { "\($0.transform) \($0.alpha) \(described($0.content))" }
    }
    let (live, exhibit) = (make(kind), make(kind))
    for control in [live, exhibit] {
      control.frame = CGRect(x: 100, y: 100, width: 200, height: 80)
    }
    let (first, second) = (Stage(live), Stage(exhibit))
    first.focus(on: live)
    exhibit.exhibitedState = .focused
    #expect(shown(live, first) == shown(exhibit, second))
    try first.send("Return", .down)
    exhibit.exhibitedState = [.focused, .highlighted]
    #expect(shown(live, first) == shown(exhibit, second))
    try first.send("Return", .cancelled)
    live.isSelected = true
    exhibit.exhibitedState = [.focused, .selected]
    #expect(shown(live, first) == shown(exhibit, second))
    (live.isSelected, live.isEnabled) = (false, false)
    exhibit.exhibitedState = .disabled
    #expect(shown(live, first) == shown(exhibit, second))
  }

  /// On a light background a shadow at rest would look like dirt around a translucent surface.
  @Test(arguments: [FocusAppearance.light, .dark])
  func `on a television only a focused button is larger, and a disabled one has no shadow`(
    appearance: FocusAppearance
  ) throws {
    let button = Button(title: "OK")
    button.frame = CGRect(x: 100, y: 100, width: 200, height: 80)
    let stage = Stage(button)
    stage.window.appearance = appearance
    var scales: [CGFloat] = []
    var shadows: [Shadow?] = []
    for state in Self.states {
      button.exhibitedState = state
      let items = stage.advance(1).items(of: button)
      scales.append(try #require(items.last).transform.a)
      shadows.append(
        items.compactMap { if case .shadow(_, let shadow, _) = $0.content { shadow } else { nil } }
          .first)
    }
    #expect(scales == [1, 1.08, 1, 1, 1])
    let lift = FocusAppearance.light.lift
    #expect(
      shadows == [
        appearance == .light ? nil : lift.restShadow, lift.liftedShadow, lift.pressedShadow,
        lift.restShadow, nil,
      ])
    #expect(
      lift.restShadow.offsetY < lift.pressedShadow.offsetY
        && lift.pressedShadow.offsetY < lift.liftedShadow.offsetY)
  }

  @Test(arguments: [FocusAppearance.light, .dark])
  func `focused, pressed and selected controls are opaque, and the others are translucent`(
    appearance: FocusAppearance
  ) {
    let (focused, pressed, selected, normal, disabled) = (
      appearance.controlColors(for: .focused, look: .lift),
      appearance.controlColors(for: [.focused, .highlighted], look: .lift),
      appearance.controlColors(for: .selected, look: .lift),
      appearance.controlColors(for: .normal, look: .lift),
      appearance.controlColors(for: .disabled, look: .lift)
    )
    let vivid: Color = appearance == .dark ? .white : appearance.palette.label
    #expect(focused.surface == vivid && selected.surface == appearance.palette.selectedControl)
    for colors in [focused, selected] {
      let text: Color = appearance == .dark ? .black : .white
      #expect(colors.surface.alpha == 1 && colors.raisedContent == text)
      #expect(colors.surface.contrastRatio(with: text) > (colors == focused ? 9 : 4.5))
    }
    // A selected control is taken for neither a focused one nor one at rest.
    #expect(selected.surface.contrastRatio(with: vivid) > 3)
    let ground = appearance.palette.televisionGround
    #expect(selected.surface.contrastRatio(with: normal.surface.composed(over: ground)) > 3)
    // The colours of a pressed control are inverted.
    #expect(pressed.surface.alpha == 1 && pressed.content == vivid)
    #expect(pressed.surface.contrastRatio(with: vivid) > 9)
    #expect(pressed.surface.contrastRatio(with: focused.surface) > 9)
    #expect(normal.surface.alpha < 0.3 && disabled.surface.alpha < normal.surface.alpha)
    #expect(disabled.content.alpha < normal.content.alpha)
  }

  @Test(
    arguments: [Control.State.normal, .focused, .highlighted, .selected, .disabled],
    [FocusModel.tv, .pad])
  func `the chosen segment can be told from the others in every state`(
    state: Control.State, model: FocusModel
  ) {
    func surfaces(choosing index: Int) -> [Color] {
      let control = SegmentedControl(items: ["List", "Grid"])
      control.selectedSegmentIndex = index
      control.frame = CGRect(x: 100, y: 100, width: 200, height: 60)
      control.exhibitedState = state
      let stage = Stage(model: model, control)
      stage.window.appearance = .dark
      stage.advance(1)
      return control.subviews.map(\.backgroundColor)
    }
    for index in 0...1 {
      let colors = surfaces(choosing: index)
      #expect(colors[index].alpha > 0 && colors[1 - index].alpha == 0)
    }
  }

  @Test(arguments: kinds, [FocusModel.catalyst, .android])
  func `under models with a focus ring, a control with the exhibited state focused has one`(
    kind: String, model: FocusModel
  ) {
    let control = make(kind)
    control.frame = CGRect(x: 100, y: 100, width: 200, height: 80)
    let stage = Stage(model: model, control)
    #expect(stage.advance(1).rings.isEmpty)
    control.exhibitedState = .focused
    #expect(stage.advance(1).rings.count == 1)
    stage.window.focusSystem?.model = .tv
    #expect(stage.advance(1).rings.isEmpty)
  }

  @Test
  func `button text has either its normal or its focused colour and none in between`() throws {
    let (a, b) = (Button(title: "a"), Button(title: "b"))
    a.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    b.frame = CGRect(x: 300, y: 0, width: 100, height: 60)
    let stage = Stage(a, b)
    stage.window.appearance = .dark
    stage.advance(1)
    try stage.press("Right")
    var colors: Set<Color> = []
    for _ in 0..<60 {
      stage.advance(0.01)
      colors.insert(b.titleLabel.textStyle.color)
    }
    let palette = Palette.dark
    #expect(colors == [palette.controlLabel, palette.focusedControlLabel])
  }
}
