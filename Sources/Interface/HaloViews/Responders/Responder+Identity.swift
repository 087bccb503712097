/// Views, controllers and all other responders are told apart by identity, as UIKit's are.
extension Responder: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (one: Responder, other: Responder) -> Bool { one === other }
  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
