import Foundation

/// A button of an alert and what it does: UIKit's `UIAlertAction`.
@MainActor
public final class AlertAction {
  /// What choosing it means: UIKit's `UIAlertAction.Style`.
  public enum Style: Hashable, Sendable {
    /// One of the answers.
    case `default`
    /// Leaves everything as it is; Escape chooses it.
    case cancel
    /// Changes or removes what cannot be brought back.
    case destructive
  }

  /// What the button says.
  public let title: String
  /// Decides where the button stands and how it looks.
  public let style: Style
  /// false: the button cannot be chosen, nor by Escape; may change while the alert is shown.
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
