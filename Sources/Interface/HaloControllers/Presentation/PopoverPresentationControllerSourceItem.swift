import Foundation
import HaloSceneGraph

/// What a popover can point at: UIKit's `UIPopoverPresentationControllerSourceItem`.
@MainActor
public protocol PopoverPresentationControllerSourceItem: AnyObject {
  /// Where it is, in the coordinates of `referenceView`; nil while it is in no window with that.
  func frame(in referenceView: View) -> CGRect?
}

extension View: PopoverPresentationControllerSourceItem {
  /// The bounds, in the coordinates of `referenceView`; nil while both are not in one window.
  public func frame(in referenceView: View) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension BarButtonItem: PopoverPresentationControllerSourceItem {
  /// The frame of the button or the custom view; nil while the item is in no bar there.
  public func frame(in referenceView: View) -> CGRect? { shownView?.frame(in: referenceView) }
}
