import FocusGeometry
import Foundation

/// A space that points and rectangles can be expressed in: UIKit's `UICoordinateSpace`.
@MainActor
public protocol CoordinateSpace: AnyObject {
  /// What the space holds, in its own coordinates, points.
  var bounds: CGRect { get }
  /// The smallest upright rectangle around `rect` in the other space.
  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect
  /// What `convert` does to a rectangle, where that is one transform for all; Halo's own.
  ///
  /// nil unless said: worth saying where items are many, as one question then serves them all.
  func transform(to coordinateSpace: any CoordinateSpace) -> CGAffineTransform?
}

extension CoordinateSpace {
  /// nil: `convert` is asked for every rectangle.
  public func transform(to coordinateSpace: any CoordinateSpace) -> CGAffineTransform? { nil }
}

/// Where focus items are found by geometry: UIKit's `UIFocusItemContainer`.
@MainActor
public protocol FocusItemContainer: AnyObject {
  /// The space of the items' frames.
  var coordinateSpace: any CoordinateSpace { get }
  /// All items that intersect `rect`, back to front; returning more is allowed.
  ///
  /// An item whose own container scrolls intersects with all that it can scroll to.
  func focusItems(in rect: CGRect) -> [any FocusItem]
  /// Regions that pass focus on (focus guides) and intersect `rect`; Halo's own.
  func focusRedirections(in rect: CGRect) -> [any FocusRedirection]
  /// Whether items are cut off at the container's bounds; Halo's own.
  var clipsFocusItems: Bool { get }
  /// The container itself when it scrolls; Halo's own.
  ///
  /// Found by a cast unless said: worth saying where containers are many.
  var scrollableContainer: (any FocusItemScrollableContainer)? { get }
}

extension FocusItemContainer {
  /// Empty: no guides.
  public func focusRedirections(in rect: CGRect) -> [any FocusRedirection] { [] }
  /// False: items may reach out.
  public var clipsFocusItems: Bool { false }
  /// This container if it is a ``FocusItemScrollableContainer``.
  public var scrollableContainer: (any FocusItemScrollableContainer)? {
    self as? any FocusItemScrollableContainer
  }
}

extension FocusItemContainer {
  /// Names the container in explanations.
  var debugLabel: String {
    (self as? any FocusEnvironment)?.focusDebugLabel ?? ClassName.of(self)
  }
}

/// A container that shows a part of its content at a time: UIKit's
/// `UIFocusItemScrollableContainer`.
///
/// Content out of sight can be focused along the axes that scroll; the engine then sets
/// `contentOffset`, inside the coordinated animations of the update.
@MainActor
public protocol FocusItemScrollableContainer: FocusItemContainer {
  /// The point of the content at the container's top left corner, in points.
  var contentOffset: CGPoint { get set }
  /// Of all content, in points.
  var contentSize: CGSize { get }
  /// Of the part that is shown, in points.
  var visibleSize: CGSize { get }
  /// Room kept free around a focused item when scrolling to it, in points; Halo's own.
  var focusScrollMargins: EdgeInsets { get }
  /// Where to scroll for `item` instead of `proposed`, the nearest offset that shows it; clamped to
  /// the content. What UIKit asks a scroll view's delegate (`targetContentOffset`).
  func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint
}

extension FocusItemScrollableContainer {
  /// None.
  public var focusScrollMargins: EdgeInsets { EdgeInsets() }
  /// What was proposed.
  public func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    proposed
  }
}

/// A region that never has the focus itself but sends it on: what the engine knows of a
/// `FocusGuide`.
@MainActor
public protocol FocusRedirection: AnyObject {
  /// In the coordinate space of the container that reported it.
  var redirectionFrame: CGRect { get }
  /// False: the region is not there for a search.
  var isEnabled: Bool { get }
  /// Empty disables the region.
  var preferredFocusEnvironments: [any FocusEnvironment] { get }
  /// Names the region in explanations.
  var focusDebugLabel: String { get }
}
