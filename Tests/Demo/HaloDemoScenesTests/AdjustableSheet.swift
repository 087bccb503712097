import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloGoldenTesting
import HaloSceneGraph

/// A window with a slider, a stepper and a date picker in their states.
@MainActor
struct AdjustableSheet {
  static let size = CGSize(width: 900, height: 200)
  private static let states: [Control.State] = [
    .normal, .focused, [.focused, .highlighted], .selected, .disabled,
  ]

  let player: ScenePlayer
  private let renderer: Renderer

  init(model: FocusModel, appearance: FocusAppearance) {
    renderer = Renderer(text: TestFonts.textEngine())
    let window = Window(
      size: Self.size, model: model, appearance: appearance, textMeasurer: renderer.text)
    let screen = Screen()
    window.rootViewController = screen
    for (row, make) in Self.kinds.enumerated() {
      for (column, state) in Self.states.enumerated() {
        let control = make()
        control.frame = CGRect(
          x: 20 + CGFloat(column) * 176 + (row == 1 ? 28 : 0), y: 20 + CGFloat(row) * 60,
          width: row == 1 ? 94 : 150, height: row == 1 ? 36 : 40)
        control.exhibitedState = state
        screen.view.addSubview(control)
      }
    }
    player = ScenePlayer(window: window)
    player.rest()
  }

  func picture(scale: CGFloat = 1) throws -> PixelSurface {
    try renderer.picture(of: player.frame(), scale: scale)
  }

  private final class Screen: ViewController {
    override func loadView() { view = View() }
  }

  private static let kinds: [@MainActor () -> Control] = [
    {
      let slider = Slider()
      slider.value = 0.4
      return slider
    },
    { Stepper() },
    {
      let picker = DatePicker(date: Date(timeIntervalSince1970: 1_740_000_000))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      picker.calendar = calendar
      picker.locale = Locale(identifier: "en_GB")
      picker.font = .systemFont(ofSize: 16, monospacedDigits: true)
      return picker
    },
  ]
}
