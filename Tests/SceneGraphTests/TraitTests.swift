import FocusEngine
import Foundation
import Testing

@testable import Controllers
@testable import Hosting
@testable import SceneGraph
@testable import ViewTestSupport

/// Which looks are in force where.
@MainActor
struct TraitTests {
  private final class Probe: View {
    var changes = 0
    override func appearanceDidChange() { changes += 1 }
  }

  private let outer = View()
  private let inner = View()
  private let probe = Probe()
  private let window: Window

  init() {
    let controller = ViewController()
    window = Window(
      size: CGSize(width: 400, height: 300), model: .pad, appearance: .light,
      textMeasurer: FixedText())
    window.rootViewController = controller
    controller.view.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(probe)
    probe.changes = 0
  }

  @Test func `without overrides the window's looks hold`() {
    #expect(probe.effectiveAppearance == .light)
    window.appearance = .dark
    #expect(probe.effectiveAppearance == .dark)
    #expect(View().effectiveAppearance == .light)
  }

  @Test func `the innermost override holds, each trait by itself`() {
    outer.traitOverrides = TraitOverrides(
      userInterfaceStyle: .dark, accessibilityContrast: .high)
    inner.overrideUserInterfaceStyle = .light
    #expect(probe.effectiveAppearance == FocusAppearance(style: .light, contrast: .high))
    #expect(outer.effectiveAppearance == FocusAppearance(style: .dark, contrast: .high))
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(probe.effectiveAppearance == FocusAppearance(style: .dark, contrast: .high))
  }

  @Test func `what is not overridden comes from the window`() {
    inner.overrideUserInterfaceStyle = .dark
    window.appearance = FocusAppearance(
      style: .light, contrast: .high, accent: .green, reducedMotion: true)
    #expect(
      probe.effectiveAppearance
        == FocusAppearance(style: .dark, contrast: .high, accent: .green, reducedMotion: true))
    window.appearance.motion.pressDown = 1
    #expect(probe.effectiveAppearance.motion.pressDown == 1)
  }

  @Test func `views inside an override are told once of a change of traits`() {
    outer.overrideUserInterfaceStyle = .dark
    #expect(probe.changes == 1)
    outer.overrideUserInterfaceStyle = .dark
    #expect(probe.changes == 1)
  }

  @Test func `high contrast is a wider ring, less dimming and a border`() {
    let (plain, high) = (FocusAppearance.light, FocusAppearance.light.with(contrast: .high))
    #expect(high.halo.width == plain.halo.width + 1)
    #expect(high.motion.idleDimming < plain.motion.idleDimming)
    #expect(high.palette.border != nil && plain.palette.border == nil)
    #expect(high.with(contrast: .normal) == plain)
  }

  @Test func `preferences fill each other, the first first`() {
    let person = AppearancePreferences(userInterfaceStyle: .light, accent: .red)
    let desktop = AppearancePreferences(
      userInterfaceStyle: .dark, accessibilityContrast: .high, prefersReducedMotion: true)
    #expect(
      person.filled(from: desktop).appearance()
        == FocusAppearance(style: .light, contrast: .high, accent: .red, reducedMotion: true))
    #expect(AppearancePreferences().appearance() == .light)
    #expect(AppearancePreferences().appearance(otherwise: .dark) == .dark)
  }
}
