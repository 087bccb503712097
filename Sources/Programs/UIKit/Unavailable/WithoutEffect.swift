import HaloControllers
import HaloDisplayList
import HaloSceneGraph

// Properties that programs set where Halo knows one behaviour only. Reading one says which it is, and
// setting it changes nothing.

extension UINavigationItem {
  /// false: the search bar stays under the title; setting it changes nothing.
  public var hidesSearchBarWhenScrolling: Bool {
    get { false }
    set {}
  }
}

extension UIViewController {
  /// false: what is presented covers the window, or the sheet that presents it; setting it changes
  /// nothing.
  public var definesPresentationContext: Bool {
    get { false }
    set {}
  }
  /// Changes nothing, as a window has no status bar.
  public func setNeedsStatusBarAppearanceUpdate() {}
}

extension UIView {
  /// false: there are no touches; setting it changes nothing.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }
  /// false: there are no touches; setting it changes nothing.
  public var isExclusiveTouch: Bool {
    get { false }
    set {}
  }
}

extension UILabel {
  /// Its end is left out where a line is too long; setting it changes nothing.
  public var lineBreakMode: NSLineBreakMode {
    get { numberOfLines == 1 ? .byTruncatingTail : .byWordWrapping }
    set {}
  }
  /// false: letters keep their size; setting it changes nothing.
  public var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set {}
  }
  /// 0: letters keep their size; setting it changes nothing.
  public var minimumScaleFactor: CGFloat {
    get { 0 }
    set {}
  }
}

/// How a text that is too long for a line goes on: UIKit's `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

extension CALayer {
  /// nil: a shadow has the shape of what throws it; setting it changes nothing.
  public var shadowPath: CGPath? {
    get { nil }
    set {}
  }
  /// false: what does not change is kept drawn anyway; setting it changes nothing.
  public var shouldRasterize: Bool {
    get { false }
    set {}
  }
  /// 1: what is kept is as fine as the screen; setting it changes nothing.
  public var rasterizationScale: CGFloat {
    get { 1 }
    set {}
  }
}
