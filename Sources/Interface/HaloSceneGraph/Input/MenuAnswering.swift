/// A responder to which the Menu press (Escape) may mean something.
@MainActor
package protocol MenuAnswering: Responder {
  /// What the press does; nil: it goes on up the chain.
  var menuAction: (() -> Void)? { get }
  /// `swallows` where `menuAction` does nothing but end the press.
  var menuAnswer: KeyAnswer { get }
}
