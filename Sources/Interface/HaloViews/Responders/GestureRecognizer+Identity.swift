/// As with UIKit's, each is like itself alone.
extension GestureRecognizer: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (one: GestureRecognizer, other: GestureRecognizer) -> Bool {
    one === other
  }
  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
