/// Asked and told about a presentation: UIKit's `UIAdaptivePresentationControllerDelegate`.
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// How a popover is shown in a narrow window; `none`: as a popover there too.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Asked when a person dismisses what is presented, by Escape or a click; false: it stays.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called when a person has dismissed what is presented, before it goes.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called when what a person has dismissed is gone.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when a person has tried to dismiss what stays.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// By default a sheet.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .pageSheet }
  /// By default true.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  /// By default nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}
  /// By default nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
  /// By default nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
