import HaloDisplayList
import HaloSceneGraph

/// The background of a bar and of the screens under it.
enum BarGround: Hashable {
  case window
  /// The background of the first of several columns.
  case sidebar
  /// The background of a popover.
  case card

  func color(in palette: Palette) -> Color {
    switch self {
    case .window: palette.window
    case .sidebar: palette.sidebar
    case .card: palette.card
    }
  }
}
