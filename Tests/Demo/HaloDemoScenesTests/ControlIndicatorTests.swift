import FocusEngine
import FocusGeometry
import Foundation
import HaloAudit
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloDemoScenes
import HaloDisplayList
import HaloGoldenTesting
import HaloLockups
import HaloSceneGraph
import Testing

/// Controls meet the requirements of ``IndicatorTests`` with any picture: posters are black, gray
/// and white, so that no picture is darker or lighter.
@MainActor
struct ControlIndicatorTests {
  enum Specimen: String, CaseIterable, Sendable {
    case button, blackPoster, grayPoster, whitePoster, barButton

    /// The focus model, which lifts the control or draws a ring.
    var model: FocusModel {
      guard self == .barButton else { return .tv }
      var model = FocusModel.android
      model.defersFocus = false
      return model
    }

    @MainActor var view: View {
      switch self {
      case .button: Button(title: "Play")
      case .barButton: BarButton(title: "Pictures")
      case .blackPoster: TVPosterView(image: .plain(.black))
      case .grayPoster: TVPosterView(image: .plain(Color(white: 0.5)))
      case .whitePoster: TVPosterView(image: .plain(.white))
      }
    }
  }

  @Test(
    "a control shows its focus, whatever picture is on it", arguments: Specimen.allCases,
    IndicatorLook.all)
  func control(specimen: Specimen, look: IndicatorLook) throws {
    let renderer = Renderer(text: TestFonts.textEngine())
    let window = Window(
      size: CGSize(width: 900, height: 400), model: specimen.model, appearance: look.appearance,
      textMeasurer: renderer.text)
    let controller = ViewController()
    window.rootViewController = controller
    let (item, other) = (specimen.view, Button(title: "Other"))
    item.frame = CGRect(x: 100, y: 100, width: 300, height: Self.height(of: specimen))
    other.frame = CGRect(x: 650, y: 150, width: 150, height: 66)
    for view in [item, other] { controller.view.addSubview(view) }
    let player = ScenePlayer(window: window)
    func picture(on view: View) throws -> PixelSurface {
      window.focusSystem?.requestFocusUpdate(to: view)
      player.rest()
      try #require(view.isFocused)
      return try renderer.picture(of: player.frame(), scale: 1)
    }
    let unfocused = try picture(on: other)
    let measure = IndicatorMeasure(
      of: item, focused: try picture(on: item), unfocused: unfocused)
    #expect(measure.isSufficient || item.growsOnTV, "\(measure)")
  }

  private static func height(of specimen: Specimen) -> CGFloat {
    switch specimen {
    case .button: 66
    case .barButton: 36
    default: 200
    }
  }
}

extension Image {
  fileprivate static func plain(_ color: Color) -> Image {
    let size = CGSize(width: 300, height: 200)
    var drawing = Drawing()
    drawing.fill(CGRect(origin: .zero, size: size), with: .color(color))
    return Image(size: size, isOpaque: true, drawing: drawing)
  }
}
