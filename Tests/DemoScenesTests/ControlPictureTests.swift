import CairoRenderer
import FocusEngine
import FocusGeometry
import FocusTestSupport
import Foundation
import SceneGraph
import Testing

/// What controls look like on the desk, and how sharp they are when they rise.
@MainActor
struct ControlPictureTests {
  @Test(
    "controls look on the desk as they did",
    arguments: [("controls-light", false), ("controls-dark", true)])
  func desk(name: String, isDark: Bool) throws {
    let sheet = ControlSheet(model: .catalyst, appearance: isDark ? .dark : .light)
    expectPicture(try sheet.picture(), matches: name)
  }

  /// A view that is not lifted but simply larger is drawn at its size, so it is the measure.
  @Test("text on what has risen is as sharp as text of that size", arguments: [1, 2])
  func sharpness(scale: CGFloat) throws {
    func picture(_ state: Control.State, transform: CGAffineTransform) throws -> PixelSurface {
      TestFonts.pin()
      let renderer = Renderer(text: TextEngine(families: .dejaVu))
      let window = Window(
        size: CGSize(width: 300, height: 160), model: .tv, appearance: .dark,
        textMeasurer: renderer.text)
      let button = Button(title: "Sharp")
      button.frame = CGRect(x: 50, y: 40, width: 200, height: 75)
      button.transform = transform
      // Black on white as the other, and both without what lies around.
      button.exhibitedState = state
      (button.shadow, button.liftedShadow) = (nil, nil)
      window.addSubview(button)
      let player = ScenePlayer(window: window, scale: scale)
      player.rest()
      (button.shadow, button.liftedShadow) = (nil, nil)
      return try renderer.picture(of: player.frame(), scale: scale)
    }
    let lift = FocusAppearance.dark.lift.buttonScale
    let risen = try picture(.focused, transform: .identity)
    let larger = try picture(.selected, transform: CGAffineTransform(scaleX: lift, y: lift))
    #expect(PictureDifference(risen, larger).isNone)
    let small = try picture(.selected, transform: .identity)
    #expect(!PictureDifference(risen, small).isNone)
  }
}
