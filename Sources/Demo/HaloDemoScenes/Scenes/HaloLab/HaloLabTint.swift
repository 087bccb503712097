import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The tints to try on a ring.
///
/// Each has at least 3:1 contrast with the stage, light and dark (HIG, Color, with increased
/// contrast for light).
enum HaloLabTint: CaseIterable {
  case inherited, red, orange, green, purple, label

  var name: String {
    switch self {
    case .inherited: "Inherited"
    case .red: "Red"
    case .orange: "Orange"
    case .green: "Green"
    case .purple: "Purple"
    case .label: "Label"
    }
  }

  /// Returns the tint; nil for the inherited one.
  func color(in palette: Palette) -> Color? {
    switch self {
    case .inherited: nil
    case .red: Color(hex: palette.isDark ? 0xFF4245 : 0xE9152D)
    case .orange: Color(hex: palette.isDark ? 0xFF9230 : 0xC55300)
    case .green: Color(hex: palette.isDark ? 0x30D158 : 0x008932)
    case .purple: Color(hex: palette.isDark ? 0xDB34F2 : 0xB02FC2)
    case .label: palette.label
    }
  }
}
