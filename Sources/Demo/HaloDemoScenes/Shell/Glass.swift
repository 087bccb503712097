import HaloDisplayList
import HaloSceneGraph

/// The colours of content on glass, the same in light and dark.
///
/// With increased contrast the glass is nearly opaque and has outlines (Decisions).
enum Glass {
  static let text = Color(white: 1, alpha: 0.96)
  static let secondaryText = Color(white: 1, alpha: 0.78)
  /// The fills of a button at rest, of a selected row, and of a button that is on.
  static let fill = Color(white: 1, alpha: 0.13)
  static let selected = Color(white: 1, alpha: 0.20)
  static let on = Color(white: 1, alpha: 0.94)
  static let onText = Color(hex: 0x1B1430)
  /// The colour of focus rings: white contrasts with all colours behind the glass, which an accent
  /// would not.
  static let ring = Color.white
  /// A material that is dark enough for white text over any part of the backdrop.
  static let material = Material(
    sigma: 34, saturation: 1.5, tint: Color(hex: 0x16102B, alpha: 0.46))
  static let edge = Color(white: 1, alpha: 0.22)
  static let pictureEdge = Color(white: 1, alpha: 0.16)
  static let solidPane = Color(hex: 0x16102B, alpha: 0.94)
  static let solidEdge = Color(white: 1, alpha: 0.62)
}
