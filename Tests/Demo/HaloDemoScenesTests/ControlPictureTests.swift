import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControls
import HaloGoldenTesting
import HaloLockups
import HaloSceneGraph
import Testing

/// The looks of controls on the desktop, and their sharpness when they are lifted.
@MainActor
struct ControlPictureTests {
  @Test(
    "controls on the desktop look like their golden pictures",
    arguments: [("controls-light", false), ("controls-dark", true)])
  func desk(name: String, isDark: Bool) throws {
    let sheet = ControlSheet(model: .catalyst, appearance: isDark ? .dark : .light)
    expectPicture(try sheet.picture(), matches: name)
  }

  /// Compares with a view that is larger and not lifted, which is drawn at its size.
  @Test(
    "text on a lifted control is as sharp as text of that size",
    arguments: ["button", "monogram", "card"], [1, 2])
  func sharpness(kind: String, scale: CGFloat) throws {
    func picture(lifts: Bool, transform: CGAffineTransform) throws -> PixelSurface {
      let renderer = Renderer(text: TestFonts.textEngine())
      let window = Window(
        size: CGSize(width: 300, height: 160), model: .tv, appearance: .dark,
        textMeasurer: renderer.text)
      let control = control(kind)
      control.frame = CGRect(x: 50, y: 40, width: 200, height: 75)
      control.transform = transform
      control.exhibitedState = .focused
      window.addSubview(control)
      let player = ScenePlayer(window: window, scale: scale)
      player.rest()
      if !lifts { control.liftedView.lift = 0 }
      // The shadows of both are removed.
      (control.liftedView.shadow, control.liftedView.liftedShadow) = (nil, nil)
      return try renderer.picture(of: player.frame(), scale: scale)
    }
    let style = FocusAppearance.dark.lift
    let lift = kind == "monogram" ? style.focusedScale(longestSide: 200) : style.buttonScale
    let risen = try picture(lifts: true, transform: .identity)
    let larger = try picture(
      lifts: false, transform: CGAffineTransform(scaleX: lift, y: lift))
    #expect(PictureDifference(risen, larger).isNone)
    let small = try picture(lifts: false, transform: .identity)
    #expect(!PictureDifference(risen, small).isNone)
  }

  private func control(_ kind: String) -> Control {
    switch kind {
    case "monogram":
      let monogram = TVMonogramView()
      var name = PersonNameComponents()
      (name.givenName, name.familyName) = ("Ada", "Lovelace")
      monogram.personNameComponents = name
      return monogram
    case "card":
      let card = TVCardView()
      let label = Label("Sharp", font: .systemFont(ofSize: 29))
      label.frame = CGRect(x: 20, y: 0, width: 160, height: 75)
      card.contentView.addSubview(label)
      return card
    default: return Button(title: "Sharp")
    }
  }
}
