/// Identity as equality, as with UIKit's recognisers.
extension GestureRecognizer: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (one: GestureRecognizer, other: GestureRecognizer) -> Bool {
    one === other
  }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
