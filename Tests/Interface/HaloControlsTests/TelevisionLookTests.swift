import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloLockups
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The two looks of a television: opaque plates, and glass.
@MainActor
struct TelevisionLookTests {
  nonisolated private static let glass = FocusAppearance.dark.with(look: .tvOS26)

  private func button(_ name: String, x: CGFloat) -> Button {
    let button = Button(title: name)
    button.accessibilityIdentifier = name
    button.frame = CGRect(x: x, y: 100, width: 200, height: 80)
    return button
  }

  private func stage(_ appearance: FocusAppearance, _ views: View...) -> Stage {
    let stage = Stage()
    stage.window.appearance = appearance
    views.forEach(stage.root.addSubview)
    stage.frame()
    return stage
  }

  private func materials(
    _ list: DisplayList, of view: View
  ) -> [(material: Material, alpha: CGFloat)] {
    list.items(of: view).compactMap { item in
      if case .backdrop(_, let material) = item.content { (material, item.alpha) } else { nil }
    }
  }

  private func lights(_ list: DisplayList, of view: View) -> [RimLight] {
    list.items(of: view).compactMap { item in
      if case .rimLight(_, let light) = item.content { light } else { nil }
    }
  }

  // MARK: Values

  @Test func `the look of tvOS 18 is the default and changes nothing`() {
    #expect(FocusAppearance.dark.televisionLook == .tvOS18)
    #expect(FocusAppearance.dark.with(look: .tvOS18) == .dark)
    #expect(Self.glass.with(look: .tvOS18) == .dark)
    #expect(FocusAppearance.dark.glass == nil && Self.glass.glass != nil)
  }

  @Test func `bright content under clear glass gets a dark layer of 35 percent`() {
    let shade = FocusAppearance.dark.glassStyle.shade
    #expect(shade.dimming == 0.35)
    #expect(shade.brightness(of: 1) == 1 && shade.brightness(of: 0) == 0)
  }

  @Test(
    "white and secondary text have a contrast of 4.5:1 with the brightest glass, also when pressed",
    arguments: [0, 0.05, 0.1, 0.2, 0.4, 0.7, 1] as [CGFloat])
  func textOnGlass(luminance: CGFloat) {
    let style = FocusAppearance.dark.glassStyle
    let ground = Color(white: Color.channel(linear: style.shade.limited(luminance)))
    #expect(Color.white.contrastRatio(with: ground) >= 4.5)
    let secondary = Color(white: 1, alpha: style.secondaryText).composed(over: ground)
    #expect(secondary.contrastRatio(with: ground) >= 4.5)
    let pressed = Color(white: 1, alpha: style.pressedGlow).composed(over: ground)
    #expect(Color.white.contrastRatio(with: pressed) >= 4.5)
  }

  @Test(
    "text on a focused control of glass has a contrast of 4.5:1 with its fill over any gray",
    arguments: [FocusAppearance.dark, .light])
  func textOnFocusedGlass(appearance: FocusAppearance) {
    let appearance = appearance.with(look: .tvOS26)
    for state: Control.State in [.focused, [.focused, .highlighted], [.focused, .selected]] {
      let colors = appearance.controlColors(for: state, look: .lift)
      for white in stride(from: 0 as CGFloat, through: 1, by: 0.05) {
        let ground = colors.surface.composed(over: Color(white: white))
        for text in [colors.raisedContent, colors.raisedSecondaryContent].compactMap(\.self) {
          #expect(text.composed(over: ground).contrastRatio(with: ground) >= 4.5)
        }
      }
    }
  }

  @Test(arguments: [
    glass, glass.with(contrast: .high), glass.with(reducedTransparency: true),
  ])
  func `a focused control is brighter than a selected one, and that brighter than one at rest`(
    appearance: FocusAppearance
  ) {
    func brightness(_ state: Control.State) -> CGFloat {
      appearance.controlColors(for: state, look: .lift).surface
        .composed(over: Color(hex: 0x171432)).contrastRatio(with: .black)
    }
    let selected = brightness(.selected)
    #expect(brightness(.normal) < selected)
    #expect(brightness(.focused) > 2 * selected)
    #expect(brightness([.focused, .highlighted]) > 2 * selected)
  }

