/// The keeper of the first responder of a hierarchy of views: a window's.
@MainActor
package protocol FirstResponderKeeping: AnyObject {
  /// The responder that typed text and commands go to first; nil while there is none.
  var firstResponder: Responder? { get }
  /// Lets a responder be the first one.
  ///
  /// - Returns: Whether it is now.
  func make(_ new: Responder) -> Bool
  /// Lets a responder be the first one no longer.
  ///
  /// - Returns: Whether it is not now.
  func vacate(_ old: Responder) -> Bool
  /// Ends the first responder's role when it leaves the window together with `leaving`.
  func letGo(in leaving: Responder)
}

/// A responder that knows by itself in which hierarchy it stands; others stand where their `next`
/// does.
@MainActor
package protocol PlacedResponder: Responder {
  /// The keeper of that hierarchy; nil while it stands in none.
  var ownFirstResponderKeeper: (any FirstResponderKeeping)? { get }
}

extension Responder {
  /// The keeper of the hierarchy in which the responder, or one up the chain, stands.
  package var firstResponderKeeperAround: (any FirstResponderKeeping)? {
    if let placed = self as? any PlacedResponder { return placed.ownFirstResponderKeeper }
    return next?.firstResponderKeeperAround
  }
}
