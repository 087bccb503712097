import Foundation

/// The direction of a focus movement: UIKit's `UIFocusHeading`, with its raw values
/// (Apple, UIFocusHeading documentation).
///
/// Empty for an update that nobody steered. Two neighbouring directions make a diagonal.
public struct FocusHeading: OptionSet, Hashable, Sendable, Codable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Headings by UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Towards the top.
  public static let up = FocusHeading(rawValue: 1)
  /// Towards the bottom.
  public static let down = FocusHeading(rawValue: 2)
  /// Towards the left, whatever the direction of reading.
  public static let left = FocusHeading(rawValue: 4)
  /// Towards the right, whatever the direction of reading.
  public static let right = FocusHeading(rawValue: 8)
  /// Along the order of Tab.
  public static let next = FocusHeading(rawValue: 16)
  /// Against the order of Tab.
  public static let previous = FocusHeading(rawValue: 32)
  /// To the beginning of what can be reached.
  public static let first = FocusHeading(rawValue: 256)
  /// To the end of what can be reached.
  public static let last = FocusHeading(rawValue: 512)

  // The members that every candidate of a search asks for. Those that come with `OptionSet` do the
  // same, but unoptimised they are most of what a search costs.

  /// Whether all directions of `member` are among these.
  public func contains(_ member: FocusHeading) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  /// Whether no direction is in both.
  public func isDisjoint(with other: FocusHeading) -> Bool { rawValue & other.rawValue == 0 }

  /// The directions that are in both.
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

  /// The members' names joined by `+`; empty for the empty heading.
  public var name: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }

  /// Whether the movement is by geometry rather than along a list.
  public var isDirectional: Bool {
    (isHorizontal || isVertical) && isDisjoint(with: Self.linear)
  }

  /// Writes ``name``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Reads a ``name``.
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

/// Which side text, lists and Tab begin at.
public enum LayoutDirection: String, Hashable, Sendable, Codable {
  /// Latin, Greek, Cyrillic and most others.
  case leftToRight = "ltr"
  /// Arabic, Hebrew and others.
  case rightToLeft = "rtl"
}
