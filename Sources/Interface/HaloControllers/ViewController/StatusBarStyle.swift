/// The text of a status bar: UIKit's `UIStatusBarStyle`; no window has one here.
public enum StatusBarStyle: Int, Hashable, Sendable {
  /// As light and dark have it.
  case `default` = 0
  /// Light, for dark content.
  case lightContent = 1
  /// Dark, for light content.
  case darkContent = 3
}
