import HaloDisplayList

/// What a tab bar shows for a controller: UIKit's `UITabBarItem`.
public struct TabBarItem: Hashable, Sendable {
  /// Empty: the symbol alone.
  public var title: String
  /// Before the title; nil: the title alone.
  public var symbol: Symbol?
  /// Tells a program one item from another; changes nothing here.
  public var tag = 0

  /// `symbol` nil: the title alone.
  public init(title: String, symbol: Symbol? = nil) {
    self.title = title
    self.symbol = symbol
  }
}
