import Foundation
import HaloSceneGraph

/// An object at which a popover can point: UIKit's `UIPopoverPresentationControllerSourceItem`.
@MainActor
public protocol PopoverPresentationControllerSourceItem: AnyObject {
  /// Returns the frame in the coordinates of `referenceView`; nil if the object is not in the same
  /// window.
  func frame(in referenceView: View) -> CGRect?
}

extension View: PopoverPresentationControllerSourceItem {
  /// Returns the bounds in the coordinates of `referenceView`; nil if the view is not in the same
  /// window.
  public func frame(in referenceView: View) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension BarButtonItem: PopoverPresentationControllerSourceItem {
  /// Returns the frame of the button or the custom view; nil if the item is not in a bar of that
  /// window.
  public func frame(in referenceView: View) -> CGRect? { shownView?.frame(in: referenceView) }
}
