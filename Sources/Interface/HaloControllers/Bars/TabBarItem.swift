import HaloDisplayList

/// The item that a tab bar shows for a controller: UIKit's `UITabBarItem`.
public struct TabBarItem: Hashable, Sendable {
  /// The title; if empty, the item shows its symbol alone.
  public var title: String
  /// The symbol before the title; nil for the title alone.
  public var symbol: Symbol?
  /// A number by which a program can identify the item; Halo does not use it.
  public var tag = 0

  /// Creates an item; with `symbol` nil it shows the title alone.
  public init(title: String, symbol: Symbol? = nil) {
    self.title = title
    self.symbol = symbol
  }
}
