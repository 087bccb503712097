import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// Asks a person something that must be answered: UIKit's `UIAlertController`.
///
/// A small card where focus is a ring or a highlight, the whole screen where items are lifted.
/// Focus begins in the first text field, else on the preferred action, else on the one that changes
/// nothing; arrows move between the actions, Tab goes from field to field and to the actions, and a
/// Menu press (Escape) cancels. Then focus goes back to where it was.
public final class AlertController: ViewController {
  /// UIKit's `UIAlertController.Style`; both look the same here.
  public enum Style: Hashable, Sendable {
    /// Shown as an alert.
    case actionSheet
    case alert
  }

  /// As it was given.
  public let preferredStyle: Style
  /// Below the title; nil for none, and may change while the alert is shown.
  public var message: String? { didSet { (viewIfLoaded as? AlertView)?.message = message ?? "" } }
  /// In the order in which they were added.
  public private(set) var actions: [AlertAction] = []
  /// Set in stronger type, and where focus begins; one of `actions`.
  public var preferredAction: AlertAction?
  /// See ``addTextField(configurationHandler:)``.
  var fields: [TextField] = []

  /// Without actions; nil leaves out the line.
  public init(title: String?, message: String?, preferredStyle: Style = .alert) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    modalPresentationStyle = .formSheet
  }

  /// To be called before the alert is presented.
  public func addAction(_ action: AlertAction) { actions.append(action) }

  public override func loadView() {
    let view = AlertView(
      title: title ?? "", message: message ?? "", fields: fields, actions: shownActions,
      preferred: preferredAction, afterFields: actionAfterFields)
    view.choose = { [weak self] in self?.choose($0) }
    view.sizeHandler = { [weak self] in self?.preferredContentSize = $0 }
    self.view = view
  }

  /// The actions in the order of a stack, in which the one that cancels stands last.
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

  /// What Escape chooses.
  package var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  public override var preferredFocusEnvironments: [any FocusEnvironment] {
    let wanted = [preferredAction, cancelAction].compactMap(\.self) + actions
    return fields + wanted.compactMap { (view as? AlertView)?.button(for: $0) }
  }

  /// Without an action that cancels the alert stays until it is answered.
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