  @Test("the edge of a pressed control has a contrast of 3:1 with its plate and with a focused one")
  func pressedEdge() {
    let light = FocusAppearance.dark.glassStyle.rimLight(lean: .zero, isPressed: true)
    func plate(_ state: Control.State, _ white: CGFloat) -> Color {
      Self.glass.controlColors(for: state, look: .lift).surface.composed(over: Color(white: white))
    }
    for white in stride(from: 0 as CGFloat, through: 1, by: 0.1) {
      let pressed = plate([.focused, .highlighted], white)
      for edge in [light.near, light.far, light.between].map({ $0.composed(over: pressed) }) {
        #expect(edge.contrastRatio(with: pressed) >= 3)
        #expect(edge.contrastRatio(with: plate(.focused, white)) >= 3)
      }
    }
  }

  @Test("text on a selected control has a contrast of 4.5:1 with its surface on a dark ground")
  func textOnSelectedControl() {
    for appearance in [Self.glass, Self.glass.with(reducedTransparency: true)] {
      let colors = appearance.controlColors(for: .selected, look: .lift)
      let ground = colors.surface.composed(over: Color(hex: 0x2E1A3F))
      for text in [colors.content, colors.secondaryContent] {
        #expect(text.composed(over: ground).contrastRatio(with: ground) >= 4.5)
      }
    }
  }

  // MARK: Controls

  @Test func `a control at rest lies flat, and the focused one is bright glass with black text`()
    throws
  {
    let (left, right) = (button("left", x: 100), button("right", x: 500))
    let stage = stage(Self.glass, left, right)
    stage.focus(on: left)
    let list = stage.advance(2)
    #expect(materials(list, of: right).isEmpty && lights(list, of: right).isEmpty)
    #expect(right.shadow == nil)
    let shown = try #require(materials(list, of: left).first)
    #expect(shown.alpha == 1 && shown.material.lens != nil)
    #expect(lights(list, of: left).count == 1)
    #expect(left.backgroundColor.alpha < 1 && left.titleLabel.textStyle.color == .black)
    #expect(left.cornerRadius >= left.bounds.height / 2)
  }

  @Test func `the light along the edge follows the lean`() throws {
    let left = button("left", x: 100)
    let stage = stage(Self.glass, left)
    stage.focus(on: left)
    let upright = try #require(lights(stage.advance(2), of: left).first)
    View.performWithoutAnimation { left.tilt = CGVector(dx: 1, dy: 0) }
    let leaning = try #require(lights(stage.frame(), of: left).first)
    #expect(cos(leaning.angle) > cos(upright.angle))
  }

  @Test func `a pressed control of glass is lowered and stays glass`() throws {
    let (left, right) = (button("left", x: 100), button("right", x: 500))
    left.primaryAction = {}
    let stage = stage(Self.glass, left, right)
    stage.focus(on: left)
    stage.advance(2)
    try stage.send("Return", .down)
    let pressed = stage.advance(1)
    #expect(left.lift == 0)
    #expect(materials(pressed, of: left).first?.alpha == 1)
    try stage.send("Return", .up)
    #expect(materials(stage.advance(0.01), of: left).first?.alpha == 1)
    stage.advance(2)
    #expect(left.lift == 1)
    // Without the focus, the glass disappears with the lift again.
    stage.focus(on: right)
    #expect(materials(stage.advance(2), of: left).isEmpty)
  }

  @Test func `a focused picture has a line of light along its edge`() {
    let image = Image(size: CGSize(width: 9, height: 9), isOpaque: true, drawing: Drawing())
    let poster = TVPosterView(image: image)
    poster.frame = CGRect(x: 100, y: 100, width: 300, height: 200)
    let other = button("other", x: 600)
    let stage = stage(Self.glass, poster, other)
    stage.focus(on: other)
    #expect(lights(stage.advance(2), of: poster.imageView).isEmpty)
    stage.focus(on: poster)
    #expect(lights(stage.advance(2), of: poster.imageView).count == 1)
    stage.window.appearance = .dark
    #expect(lights(stage.advance(2), of: poster.imageView).isEmpty)
  }

