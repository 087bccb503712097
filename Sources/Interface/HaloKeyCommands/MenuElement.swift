/// An element of a menu, which is a ``KeyCommand``, an ``Action``, a ``DeferredMenuElement`` or another
/// ``Menu``: UIKit's `UIMenuElement`.
@MainActor
public protocol MenuElement {
  /// The title in the menu.
  var title: String { get }
}

extension MenuElement {
  /// The attributes of a command or an action.
  public typealias Attributes = KeyCommand.Attributes
  /// The state of the setting that a command or an action changes.
  public typealias State = KeyCommand.State
}
