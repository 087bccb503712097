/// A column of the tableau: what a row may be made of.
///
/// By the kind first, so that in a sorted row variables come before all else.
struct Symbol: Hashable, Comparable, Sendable {
  enum Kind: UInt32 {
    /// A number that is looked for; may be anything.
    case external
    /// How far an inequality is from its limit; not negative.
    case slack
    /// How far a constraint that is not required is broken, one way; not negative.
    case error
    /// Marks a required equality; always zero.
    case dummy
  }

  private let raw: UInt32

  init(_ kind: Kind, _ index: Int) { raw = kind.rawValue << 29 | UInt32(index) }

  /// Unlike that of any other symbol there is, of whatever kind.
  var index: Int { Int(raw & 0x1FFF_FFFF) }
  var isExternal: Bool { raw >> 29 == Kind.external.rawValue }
  var isDummy: Bool { raw >> 29 == Kind.dummy.rawValue }
  /// Whether it may have any value that is not negative.
  var isSlackOrError: Bool { !isExternal && !isDummy }

  static func < (a: Self, b: Self) -> Bool { a.raw < b.raw }
}
