/// The direction of a popover's arrow: UIKit's `UIPopoverArrowDirection`.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, one for each direction, as in UIKit.
  public let rawValue: UInt
  /// Creates a set of directions; bits of no direction are ignored.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover is below its source.
  public static let up = PopoverArrowDirection(rawValue: 1 << 0)
  /// The popover is above its source.
  public static let down = PopoverArrowDirection(rawValue: 1 << 1)
  /// The popover is on the right of its source.
  public static let left = PopoverArrowDirection(rawValue: 1 << 2)
  /// The popover is on the left of its source.
  public static let right = PopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction, chosen by the available space.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// An unknown direction, as that of a popover that is not shown.
  public static let unknown = PopoverArrowDirection(rawValue: .max)

  /// The single directions, in the order in which they are tried.
  static let tried: [PopoverArrowDirection] = [.up, .down, .left, .right]

  var isVertical: Bool { self == .up || self == .down }
}
