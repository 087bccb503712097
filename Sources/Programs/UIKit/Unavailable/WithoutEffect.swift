import HaloControllers
import HaloDisplayList
import HaloSceneGraph

// Properties for which Halo has only one behaviour. They have the value of that behaviour, and
// setting them has no effect.

extension UINavigationItem {
  /// The value false, as the search bar stays under the title; setting it has no effect.
  public var hidesSearchBarWhenScrolling: Bool {
    get { false }
    set {}
  }
}

extension UIViewController {
  /// The value false, as a presented controller covers the window, or the sheet that presents it;
  /// setting it has no effect.
  public var definesPresentationContext: Bool {
    get { false }
    set {}
  }
  /// Does nothing, as a window has no status bar.
  public func setNeedsStatusBarAppearanceUpdate() {}
}

extension UIView {
  /// The value false, as there are no touches; setting it has no effect.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }
  /// The value false, as there are no touches; setting it has no effect.
  public var isExclusiveTouch: Bool {
    get { false }
    set {}
  }
}

extension UILabel {
  /// The truncation at the end of a single line, or word wrapping with several lines; setting it
  /// has no effect.
  public var lineBreakMode: NSLineBreakMode {
    get { numberOfLines == 1 ? .byTruncatingTail : .byWordWrapping }
    set {}
  }
  /// The value false, as the text keeps its size; setting it has no effect.
  public var adjustsFontSizeToFitWidth: Bool {
    get { false }
    set {}
  }
  /// The value 0, as the text keeps its size; setting it has no effect.
  public var minimumScaleFactor: CGFloat {
    get { 0 }
    set {}
  }
}

/// The treatment of a line that is too long: UIKit's `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

extension CALayer {
  /// The value nil, as a shadow has the shape of its view; setting it has no effect.
  public var shadowPath: CGPath? {
    get { nil }
    set {}
  }
  /// The value false, as unchanged content is always cached; setting it has no effect.
  public var shouldRasterize: Bool {
    get { false }
    set {}
  }
  /// The value 1, as the cache has the resolution of the screen; setting it has no effect.
  public var rasterizationScale: CGFloat {
    get { 1 }
    set {}
  }
}
