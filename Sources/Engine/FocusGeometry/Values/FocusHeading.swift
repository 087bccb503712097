import Foundation

/// The direction of a focus movement: UIKit's `UIFocusHeading`, with its raw values (Apple,
/// UIFocusHeading documentation).
///
/// Empty for an update without a movement. Two neighbouring directions make a diagonal.
public struct FocusHeading: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the heading, as in UIKit.
  public let rawValue: UInt
  /// Creates a heading from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The direction to the top.
  public static let up = FocusHeading(rawValue: 1)
  /// The direction to the bottom.
  public static let down = FocusHeading(rawValue: 2)
  /// The direction to the left, regardless of the reading direction.
  public static let left = FocusHeading(rawValue: 4)
  /// The direction to the right, regardless of the reading direction.
  public static let right = FocusHeading(rawValue: 8)
  /// The next item in Tab order.
  public static let next = FocusHeading(rawValue: 16)
  /// The previous item in Tab order.
  public static let previous = FocusHeading(rawValue: 32)
  /// The first item within reach.
  public static let first = FocusHeading(rawValue: 256)
  /// The last item within reach.
  public static let last = FocusHeading(rawValue: 512)

  // The operations that run for every candidate of a search. The versions of `OptionSet` do the
  // same, but in unoptimised builds they are most of the cost of a search.

  /// Whether all directions of `member` are in this heading.
  public func contains(_ member: FocusHeading) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  /// Whether no direction is in both headings.
  public func isDisjoint(with other: FocusHeading) -> Bool { rawValue & other.rawValue == 0 }

  /// Returns the directions that are in both headings.
  public func intersection(_ other: FocusHeading) -> FocusHeading {
    FocusHeading(rawValue: rawValue & other.rawValue)
  }

  package static let horizontal: FocusHeading = [.left, .right]
  package static let vertical: FocusHeading = [.up, .down]
  private static let linear: FocusHeading = [.next, .previous, .first, .last]

  /// The four straight directions, in a fixed order.
  public static let straight: [FocusHeading] = [.up, .down, .left, .right]

  private static let names: [(FocusHeading, String)] = [
    (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"), (.next, "next"),
    (.previous, "previous"), (.first, "first"), (.last, "last"),
  ]

  /// The names of the directions joined by `+`; empty for the empty heading.
  public var name: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }

  /// Whether the movement is geometric and not along an order.
  public var isDirectional: Bool {
    (isHorizontal || isVertical) && isDisjoint(with: Self.linear)
  }

  /// Encodes the ``name``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Decodes a ``name``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    self = []
    for part in text.split(separator: "+") {
      guard let match = Self.names.first(where: { $0.1 == part }) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "unknown heading \(part)")
      }
      insert(match.0)
    }
  }
}

/// The side at which text, lists and Tab begin.
public enum LayoutDirection: String, Hashable, Sendable, Codable {
  /// The direction of Latin, Greek, Cyrillic and most other scripts.
  case leftToRight = "ltr"
  /// The direction of Arabic, Hebrew and other scripts.
  case rightToLeft = "rtl"
}
