import Foundation

/// Something that can answer to input, and passes on what it does not answer: UIKit's
/// `UIResponder`.
@MainActor
open class Responder: SelectorTarget {
  /// A responder at the end of its own chain, which answers nothing yet.
  public init() {}

  /// The next responder in the chain; nil at its end.
  open var next: Responder? { nil }

  /// The nearest of a kind, from this responder up the chain; nil for none.
  package func nearest<Kind>(_ kind: Kind.Type) -> Kind? {
    var responder: Responder? = self
    while let here = responder {
      if let found = here as? Kind { return found }
      responder = here.next
    }
    return nil
  }

  // MARK: First responder

  /// Whether typed text and commands may go here first.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it lets another become the first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether this is the first responder of the window it is in; false in no window.
  public var isFirstResponder: Bool { firstResponderKeeperAround?.firstResponder === self }

  /// Makes this the first responder; focus then moves inside, unless it is there already.
  ///
  /// Overrides call super and look at its answer.
  ///
  /// - Returns: Whether this is the first responder now. It is not when it is in no window, or when
  ///   the present first responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    firstResponderKeeperAround?.make(self) ?? false
  }

  /// Ends being the first responder; there is none then.
  ///
  /// Overrides call super and look at its answer. Also called when the responder leaves the window,
  /// whatever `canResignFirstResponder` says.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    firstResponderKeeperAround?.vacate(self) ?? true
  }

  // MARK: Commands

  /// Keys that stand for actions while this is in the chain.
  open var keyCommands: [KeyCommand]? { nil }

  /// Commands by category, for the list of shortcuts; their keys work as those of `keyCommands` do.
  open var menus: [Menu] { [] }

  /// What this answers to; the sender is the ``KeyCommand``.
  ///
  /// Takes the place of the methods that UIKit finds by selector.
  open var responses: [Selector: @MainActor (Any?) -> Void] { [:] }

  // MARK: Standard edit actions

  // Of UIKit's `UIResponderStandardEditActions`: each does nothing unless it is overridden, and is
  // performed where `responses` lists it.

  /// For `Selector.cut`.
  open func cut(_ sender: Any?) {}
  /// For `Selector.copy`.
  open func copy(_ sender: Any?) {}
  /// For `Selector.paste`.
  open func paste(_ sender: Any?) {}
  /// For `Selector.delete`.
  open func delete(_ sender: Any?) {}
  /// For an action of this name.
  open func select(_ sender: Any?) {}
  /// For `Selector.selectAll`.
  open func selectAll(_ sender: Any?) {}

  /// Whether `action` would do something here now.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responses[action] != nil
  }

  /// The first one up the chain that can perform `action`; nil for nobody.
  open func target(forAction action: Selector, withSender sender: Any?) -> Responder? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Does nothing for an action that is not among `responses`.
  public func perform(_ action: Selector, with sender: Any?) { responses[action]?(sender) }

  /// Sets title, state and attributes of a command as they are now, before it is shown or used.
  ///
  /// It is the same command object each time, so overrides must also undo what they set before.
  open func validate(_ command: KeyCommand) {}

  // MARK: Presses

  /// Whether presses of this type are for this responder while it has the focus, instead of moving
  /// focus: arrows on something to scrub with, for example.
  ///
  /// False unless overridden: an arrow is a press only where it moves nothing. Halo's own.
  open func wantsPress(of type: Press.PressType) -> Bool { false }
  /// Buttons went down: passes them on to `next` unless overridden, but for keys that scroll a scroll
  /// view.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !scrolls(by: presses) { next?.pressesBegan(presses, with: event) }
  }
  /// The pointer moved with its button down: passes that on to `next` unless overridden.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Buttons came up: passes them on to `next` unless overridden.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if !scrolled(by: presses) { next?.pressesEnded(presses, with: event) }
  }
  /// Presses ended without meaning anything, as by Escape: passes them on unless overridden.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if !scrolled(by: presses) { next?.pressesCancelled(presses, with: event) }
  }
}

extension Responder {
  /// Scrolls by a press that has begun and has come here.
  ///
  /// - Returns: false for one that goes on up the chain.
  private func scrolls(by presses: Set<Press>) -> Bool {
    presses.contains { $0.scroller?.scroll(by: $0, from: self) == true }
  }

  /// Whether one of the presses has scrolled something from here.
  private func scrolled(by presses: Set<Press>) -> Bool {
    presses.contains { $0.scrollingResponder === self }
  }
}
