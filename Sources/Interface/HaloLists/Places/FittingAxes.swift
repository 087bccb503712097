/// The lengths of an item that its cell decides, once it is made.
public struct FittingAxes: OptionSet, Hashable, Sendable {
  /// One bit for each length.
  public let rawValue: UInt8
  /// Bits of no length are ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The cell is as wide as it needs.
  public static let width = FittingAxes(rawValue: 1)
  /// The cell is as high as it needs.
  public static let height = FittingAxes(rawValue: 2)
}
