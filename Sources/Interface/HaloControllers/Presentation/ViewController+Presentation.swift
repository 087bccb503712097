import FocusEngine
import Foundation
import HaloSceneGraph

extension ViewController {
  /// The presentation by this controller; nil if there is none.
  private var presentationAbove: PresentationController? {
    ownPresentation as? PresentationController
  }
  /// The presentation of this controller; nil if it is not presented.
  private var presentationAround: PresentationController? {
    presentedBy as? PresentationController
  }

  /// The controller presented by this controller or the screen that contains it; nil if there is
  /// none, or its dismissal has begun.
  public var presentedViewController: ViewController? {
    outermost.presentationAbove?.presentedViewController
  }

  /// The controller that presents this controller or the screen that contains it, until the
  /// presentation is gone; nil if there is none.
  public var presentingViewController: ViewController? {
    presentationController?.presentingViewController
  }

  /// The presentation of this controller or the screen that contains it; nil if it is not
  /// presented.
  public var presentationController: PresentationController? { outermost.presentationAround }

  /// Whether the controller is being presented: true from `viewWillAppear(_:)` to
  /// `viewDidAppear(_:)` of a presentation.
  public var isBeingPresented: Bool { presentedBy?.isArriving == true }
  /// Whether the controller is being dismissed: true from `viewWillDisappear(_:)` to
  /// `viewDidDisappear(_:)` of a dismissal.
  public var isBeingDismissed: Bool { presentedBy?.isLeaving == true }

  /// Presents `controller` over the whole window; focus moves into it by its preferences.
  ///
  /// `completion` is called after the transition. The method does nothing if this controller is not
  /// in a window or already presents another, or if `controller` is shown elsewhere.
  public func present(
    _ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    guard let window = presenter.viewIfLoaded?.window, presenter.ownPresentation == nil,
      presenter.presentedBy?.isLeaving != true
    else { return }
    // A controller may be presented again while its dismissal is still running.
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

  /// Dismisses the controller that this one presents, with all above it, or otherwise this
  /// controller itself; focus returns to the screen beneath.
  ///
  /// Dismissed controllers lose the focus at once, and only the topmost one is animated.
  /// `completion` is called when it is gone. The method does nothing if there is no presentation.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let outermost = outermost
    guard let presentation = outermost.presentationAbove ?? outermost.presentationAround else {
      return
    }
    presentation.containerView.window?.dismiss(
      presentation, animated: animated, completion: completion)
  }

  /// The popover presentation of this controller, which holds the source of the popover.
  ///
  /// Nil unless ``modalPresentationStyle`` is `popover`, or the controller or the screen that
  /// contains it is shown in a popover.
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

  /// Dismisses this controller, with all above it.
  func leavePresentation() {
    guard let presentation = presentationAround else { return }
    presentation.containerView.window?.dismiss(presentation, animated: true, completion: nil)
  }
}
