import FocusGeometry
import Foundation

/// A space in which points and rectangles can be expressed: UIKit's `UICoordinateSpace`.
@MainActor
public protocol CoordinateSpace: AnyObject {
  /// The bounds of the space in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Returns the smallest axis-aligned rectangle around `rect` in the other space.
  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect
  /// Returns the one transform that `convert` applies to every rectangle; nil if there is none, or
  /// by default; Halo's own.
  ///
  /// It is worth implementing for containers with many items, because one call then serves all of
  /// them.
  func transform(to coordinateSpace: any CoordinateSpace) -> CGAffineTransform?
}

extension CoordinateSpace {
  /// Returns the transform to another space; nil by default, so that `convert` is called for every
  /// rectangle.
  public func transform(to coordinateSpace: any CoordinateSpace) -> CGAffineTransform? { nil }
}

/// A container whose focus items are found by geometry: UIKit's `UIFocusItemContainer`.
@MainActor
public protocol FocusItemContainer: AnyObject {
  /// The coordinate space of the items' frames.
  var coordinateSpace: any CoordinateSpace { get }
  /// Returns all items that intersect `rect`, back to front; it may return more.
  ///
  /// An item with a scrolling container inside counts with all that the container can scroll to.
  func focusItems(in rect: CGRect) -> [any FocusItem]
  /// Returns the regions that redirect focus (focus guides) and intersect `rect`; Halo's own.
  func focusRedirections(in rect: CGRect) -> [any FocusRedirection]
  /// Whether items are clipped to the container's bounds; Halo's own.
  var clipsFocusItems: Bool { get }
  /// The container itself if it scrolls, nil otherwise; Halo's own.
  ///
  /// The default is found by a cast; implementing it is worth while if there are many containers.
  var scrollableContainer: (any FocusItemScrollableContainer)? { get }
}

extension FocusItemContainer {
  /// Returns the guides of the container; empty by default.
  public func focusRedirections(in rect: CGRect) -> [any FocusRedirection] { [] }
  /// Whether items are clipped to the container's bounds; false by default.
  public var clipsFocusItems: Bool { false }
  /// This container if it is a ``FocusItemScrollableContainer``, nil otherwise.
  public var scrollableContainer: (any FocusItemScrollableContainer)? {
    self as? any FocusItemScrollableContainer
  }
}

extension FocusItemContainer {
  /// The name of the container in explanations.
  var debugLabel: String {
    (self as? any FocusEnvironment)?.focusDebugLabel ?? ClassName.of(self)
  }
}

/// A container that shows only a part of its content at a time: UIKit's
/// `UIFocusItemScrollableContainer`.
///
/// Content that is out of sight along a scrolling axis can be focused; the engine then sets
/// `contentOffset` inside the coordinated animations of the update.
@MainActor
public protocol FocusItemScrollableContainer: FocusItemContainer {
  /// The point of the content at the container's top left corner, in points.
  var contentOffset: CGPoint { get set }
  /// The size of the whole content, in points.
  var contentSize: CGSize { get }
  /// The size of the part that is shown, in points.
  var visibleSize: CGSize { get }
  /// The space kept free around a focused item when scrolling to it, in points; Halo's own.
  var focusScrollMargins: EdgeInsets { get }
  /// Returns the offset to scroll to when `item` gets the focus, in points; the engine clamps it to
  /// the content.
  ///
  /// `proposed` is the nearest offset that shows the item. UIKit asks a scroll view's delegate
  /// (`targetContentOffset`).
  func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint
}

extension FocusItemScrollableContainer {
  /// The space kept free around a focused item; zero on all sides by default.
  public var focusScrollMargins: EdgeInsets { EdgeInsets() }
  /// Returns the offset to scroll to; `proposed` by default.
  public func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    proposed
  }
}

/// A region that never has the focus itself but redirects it: the engine's view of a `FocusGuide`.
@MainActor
public protocol FocusRedirection: AnyObject {
  /// The region in the coordinate space of the container that reported it, in points.
  var redirectionFrame: CGRect { get }
  /// Whether a search takes the region into account.
  var isEnabled: Bool { get }
  /// The environments to which the region sends focus, best first; empty disables the region.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
  /// The name of the region in explanations.
  var focusDebugLabel: String { get }
}
