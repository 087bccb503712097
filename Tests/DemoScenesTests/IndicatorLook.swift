import DemoScenes
import FocusEngine
import SceneGraph
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

  /// Those in which a scene looks different: one that is always dark looks the same in light.
  static func all(of scene: String) -> [IndicatorLook] {
    guard let scene = DemoScene.all.first(where: { $0.id == scene }) else { return all }
    return all.filter { scene.appearance($0.appearance) == $0.appearance }
  }
}
