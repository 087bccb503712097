import HaloDisplayList
import HaloSceneGraph

/// What a bar and the screens under it stand on.
enum BarGround: Hashable {
  case window
  /// Of the first column of several.
  case sidebar
  /// Of a popover.
  case card

  func color(in palette: Palette) -> Color {
    switch self {
    case .window: palette.window
    case .sidebar: palette.sidebar
    case .card: palette.card
    }
  }
}
