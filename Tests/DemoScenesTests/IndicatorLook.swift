import FocusEngine
import Hosting
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
}
