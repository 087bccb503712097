/// The methods with which a program controls a presentation: UIKit's
/// `UIAdaptivePresentationControllerDelegate`.
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Asks for the style of a popover in a narrow window; `none` keeps the popover.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Asks whether the user may dismiss the presentation, by Escape or a click.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called when the user has dismissed the presentation, before its transition.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called after a presentation that the user has dismissed is gone.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when the user has tried to dismiss a presentation that stays.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Returns a page sheet by default.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .pageSheet }
  /// Returns true by default.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  /// Does nothing by default.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// Does nothing by default.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