  // MARK: Switching

  @Test func `the look is switched live, keeps the focus, and can be switched back`() {
    let (left, right) = (button("left", x: 100), button("right", x: 500))
    let stage = stage(.dark, left, right)
    stage.focus(on: right)
    let before = stage.advance(2)
    let radius = right.cornerRadius
    stage.window.appearance = Self.glass
    let glass = stage.advance(2)
    #expect(stage.focused == "right" && right.lift == 1)
    #expect(!materials(glass, of: right).isEmpty && right.cornerRadius != radius)
    stage.window.appearance = .dark
    #expect(stage.advance(2) == before)
    #expect(stage.focused == "right")
  }

  @Test func `a corner radius of the program survives the switch`() {
    let left = button("left", x: 100)
    left.cornerRadius = 5
    let stage = stage(.dark, left)
    stage.window.appearance = Self.glass
    stage.frame()
    #expect(left.cornerRadius == 5)
  }

  @Test func `the look changes no control under a model that draws rings`() {
    func list(_ appearance: FocusAppearance) -> [String] {
      let left = button("left", x: 100)
      let stage = Stage(model: .pad, left)
      stage.window.appearance = appearance
      return stage.advance(1).items.map { "\($0.transform) \($0.content)" }
    }
    #expect(list(.dark) == list(Self.glass))
  }

  // MARK: Flat counterparts

  @Test(arguments: [
    glass.with(contrast: .high), glass.with(reducedTransparency: true),
  ])
  func `increased contrast and reduced transparency show opaque plates in the same shape`(
    appearance: FocusAppearance
  ) {
    let (left, right) = (button("left", x: 100), button("right", x: 500))
    let stage = stage(appearance, left, right)
    stage.focus(on: left)
    let list = stage.advance(2)
    #expect(materials(list, of: left).isEmpty && lights(list, of: left).isEmpty)
    #expect(left.backgroundColor == appearance.palette.focusedControl)
    #expect(right.backgroundColor.alpha == 1)
    #expect(left.cornerRadius >= left.bounds.height / 2)
  }

  // MARK: UIKit's names

  @Test func `a glass effect is a capsule of glass, and a flat card with reduced transparency`() {
    let pane = VisualEffectView(effect: GlassEffect(style: .clear))
    pane.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let stage = stage(.dark, pane)
    #expect(pane.cornerRadius == 30 && pane.glassSurface?.material.shade != nil)
    #expect(materials(stage.frame(), of: pane).count == 1)
    stage.window.appearance = .dark.with(reducedTransparency: true)
    stage.frame()
    #expect(pane.glassSurface == nil && pane.backgroundColor == Palette.dark.card)
  }

  @Test func `an interactive glass effect shrinks while a button on it is pressed`() throws {
    let effect = GlassEffect()
    effect.isInteractive = true
    let pane = VisualEffectView(effect: effect)
    pane.frame = CGRect(x: 100, y: 100, width: 400, height: 200)
    let inside = button("inside", x: 20)
    inside.primaryAction = {}
    pane.addSubview(inside)
    let stage = stage(.dark, pane)
    stage.focus(on: inside)
    stage.advance(2)
    #expect(pane.lift == 0)
    try stage.send("Return", .down)
    stage.advance(1)
    #expect(pane.lift == 1 && pane.focusedScale < 1)
    try stage.send("Return", .up)
    stage.advance(2)
    #expect(pane.lift == 0)
  }

  @Test(arguments: [
    Button.Configuration.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass(),
  ])
  func `a glass configuration has glass with and without focus, but not with increased contrast`(
    configuration: Button.Configuration
  ) {
    let one = Button(configuration: configuration)
    one.frame = CGRect(x: 100, y: 100, width: 200, height: 80)
    let other = button("other", x: 500)
    let stage = stage(Self.glass, one, other)
    for focused in [other, one] {
      stage.focus(on: focused)
      #expect(materials(stage.advance(2), of: one).first?.alpha == 1)
    }
    stage.window.appearance = Self.glass.with(contrast: .high)
    #expect(materials(stage.advance(2), of: one).isEmpty)
  }
}
