import Foundation

/// A button of an alert and its action: UIKit's `UIAlertAction`.
@MainActor
public final class AlertAction {
  /// The meaning of an action: UIKit's `UIAlertAction.Style`.
  public enum Style: Hashable, Sendable {
    /// An ordinary answer.
    case `default`
    /// An answer that changes nothing; Escape chooses it.
    case cancel
    /// An answer that changes or removes something permanently.
    case destructive
  }

  /// The title of the button.
  public let title: String
  /// The style, which determines the place and the appearance of the button.
  public let style: Style
  /// Whether the button, or Escape, can choose the action; it can change while the alert is shown.
  public var isEnabled = true { didSet { changeHandler?() } }
  let handler: ((AlertAction) -> Void)?
  var changeHandler: (() -> Void)?

  /// Creates an action.
  ///
  /// The alert calls `handler` when it begins to disappear, so that the effect of the action is
  /// visible at once; with nil, the action only dismisses the alert.
  public init(
    title: String, style: Style = .default, handler: ((AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
