/// A set of objects by identity.
///
/// A few are kept in an array, because comparing a few is faster than hashing.
struct IdentitySet {
  private var few: [ObjectIdentifier] = []
  private var many: Set<ObjectIdentifier> = []

  private static let fewAtMost = 16

  init() { few.reserveCapacity(8) }

  func contains(_ identity: ObjectIdentifier) -> Bool {
    few.contains(identity) || !many.isEmpty && many.contains(identity)
  }

  /// Inserts an object.
  ///
  /// - Returns: Whether the object was new.
  mutating func insert(_ identity: ObjectIdentifier) -> Bool {
    guard !few.contains(identity) else { return false }
    guard few.count == Self.fewAtMost else {
      few.append(identity)
      return true
    }
    return many.insert(identity).inserted
  }
}
