import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import Testing

@testable import HaloAppearance
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The traits of views, and colours that follow them.
@MainActor
struct TraitTests {
  private final class Told: View {
    var previous: [TraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      previous.append(previousTraitCollection)
    }
  }

  private let stage = Stage(model: .pad)
  private let view = Told(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  @Test func `traitCollectionDidChange is called when a view enters a window and on each change`() {
    #expect(view.previous.isEmpty)
    stage.root.addSubview(view)
    #expect(view.previous.count == 1 && view.previous[0] == nil)
    #expect(view.traitCollection.userInterfaceIdiom == .pad)
    #expect(view.traitCollection.displayScale == 1)
    stage.window.resize(to: CGSize(width: 1000, height: 800), scale: 2)
    #expect(view.traitCollection.displayScale == 2)
    #expect(view.previous.count == 2 && view.previous[1]?.displayScale == 1)
    stage.window.appearance = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.previous.count == 3 && view.previous[2]?.userInterfaceStyle == .light)
    // Setting the same value again is not a change.
    stage.window.appearance = .dark
    stage.window.setActive(false)
    #expect(view.previous.count == 3)
  }

  @Test func `a narrow window has a compact size class, and an overridden style is inherited`() {
    stage.root.addSubview(view)
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    stage.window.resize(to: CGSize(width: 500, height: 800), scale: 1)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(view.previous.count == 2)
    let dark = View(frame: .zero)
    dark.overrideUserInterfaceStyle = .dark
    stage.root.addSubview(dark)
    dark.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    let outer = stage.root.traitCollection
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: outer))
    #expect(view.previous.last??.userInterfaceStyle == .light)
    dark.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(view.previous.last??.userInterfaceStyle == .dark)
  }

  @Test func `the overridden style of a window applies to its views and its background`() {
    stage.root.addSubview(view)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.previous.last??.userInterfaceStyle == .light)
    #expect(stage.frame().background == .color(FocusAppearance.dark.palette.window))
    stage.window.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a dynamic colour of a view follows the current appearance`() {
    let color = DynamicColor(light: .white, dark: .black)
    view.follow(color, in: \View.backgroundColor, as: "background")
    stage.root.addSubview(view)
    #expect(view.backgroundColor == .white)
    stage.window.appearance = .dark
    #expect(view.backgroundColor == .black)
    view.follow(DynamicColor(.clear), in: \View.backgroundColor, as: "background")
    stage.window.appearance = .light
    #expect(view.backgroundColor == .clear)
    view.follow(nil, in: \View.backgroundColor, as: "background")
    view.backgroundColor = .white
    stage.window.appearance = .dark
    #expect(view.backgroundColor == .white)
  }

  @Test func `a dynamic tint colour is the tint of the view that shows it, with the given alpha`() {
    let red = Color(red: 1, green: 0, blue: 0)
    view.follow(.tintColor.withAlphaComponent(0.5), in: \View.backgroundColor, as: "background")
    stage.root.addSubview(view)
    #expect(view.backgroundColor == Palette.light.tint.withAlphaComponent(0.5))
    stage.root.tintColor = red
    #expect(view.backgroundColor == red.withAlphaComponent(0.5))
    stage.window.appearance = .dark
    #expect(view.backgroundColor == red.withAlphaComponent(0.5))
  }

  @Test func `a dynamic tint colour changes when its view moves to a view with another tint`() {
    let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
    let other = View(frame: .zero)
    (stage.root.tintColor, other.tintColor) = (red, green)
    stage.root.addSubview(other)
    view.follow(.tintColor, in: \View.backgroundColor, as: "background")
    stage.root.addSubview(view)
    #expect(view.backgroundColor == red)
    other.addSubview(view)
    #expect(view.backgroundColor == green && view.previous.count == 1)
  }

  @Test func `a dynamic colour has another colour for high contrast only where one is given`() {
    let color = DynamicColor(light: .white, dark: .black, lightHighContrast: .clear)
    func seen(_ appearance: FocusAppearance) -> Color {
      color.color(with: TraitCollection(appearance: appearance))
    }
    #expect(seen(.light) == .white)
    #expect(seen(FocusAppearance(style: .light, contrast: .high)) == .clear)
    #expect(seen(FocusAppearance(style: .dark, contrast: .high)) == .black)
    #expect(DynamicColor(.white) == DynamicColor(.white) && color != DynamicColor(.white))
  }

  @Test func `system colours are plain colours under the current traits`() {
    let dark = TraitCollection(userInterfaceStyle: .dark)
    TraitCollection(userInterfaceStyle: .light).performAsCurrent {
      #expect(Color.systemBlue == Color(hex: 0x007AFF))
      #expect(Color.systemBlue == DynamicColor.systemBlue.color(with: .current))
    }
    dark.performAsCurrent {
      #expect(Color.systemBlue == Color(hex: 0x0A84FF))
      #expect(Color.label == dark.appearance.palette.label)
    }
  }
}
