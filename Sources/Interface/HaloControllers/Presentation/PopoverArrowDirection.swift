/// Where a popover's arrow points: UIKit's `UIPopoverArrowDirection`.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each direction, as in UIKit.
  public let rawValue: UInt
  /// Bits of no direction mean none.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover is below its source.
  public static let up = PopoverArrowDirection(rawValue: 1 << 0)
  /// The popover is above its source.
  public static let down = PopoverArrowDirection(rawValue: 1 << 1)
  /// The popover is on the right of its source.
  public static let left = PopoverArrowDirection(rawValue: 1 << 2)
  /// The popover is on the left of its source.
  public static let right = PopoverArrowDirection(rawValue: 1 << 3)
  /// Whichever has room.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known, as of a popover that is not shown.
  public static let unknown = PopoverArrowDirection(rawValue: .max)

  /// The single ones, in the order in which they are tried.
  static let tried: [PopoverArrowDirection] = [.up, .down, .left, .right]

  var isVertical: Bool { self == .up || self == .down }
}
