/// A column of the tableau, of which rows are composed.
///
/// Symbols are ordered by kind first, so that variables come first in a sorted row.
struct Symbol: Hashable, Comparable, Sendable {
  enum Kind: UInt32 {
    /// A variable; may have any value.
    case external
    /// The distance of an inequality from its limit; not negative.
    case slack
    /// The violation of a constraint that is not required, in one direction; not negative.
    case error
    /// The marker of a required equality; always zero.
    case dummy
  }

  private let raw: UInt32

  init(_ kind: Kind, _ index: Int) { raw = kind.rawValue << 29 | UInt32(index) }

  /// The index, which is unique among all living symbols of any kind.
  var index: Int { Int(raw & 0x1FFF_FFFF) }
  var isExternal: Bool { raw >> 29 == Kind.external.rawValue }
  var isDummy: Bool { raw >> 29 == Kind.dummy.rawValue }
  /// Whether the symbol can have any value that is not negative.
  var isSlackOrError: Bool { !isExternal && !isDummy }

  static func < (a: Self, b: Self) -> Bool { a.raw < b.raw }
}
