/// Identity as equality, as with UIKit's responders.
extension Responder: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (one: Responder, other: Responder) -> Bool { one === other }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
