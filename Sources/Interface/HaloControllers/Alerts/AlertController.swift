import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// A question that the user has to answer: UIKit's `UIAlertController`.
///
/// The alert is a small card under models that show focus as a ring or a highlight, and fills the
/// screen under models that lift items. Focus begins in the first text field, otherwise on the
/// preferred action, otherwise on the one that cancels. Arrows move between the actions, Tab goes
/// through the fields and to the actions, and a Menu press (Escape) cancels. Focus then returns to
/// where it was.
public final class AlertController: ViewController {
  /// The style of an alert: UIKit's `UIAlertController.Style`; both styles have the same appearance
  /// here.
  public enum Style: Hashable, Sendable {
    /// An action sheet, which is shown as an alert.
    case actionSheet
    case alert
  }

  /// The style with which the alert was created.
  public let preferredStyle: Style
  /// The text below the title; nil for none.
  ///
  /// It may change while the alert is shown.
  public var message: String? { didSet { (viewIfLoaded as? AlertView)?.message = message ?? "" } }
  /// The actions in the order in which they were added.
  public private(set) var actions: [AlertAction] = []
  /// The action with a heavier font, on which focus begins if there are no text fields; one of
  /// `actions`, or nil.
  public var preferredAction: AlertAction?
  /// The text fields from ``addTextField(configurationHandler:)``.
  var fields: [TextField] = []

  /// Creates an alert without actions; with nil there is no title or no message.
  public init(title: String?, message: String?, preferredStyle: Style = .alert) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .formSheet
  }

  /// Adds an action; call this method before the alert is presented.
  public func addAction(_ action: AlertAction) { actions.append(action) }

  public override func loadView() {
    let view = AlertView(
      title: title ?? "", message: message ?? "", fields: fields, actions: shownActions,
      preferred: preferredAction, afterFields: actionAfterFields)
    view.choose = { [weak self] in self?.choose($0) }
    view.sizeHandler = { [weak self] in self?.preferredContentSize = $0 }
    self.view = view
  }

  /// The actions in display order, in which the one that cancels is last.
  private var shownActions: [AlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  // MARK: Presentation

  override var isAlert: Bool { true }

  override func presentationStyle(for model: FocusModel?) -> ModalPresentationStyle {
    model?.look == .lift ? .overFullScreen : .formSheet
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    beginEditing()
  }

  // MARK: Answers

  /// The action that Escape chooses; nil if none cancels.
  package var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  public override var preferredFocusEnvironments: [any FocusEnvironment] {
    let wanted = [preferredAction, cancelAction].compactMap(\.self) + actions
    return fields + wanted.compactMap { (view as? AlertView)?.button(for: $0) }
  }

  /// The action of a Menu press; an alert without an action that cancels stays until it is
  /// answered.
  public override var menuAction: (() -> Void)? {
    guard presentedBy?.isLeaving == false else { return nil }
    return { [weak self] in
      if let self, let cancelAction, cancelAction.isEnabled { choose(cancelAction) }
    }
  }

  override var swallowsMenu: Bool { cancelAction?.isEnabled != true }

  func choose(_ action: AlertAction) {
    guard presentedBy?.isLeaving == false else { return }
    leavePresentation()
    action.handler?(action)
  }
}
