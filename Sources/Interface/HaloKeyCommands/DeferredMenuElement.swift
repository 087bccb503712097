/// A place in a menu for elements that are provided when the menu opens: UIKit's
/// `UIDeferredMenuElement`.
@MainActor
public final class DeferredMenuElement: MenuElement {
  /// A closure that is called with the elements, once they are known.
  public typealias Completion = @MainActor ([any MenuElement]) -> Void

  /// The identifier of an element whose provider depends on the focus: UIKit's
  /// `UIDeferredMenuElement.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name; equal identifiers have the same.
    public let rawValue: String
    /// Creates the identifier with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the identifier with this name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// Provides the elements of a deferred element: UIKit's `UIDeferredMenuElement.Provider`.
  @MainActor
  public final class Provider {
    let provide: @MainActor (@escaping Completion) -> Void

    /// Creates a provider; `elementProvider` calls its argument with the elements, at once or later.
    public init(_ elementProvider: @escaping @MainActor (@escaping Completion) -> Void) {
      provide = elementProvider
    }
  }

  /// The identifier by which responders recognize the element; empty if ``usesFocus`` is false.
  public let identifier: Identifier
  /// Whether a responder in the chain of the focus provides the elements.
  public let usesFocus: Bool
  private let cachesItems: Bool
  private let provider: Provider?
  private var cached: [any MenuElement]?

  /// An empty text: the element itself is not shown.
  public let title = ""

  private init(
    _ provider: Provider?, identifier: Identifier = "", usesFocus: Bool = false, cachesItems: Bool
  ) {
    self.provider = provider
    self.identifier = identifier
    self.usesFocus = usesFocus
    self.cachesItems = cachesItems
  }

  /// Creates an element whose elements are provided when the menu first opens, and kept.
  public convenience init(_ elementProvider: @escaping @MainActor (@escaping Completion) -> Void) {
    self.init(Provider(elementProvider), cachesItems: true)
  }

  /// Returns an element whose elements are provided each time that the menu opens.
  public static func uncached(
    _ elementProvider: @escaping @MainActor (@escaping Completion) -> Void
  ) -> DeferredMenuElement {
    DeferredMenuElement(Provider(elementProvider), cachesItems: false)
  }

  /// Returns an element whose elements depend on what has the focus.
  ///
  /// When the menu opens, the responders from the focused item upwards are asked by
  /// `Responder.provider(for:)`; the first provider is used (WWDC25 243, 7:11).
  ///
  /// - Parameters:
  ///   - identifier: the name by which responders recognize the element.
  ///   - shouldCacheItems: whether the elements that were provided first are kept.
  /// - Returns: the element.
  public static func usingFocus(
    identifier: Identifier, shouldCacheItems: Bool
  ) -> DeferredMenuElement {
    DeferredMenuElement(
      nil, identifier: identifier, usesFocus: true, cachesItems: shouldCacheItems)
  }

  /// Calls `completion` with the elements, at once or later; with none if nothing provides them.
  ///
  /// - Parameters:
  ///   - find: returns the provider of an element that depends on the focus; nil for none.
  ///   - completion: is called once for each call of this method, unless the provider fails to.
  package func elements(
    from find: (DeferredMenuElement) -> Provider?, completion: @escaping Completion
  ) {
    if let cached { return completion(cached) }
    guard let provider = usesFocus ? find(self) : provider else { return completion([]) }
    provider.provide { [weak self] elements in
      if self?.cachesItems == true { self?.cached = elements }
      completion(elements)
    }
  }
}
