/// How a screen may be held: UIKit's `UIInterfaceOrientationMask`; nothing is turned here.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each way, as in UIKit.
  public let rawValue: UInt
  /// Bits of no way are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// On its side, its upper end to the left.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// On its side, its upper end to the right.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In every way.
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// In every way but on its head.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}
