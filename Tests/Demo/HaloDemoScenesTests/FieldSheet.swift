import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph

/// A window with text fields that are all being edited: with carets, selections, text of both
/// directions, and more text than they have room for.
@MainActor
struct FieldSheet {
  static let size = CGSize(width: 700, height: 300)

  let player: ScenePlayer
  private let renderer: Renderer

  init(model: FocusModel, appearance: FocusAppearance, direction: LayoutDirection = .leftToRight) {
    renderer = Renderer(text: TestFonts.textEngine())
    let window = Window(
      size: Self.size, model: model, appearance: appearance, textMeasurer: renderer.text)
    window.layoutDirection = direction
    let screen = Screen()
    window.rootViewController = screen
    for (index, prepare) in Self.kinds.enumerated() {
      let field = index == 10 ? SearchTextField(placeholder: "") : TextField(placeholder: "")
      field.font = .systemFont(ofSize: 16)
      field.frame = CGRect(
        x: 20 + CGFloat(index % 3) * 225, y: 20 + CGFloat(index / 3) * 68, width: 210, height: 44)
      screen.view.addSubview(field)
      field.beginEditing()
      prepare(field)
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

  private static let kinds: [@MainActor (TextField) -> Void] = [
    { $0.placeholder = "Placeholder" },
    { $0.text = "Aurora" },
    {
      $0.text = "Selected words here"
      $0.select(TextSelection(anchor: 9, head: 14))
    },
    {
      $0.text = "Northern lights over the fjord"
    },
    {
      $0.text = "Northern lights over the fjord"
      $0.select(TextSelection(caret: 14))
      $0.select(TextSelection(anchor: 0, head: 12))
    },
    {
      $0.text = "שלום עולם"
      $0.select(TextSelection(caret: 9))
    },
    {
      $0.text = "abc שלום def"
      $0.select(TextSelection(anchor: 2, head: 8))
    },
    {
      $0.text = "مرحبا بالعالم"
      $0.select(TextSelection(anchor: 0, head: 10))
    },
    {
      $0.text = "e\u{301}a\u{30A}o\u{308} 👍🏽"
      $0.select(TextSelection(caret: 6))
    },
    {
      $0.text = "secret"
      $0.isSecureTextEntry = true
    },
    { $0.text = "lights" },
    {
      $0.text = "To: "
      $0.setMarkedText("にほん")
    },
  ]
}
