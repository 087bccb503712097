import HaloDisplayList

/// A closure with a title that a control, a bar item or a menu performs: UIKit's `UIAction`.
@MainActor
public final class Action: MenuElement {
  /// The identifier of an action, unique within a control: UIKit's `UIAction.Identifier`.
  public struct Identifier: Hashable, Sendable {
    /// The name by which identifiers are compared.
    public let rawValue: String
    /// Creates the identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates the identifier with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The title in a menu, and of a button or an item that is made from the action.
  public var title: String
  /// A picture; nil for none.
  public var image: Image?
  /// A drawing in one colour that replaces ``image``; nil for none.
  public var symbol: Symbol?
  /// The identifier of the action; unique unless it was given.
  public let identifier: Identifier
  /// A title that can be understood without context; nil for `title`.
  public var discoverabilityTitle: String?
  /// The attributes; a disabled action does nothing.
  public var attributes: Attributes
  /// Whether the setting that the action changes is on.
  public var state: State
  /// The sender while the handler runs; nil otherwise.
  public private(set) var sender: Any?
  private let handler: @MainActor (Action) -> Void
  private static var count = 0

  /// Creates an action that calls `handler`; if `identifier` is nil, it gets a unique one.
  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (Action) -> Void
  ) {
    Self.count += 1
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action \(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
  }

  /// Calls the handler, unless the action is disabled.
  public func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
