/// The methods with which a program controls a popover: UIKit's
/// `UIPopoverPresentationControllerDelegate`.
@MainActor
public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// Called before the popover is shown, in time to set a source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController)
  /// Asks whether the user may dismiss the popover, by Escape or a click outside.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool
  /// Called after a popover that the user has dismissed is gone.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController)
}

extension PopoverPresentationControllerDelegate {
  /// Does nothing by default.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
  /// Returns true by default.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) -> Bool { true }
  /// Does nothing by default.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: PopoverPresentationController
  ) {}
}
