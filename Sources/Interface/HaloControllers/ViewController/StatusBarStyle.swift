/// The text colour of a status bar: UIKit's `UIStatusBarStyle`; has no effect in Halo, whose
/// windows have no status bar.
public enum StatusBarStyle: Int, Hashable, Sendable {
  /// The colour follows the light or dark appearance.
  case `default` = 0
  /// The text is light, for dark content.
  case lightContent = 1
  /// The text is dark, for light content.
  case darkContent = 3
}
