/// The object that manages the first responder of a view hierarchy, such as a window's.
@MainActor
package protocol FirstResponderKeeping: AnyObject {
  /// The responder that receives typed text and commands first; nil if there is none.
  var firstResponder: Responder? { get }
  /// Makes a responder the first one.
  ///
  /// - Returns: Whether it is the first responder now.
  func make(_ new: Responder) -> Bool
  /// Makes a responder resign.
  ///
  /// - Returns: Whether it is not the first responder now.
  func vacate(_ old: Responder) -> Bool
  /// Makes the first responder resign if it leaves the window together with `leaving`.
  func letGo(in leaving: Responder)
}

/// A responder that knows its hierarchy itself; other responders belong to that of their `next`.
@MainActor
package protocol PlacedResponder: Responder {
  /// The keeper of that hierarchy; nil outside one.
  var ownFirstResponderKeeper: (any FirstResponderKeeping)? { get }
}

extension Responder {
  /// The keeper of the hierarchy that contains the responder or the next one up the chain that
  /// knows it; nil for none.
  package var firstResponderKeeperAround: (any FirstResponderKeeping)? {
    if let placed = self as? any PlacedResponder { return placed.ownFirstResponderKeeper }
    return next?.firstResponderKeeperAround
  }
}
