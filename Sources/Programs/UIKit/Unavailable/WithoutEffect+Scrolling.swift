import FocusGeometry
import Foundation
import HaloControls

// Properties about dragging, bouncing and scroll indicators. Only the wheel, keys, focus and the
// program scroll, content stops at its ends, and there are no indicators: the properties have these
// values, and setting them has no effect.

extension UIScrollView: ScrollingByFinger {
  /// The deceleration of a flick, of which there are none.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity that is left after a millisecond.
    public var rawValue: CGFloat
    /// Creates a rate from a share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// UIKit's rate for long lists.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// UIKit's rate for pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of scroll indicators, of which there are none.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default`, black, white
  }
}

extension UITableView: ScrollingByFinger {
  /// The inset zero, as separators begin where the text does; setting it has no effect.
  public var separatorInset: UIEdgeInsets {
    get { UIEdgeInsets() }
    set {}
  }
  /// The value 0, as the style of the list determines the padding; setting it has no effect.
  public var sectionHeaderTopPadding: CGFloat {
    get { 0 }
    set {}
  }
  /// The value false, as rows are as wide as the table; setting it has no effect.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { false }
    set {}
  }
}

/// The members of scroll views that UIKit's tables inherit; Halo's table views are not scroll
/// views, so both types conform.
@MainActor
public protocol ScrollingByFinger: AnyObject {}

extension ScrollingByFinger {
  /// The value false, as content stops at its ends; setting it has no effect.
  public var bounces: Bool {
    get { false }
    set {}
  }
  /// The value false, as focus scrolls only to what it shows; setting it has no effect.
  public var isPagingEnabled: Bool {
    get { false }
    set {}
  }
  /// The value false, as there are no indicators; setting it has no effect.
  public var showsVerticalScrollIndicator: Bool {
    get { false }
    set {}
  }
  /// The value false, as there are no indicators; setting it has no effect.
  public var showsHorizontalScrollIndicator: Bool {
    get { false }
    set {}
  }
  /// The default style, though there are no indicators; setting it has no effect.
  public var indicatorStyle: UIScrollView.IndicatorStyle {
    get { .default }
    set {}
  }
  /// The inset zero, as there are no indicators; setting it has no effect.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets() }
    set {}
  }
  /// The inset zero, as there are no indicators; setting it has no effect.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets() }
    set {}
  }
  /// The inset zero, as there are no indicators; setting it has no effect.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets() }
    set {}
  }
  /// Does nothing, as there are no indicators.
  public func flashScrollIndicators() {}
  /// The value `normal`, though there are no flicks; setting it has no effect.
  public var decelerationRate: UIScrollView.DecelerationRate {
    get { .normal }
    set {}
  }
  /// The value false, as a wheel scrolls along both axes; setting it has no effect.
  public var isDirectionalLockEnabled: Bool {
    get { false }
    set {}
  }
  /// The value false, as there is no status bar to tap; setting it has no effect.
  public var scrollsToTop: Bool {
    get { false }
    set {}
  }
  /// The value false, as there are no touches; setting it has no effect.
  public var delaysContentTouches: Bool {
    get { false }
    set {}
  }
  /// The value false, as there are no touches; setting it has no effect.
  public var canCancelContentTouches: Bool {
    get { false }
    set {}
  }
  /// The value false, as there is no dragging.
  public var isDragging: Bool { false }
  /// The value false, as there are no touches.
  public var isTracking: Bool { false }
  /// The value false, as there are no flicks.
  public var isDecelerating: Bool { false }
}
