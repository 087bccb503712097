import Foundation

/// Something that can answer to input, and passes on what it does not answer: UIKit's
/// `UIResponder`.
@MainActor
open class Responder {
  public init() {}

  /// Who is asked next; nil at the end of the chain.
  open var next: Responder? { nil }

  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}
