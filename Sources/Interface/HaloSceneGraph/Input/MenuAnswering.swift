/// A responder that may handle the Menu press (Escape).
@MainActor
package protocol MenuAnswering: Responder {
  /// The action of the press; nil if the press goes on up the chain.
  var menuAction: (() -> Void)? { get }
  /// The predicted effect; `swallows` if `menuAction` only ends the press.
  var menuAnswer: KeyAnswer { get }
}
