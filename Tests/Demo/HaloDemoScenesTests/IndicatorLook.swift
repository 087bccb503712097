import FocusEngine
import HaloDemoScenes
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import Testing

/// An appearance in which indicators are measured.
struct IndicatorLook: CustomTestStringConvertible, Sendable {
  var style: UserInterfaceStyle
  var contrast: AccessibilityContrast
  var appearance: FocusAppearance { FocusAppearance(style: style, contrast: contrast) }
  var testDescription: String { "\(style), \(contrast)" }

  static let all = [
    IndicatorLook(style: .light, contrast: .normal), IndicatorLook(style: .dark, contrast: .normal),
    IndicatorLook(style: .light, contrast: .high), IndicatorLook(style: .dark, contrast: .high),
  ]

  /// The looks in which a scene differs, since a scene that is always dark looks the same in light;
  /// or only one of them, another at every turn.
  static func tried(in scene: String, turn: Int) -> [IndicatorLook] {
    let scene = DemoScene.all.first { $0.id == scene }
    let looks = all.filter { look in
      scene?.appearance(look.appearance) == look.appearance
    }
    return TestEffort.cases(looks, turn: turn)
  }
}
