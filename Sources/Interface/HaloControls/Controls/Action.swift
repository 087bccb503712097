import HaloDisplayList
import HaloSceneGraph

/// What a control or an item of a bar does, with a name: UIKit's `UIAction`.
@MainActor
public final class Action {
  /// UIKit's `UIMenuElement.Attributes`.
  public typealias Attributes = KeyCommand.Attributes
  /// UIKit's `UIMenuElement.State`.
  public typealias State = KeyCommand.State

  /// UIKit's `UIAction.Identifier`: a control has one action of each.
  public struct Identifier: Hashable, Sendable {
    /// The name that two equal identifiers share.
    public let rawValue: String
    /// The identifier with this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The identifier with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What a button or an item made of it says.
  public var title: String
  /// A picture; nil: none.
  public var image: Image?
  /// A drawing in one colour; goes before ``image``.
  public var symbol: Symbol?
  /// Tells it from others; unique unless given.
  public let identifier: Identifier
  /// With all the context in it; nil: `title` will do.
  public var discoverabilityTitle: String?
  /// A disabled one does nothing.
  public var attributes: Attributes
  /// Whether what it changes is on.
  public var state: State
  /// What it was sent by, while its handler runs; nil otherwise.
  public private(set) var sender: Any?
  private let handler: @MainActor (Action) -> Void
  private static var count = 0

  /// An action that calls `handler`; a nil `identifier` makes it unlike all others.
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
