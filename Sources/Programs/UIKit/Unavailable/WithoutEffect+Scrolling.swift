import FocusGeometry
import Foundation
import HaloControls

// Properties about dragging, bouncing and scroll indicators. Only a wheel, focus and the program scroll,
// content stops at its ends, and no indicators are drawn: properties read as that, and setting them
// changes nothing.

extension UIScrollView: ScrollingByFinger {
  /// How fast what was thrown slows down; nothing is thrown.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public var rawValue: CGFloat
    /// Any share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// UIKit's for long lists.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// UIKit's for pages.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// What indicators look like; none are drawn.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    case `default`, black, white
  }
}

extension UITableView: ScrollingByFinger {
  /// Zero: lines begin where the text does; setting it changes nothing.
  public var separatorInset: UIEdgeInsets {
    get { UIEdgeInsets() }
    set {}
  }
  /// 0: titles have the room of the list's style; setting it changes nothing.
  public var sectionHeaderTopPadding: CGFloat {
    get { 0 }
    set {}
  }
  /// false: rows are as wide as the table; setting it changes nothing.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { false }
    set {}
  }
}

/// What UIKit's tables have as scroll views; Halo's are none, so both are given it.
@MainActor
public protocol ScrollingByFinger: AnyObject {}

extension ScrollingByFinger {
  /// false: content stops at its ends; setting it changes nothing.
  public var bounces: Bool {
    get { false }
    set {}
  }
  /// false: focus scrolls by what it shows; setting it changes nothing.
  public var isPagingEnabled: Bool {
    get { false }
    set {}
  }
  /// false: none are drawn; setting it changes nothing.
  public var showsVerticalScrollIndicator: Bool {
    get { false }
    set {}
  }
  /// false: none are drawn; setting it changes nothing.
  public var showsHorizontalScrollIndicator: Bool {
    get { false }
    set {}
  }
  /// None are drawn; setting it changes nothing.
  public var indicatorStyle: UIScrollView.IndicatorStyle {
    get { .default }
    set {}
  }
  /// Zero: none are drawn; setting it changes nothing.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets() }
    set {}
  }
  /// Zero: none are drawn; setting it changes nothing.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets() }
    set {}
  }
  /// Zero: none are drawn; setting it changes nothing.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets() }
    set {}
  }
  /// Changes nothing: none are drawn.
  public func flashScrollIndicators() {}
  /// `normal`: nothing is thrown; setting it changes nothing.
  public var decelerationRate: UIScrollView.DecelerationRate {
    get { .normal }
    set {}
  }
  /// false: a wheel scrolls both ways; setting it changes nothing.
  public var isDirectionalLockEnabled: Bool {
    get { false }
    set {}
  }
  /// false: no status bar is tapped; setting it changes nothing.
  public var scrollsToTop: Bool {
    get { false }
    set {}
  }
  /// false: there are no touches; setting it changes nothing.
  public var delaysContentTouches: Bool {
    get { false }
    set {}
  }
  /// false: there are no touches; setting it changes nothing.
  public var canCancelContentTouches: Bool {
    get { false }
    set {}
  }
  /// false: nothing is dragged.
  public var isDragging: Bool { false }
  /// false: there are no touches.
  public var isTracking: Bool { false }
  /// false: nothing is thrown.
  public var isDecelerating: Bool { false }
}
