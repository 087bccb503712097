import Foundation

/// An object that handles input and passes on what it does not handle: UIKit's `UIResponder`.
@MainActor
open class Responder: SelectorTarget {
  /// Creates a responder without a next one.
  public init() {}

  /// The next responder in the chain; nil at its end.
  open var next: Responder? { nil }

  /// Returns the nearest responder of a type, from this one up the chain; nil for none.
  @inlinable package func nearest<Kind>(_ kind: Kind.Type) -> Kind? {
    var responder: Responder? = self
    while let here = responder {
      if let found = here as? Kind { return found }
      responder = here.next
    }
    return nil
  }

  // MARK: First responder

  /// Whether the responder can become the first responder, which receives typed text and commands
  /// first; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it lets another responder become the first one; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether this is the first responder of its window; false outside a window.
  public var isFirstResponder: Bool { firstResponderKeeperAround?.firstResponder === self }

  /// Makes this the first responder; focus then moves inside it, unless it is there already.
  ///
  /// Overrides call super and check its result.
  ///
  /// - Returns: Whether this is the first responder now. It is not outside a window, or if the
  ///   current first responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    firstResponderKeeperAround?.make(self) ?? false
  }

  /// Ends being the first responder; there is none afterwards.
  ///
  /// Overrides call super and check its result. It is also called when the responder leaves the
  /// window, regardless of `canResignFirstResponder`.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    firstResponderKeeperAround?.vacate(self) ?? true
  }

  // MARK: Commands

  /// The keys that trigger actions while this responder is in the chain; nil for none.
  open var keyCommands: [KeyCommand]? { nil }

  /// The commands by category, for the list of shortcuts; their keys work like those of
  /// `keyCommands`.
  open var menus: [Menu] { [] }

  /// Called each time that the main menu is used, from the application down to the focused item, to
  /// change its menus; does nothing by default.
  ///
  /// The commands of the main menu are in the menu bar and in the list of shortcuts, and their keys
  /// work. In UIKit the application and its delegate alone build the main menu.
  open func buildMenu(with builder: any MenuBuilder) {}

  /// Returns the provider of the elements of a deferred element that uses the focus; nil, the default,
  /// leaves them to `next`.
  open func provider(
    for deferredElement: DeferredMenuElement
  ) -> DeferredMenuElement.Provider? { nil }

  /// The actions that this responder handles; the sender is the `KeyCommand`.
  ///
  /// It replaces the methods that UIKit finds by selector.
  open var responses: [Selector: @MainActor (Any?) -> Void] { [:] }

  // MARK: Standard edit actions

  // These methods belong to UIKit's `UIResponderStandardEditActions`; an override is performed if
  // `responses` lists it.

  /// Performs `Selector.cut`; does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Performs `Selector.copy`; does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Performs `Selector.paste`; does nothing by default.
  open func paste(_ sender: Any?) {}
  /// Performs `Selector.delete`; does nothing by default.
  open func delete(_ sender: Any?) {}
  /// Performs an action of this name; does nothing by default.
  open func select(_ sender: Any?) {}
  /// Performs `Selector.selectAll`; does nothing by default.
  open func selectAll(_ sender: Any?) {}

  /// Returns whether the responder can perform `action` now; by default whether `responses` lists
  /// it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responses[action] != nil
  }

  /// Returns the first responder, from this one up the chain, that can perform `action`; nil for
  /// none.
  ///
  /// Any responder can perform a command that has a closure.
  open func target(forAction action: Selector, withSender sender: Any?) -> Responder? {
    if canPerformAction(action, withSender: sender) || handler(of: action, sender) != nil {
      return self
    }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Performs an action, or the closure of a command; does nothing if `responses` does not list the
  /// action.
  public func perform(_ action: Selector, with sender: Any?) {
    if let own = handler(of: action, sender) { own() } else { responses[action]?(sender) }
  }

  /// Returns the closure of the command that has sent an action; nil for none.
  private func handler(of action: Selector, _ sender: Any?) -> (() -> Void)? {
    guard let command = sender as? KeyCommand, command.action == action,
      let handler = command.handler
    else { return nil }
    return { handler(command) }
  }

  /// Called to update a command's title, state and attributes before it is shown or used; does
  /// nothing by default.
  ///
  /// The command is the same object each time, so an override must also undo what it set before.
  open func validate(_ command: KeyCommand) {}

  // MARK: Presses

  /// Asks whether presses of this type go to this responder while it is focused, instead of moving
  /// focus, such as arrows on a scrubber.
  ///
  /// False by default: an arrow is a press only if it moves nothing. The method is specific to
  /// Halo.
  open func wantsPress(of type: Press.PressType) -> Bool { false }
  /// Called when buttons go down; passes them to `next` by default, except for keys that scroll a
  /// scroll view.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !scrolls(by: presses) { next?.pressesBegan(presses, with: event) }
  }
  /// Called when the pointer moves with its button down; passes the presses to `next` by default.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Called when buttons come up; passes them to `next` by default.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if !scrolled(by: presses) { next?.pressesEnded(presses, with: event) }
  }
  /// Called when presses are cancelled, as by Escape; passes them to `next` by default.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if !scrolled(by: presses) { next?.pressesCancelled(presses, with: event) }
  }
}

extension Responder {
  /// Scrolls by a press that has begun and has reached this responder.
  ///
  /// - Returns: false if the press goes on up the chain.
  private func scrolls(by presses: Set<Press>) -> Bool {
    presses.contains { $0.scroller?.scroll(by: $0, from: self) == true }
  }

  /// Returns whether one of the presses has scrolled something from here.
  private func scrolled(by presses: Set<Press>) -> Bool {
    presses.contains { $0.scrollingResponder === self }
  }
}
