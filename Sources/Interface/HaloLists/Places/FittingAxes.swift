/// The axes along which an item's cell determines its own length.
public struct FittingAxes: OptionSet, Hashable, Sendable {
  /// The bits, one for each axis.
  public let rawValue: UInt8
  /// Creates a set of axes; bits of no axis are ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The cell determines its width.
  public static let width = FittingAxes(rawValue: 1)
  /// The cell determines its height.
  public static let height = FittingAxes(rawValue: 2)
}
