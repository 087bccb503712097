/// A set of device orientations: UIKit's `UIInterfaceOrientationMask`; has no effect in Halo.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, one for each orientation, as in UIKit.
  public let rawValue: UInt
  /// Creates a set of orientations; bits of no orientation are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device is upright.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// The device is upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// The device is on its side, with its top to the left.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// The device is on its side, with its top to the right.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// The device is on either side.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}
