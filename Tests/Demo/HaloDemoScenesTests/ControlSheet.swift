import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloGoldenTesting
import HaloLockups
import HaloSceneGraph

/// A window with controls in their states, a row for each kind.
@MainActor
struct ControlSheet {
  static let size = CGSize(width: 820, height: 540)
  private static let states: [Control.State] = [
    .normal, .focused, [.focused, .highlighted], .selected, .disabled,
  ]

  let player: ScenePlayer
  private let renderer: Renderer

  init(model: FocusModel, appearance: FocusAppearance, scale: CGFloat = 1) {
    renderer = Renderer(text: TestFonts.textEngine())
    let window = Window(
      size: Self.size, model: model, appearance: appearance, textMeasurer: renderer.text)
    let screen = Screen()
    window.rootViewController = screen
    var y: CGFloat = 20
    for (make, height) in Self.kinds {
      for (column, state) in Self.states.enumerated() {
        let control = make()
        for case let caption as TVLockupHeaderFooterView in control.subviews {
          caption.titleLabel.font = Self.font
        }
        control.frame = CGRect(x: 20 + CGFloat(column) * 160, y: y, width: 140, height: height)
        control.exhibitedState = state
        screen.view.addSubview(control)
      }
      y += height + 16
    }
    player = ScenePlayer(window: window, scale: scale)
    player.rest()
  }

  func picture(scale: CGFloat = 1) throws -> PixelSurface {
    try renderer.picture(of: player.frame(), scale: scale)
  }

  private final class Screen: ViewController {
    override func loadView() { view = View() }
  }

  private static let font = Font.systemFont(ofSize: 15, weight: .medium)

  private static let kinds: [(make: @MainActor () -> Control, height: CGFloat)] = [
    ({ Button(title: "Play", font: font) }, 36),
    (
      {
        let field = TextField(placeholder: "Search")
        field.font = .systemFont(ofSize: 15)
        field.text = "Aurora"
        return field
      }, 36
    ),
    (
      {
        let control = SegmentedControl(items: ["List", "Grid"], font: font)
        control.selectedSegmentIndex = 0
        return control
      }, 34
    ),
    ({ Switch(title: "Sound", font: font) }, 36),
    (
      {
        let button = TVCaptionButtonView(title: "Chapter")
        button.contentText = "1"
        button.contentSize = CGSize(width: 60, height: 40)
        return button
      }, 73
    ),
    (
      {
        let monogram = TVMonogramView()
        monogram.contentSize = CGSize(width: 56, height: 56)
        return monogram
      }, 56
    ),
    (
      {
        let poster = TVPosterView(image: picture, title: "Poster")
        poster.contentSize = CGSize(width: 96, height: 54)
        return poster
      }, 87
    ),
    (
      {
        let card = TVCardView()
        card.cardBackgroundColor = Color(hex: 0x3F7F6B)
        return card
      }, 44
    ),
  ]

  private static let picture: Image = {
    let size = CGSize(width: 96, height: 54)
    var drawing = Drawing()
    drawing.fill(
      CGRect(origin: .zero, size: size),
      with: .linear(
        Gradient(Color(hex: 0xE8B36A), Color(hex: 0x6B3F7F)), from: .zero,
        to: CGPoint(x: 96, y: 54)))
    return Image(size: size, isOpaque: true, drawing: drawing)
  }()
}
