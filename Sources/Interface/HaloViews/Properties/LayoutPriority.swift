/// How much a constraint matters beside others, from 1 to 1000: UIKit's `UILayoutPriority`.
///
/// Below ``required`` a constraint is held as far as those of higher priorities leave room.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// The same without a label.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// What must hold: 1000.
  public static let required = LayoutPriority(1_000)
  /// How a button holds out against being compressed: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// How a button hugs its content: 250.
  public static let defaultLow = LayoutPriority(250)
  /// How much a view that is measured wants the size that is proposed for it: 50, less than its
  /// content wants.
  public static let fittingSizeLevel = LayoutPriority(50)
}
