import Foundation

/// A button of an alert and what it does: UIKit's `UIAlertAction`.
@MainActor
public final class AlertAction {
  public enum Style: Hashable, Sendable {
    case `default`
    /// Leaves everything as it is; Escape chooses it.
    case cancel
    /// Changes or removes what cannot be brought back.
    case destructive
  }

  public let title: String
  public let style: Style
  public var isEnabled = true { didSet { changeHandler?() } }
  let handler: ((AlertAction) -> Void)?
  var changeHandler: (() -> Void)?

  /// `handler` is called when the alert begins to go, so that what it changes is seen at once.
  public init(
    title: String, style: Style = .default, handler: ((AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
