import FocusEngine
import Foundation
import HaloSceneGraph

extension ViewController {
  /// Shows what this controller presents.
  private var presentationAbove: PresentationController? {
    ownPresentation as? PresentationController
  }
  /// Shows this controller.
  private var presentationAround: PresentationController? {
    presentedBy as? PresentationController
  }

  /// What this controller, or the screen that it is a part of, presents; nil from the moment it is
  /// dismissed.
  public var presentedViewController: ViewController? {
    outermost.presentationAbove?.presentedViewController
  }

  /// What presents this controller, or the screen that it is a part of; until it is gone from the
  /// screen.
  public var presentingViewController: ViewController? {
    presentationController?.presentingViewController
  }

  /// What shows this controller, or the screen that it is a part of; nil while not presented.
  public var presentationController: PresentationController? { outermost.presentationAround }

  /// True from `viewWillAppear(_:)` to `viewDidAppear(_:)` of a presentation.
  public var isBeingPresented: Bool { presentedBy?.isArriving == true }
  /// True from `viewWillDisappear(_:)` to `viewDidDisappear(_:)` of a dismissal.
  public var isBeingDismissed: Bool { presentedBy?.isLeaving == true }

  /// Shows `controller` over the whole window; focus moves into it by its preferences.
  ///
  /// `completion` is called when the transition is over. Nothing happens while this controller is
  /// not in a window or presents already, and when `controller` is shown elsewhere.
  public func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    guard let window = presenter.viewIfLoaded?.window, presenter.ownPresentation == nil,
      presenter.presentedBy?.isLeaving != true
    else { return }
    // The same one may be presented again while it is still on its way out.
    if let old = controller.presentationAround, old.isLeaving { old.finishTransition() }
    guard controller !== presenter, controller.parent == nil,
      controller.viewIfLoaded?.window == nil, controller.presentedBy == nil,
      controller.ownPresentation == nil
    else { return }
    let presentation = controller.presentation(by: presenter, in: window)
    presenter.ownPresentation = presentation
    controller.presentedBy = presentation
    window.presentations.push(presentation)
    presentation.begin(in: window, animated: animated, completion: completion)
    Accessibility.post(notification: .screenChanged, argument: controller.announcement)
    if presenter.ownPresentation === presentation {
      window.focusSystem?.requestFocusUpdate(to: presentation)
    }
  }

  /// Takes away what this controller presents, with all that lies above it, or else this controller
  /// itself; focus comes back to what is beneath.
  ///
  /// What is dismissed is out of focus at once and only the topmost one is seen going. `completion`
  /// is called when it is gone. Nothing happens where nothing is presented.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let outermost = outermost
    guard let presentation = outermost.presentationAbove ?? outermost.presentationAround else {
      return
    }
    presentation.containerView.window?.dismiss(
      presentation, animated: animated, completion: completion)
  }

  /// What points at the source of this controller's popover; nil unless ``modalPresentationStyle`` is
  /// `popover`, or it, or the screen that it is a part of, is shown in one.
  public var popoverPresentationController: PopoverPresentationController? {
    if let shown = outermost.presentedBy as? PopoverPresentationController { return shown }
    if let popover = outermost.preparedPresentation as? PopoverPresentationController {
      return popover
    }
    guard modalPresentationStyle == .popover else { return nil }
    let popover = PopoverPresentationController(presented: self)
    preparedPresentation = popover
    return popover
  }

  private func presentation(
    by presenter: ViewController, in window: Window
  ) -> PresentationController {
    let style = presentationStyle(for: window.focusSystem?.model)
    let popover = style == .popover ? popoverPresentationController : nil
    popover?.presentingViewController = presenter
    guard let popover, window.bounds.width < ModalPresentationStyle.compactWidth else {
      return popover
        ?? PresentationController(presented: self, presenting: presenter, style: style)
    }
    let adapted = popover.delegate?.adaptivePresentationStyle(for: popover) ?? .pageSheet
    if adapted == .none || adapted == .popover { return popover }
    let sheet = PresentationController(
      presented: self, presenting: presenter,
      style: adapted.resolved(for: window.focusSystem?.model))
    sheet.delegate = popover.delegate
    return sheet
  }

  /// Dismisses this controller itself, with all that lies above it.
  func leavePresentation() {
    guard let presentation = presentationAround else { return }
    presentation.containerView.window?.dismiss(presentation, animated: true, completion: nil)
  }
}
