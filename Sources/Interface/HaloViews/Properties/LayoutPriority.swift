/// The importance of a constraint relative to others, from 1 to 1000: UIKit's `UILayoutPriority`.
///
/// A constraint below ``required`` is met as far as those of higher priorities permit.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority; the same without a label.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must hold: 1000.
  public static let required = LayoutPriority(1_000)
  /// The priority with which a button resists compression: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority with which a button hugs its content: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of the proposed size of a view that is measured: 50, less than that of its
  /// content.
  public static let fittingSizeLevel = LayoutPriority(50)
}
