import Foundation

/// The menu of a view or an item, with an identifier: UIKit's `UIContextMenuConfiguration`.
@MainActor
public final class ContextMenuConfiguration {
  /// The identifier that the program has given, or a unique one.
  public let identifier: any NSCopying
  private let actionProvider: (@MainActor ([any MenuElement]) -> Menu?)?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: an identifier for the program; nil for a unique one.
  ///   - previewProvider: not called, because no preview is shown beside the menu.
  ///   - actionProvider: returns the menu, or nil for none; its argument, the system's suggestions,
  ///     is always empty.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (@MainActor () -> Responder?)? = nil,
    actionProvider: (@MainActor ([any MenuElement]) -> Menu?)? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.actionProvider = actionProvider
  }

  /// Returns the menu; nil for none.
  package func menu() -> Menu? { actionProvider?([]) }
}
