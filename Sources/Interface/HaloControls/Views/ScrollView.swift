import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// A view that shows a part of larger content: UIKit's `UIScrollView`.
///
/// `bounds.origin` is the content offset. Focus may go to items that are not visible; the focus
/// system then scrolls to them with the focusing animation. The view is a focus group of its own.
open class ScrollView: View, FocusItemScrollableContainer, ScrollingContent {
  /// Whether the safe area adds to the insets: UIKit's
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isKeyScrolling = true
    clipsToBounds = true
    scrolledContentSize = .zero
  }

  /// The size of the content, in points.
  public var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      scrolledContentSize = contentSize
      clampOffset()
      focusMayHaveChanged()
    }
  }
  /// The area of the content; constraints to it, or from subviews to the edges of the scroll view,
  /// determine ``contentSize``.
  ///
  /// In a list, which knows the size of its content, the guide only follows that size.
  public var contentLayoutGuide: LayoutGuide { contentGuide }
  /// The visible part, which does not move when the view scrolls.
  public var frameLayoutGuide: LayoutGuide { frameGuide }
  package var keepsContentSize = false
  /// The point of the content at the upper left corner of the view, in points; clamped to the
  /// content.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = clamped(newValue)
      guard bounds.origin != offset else { return }
      (self as? any ScrollingList)?.willScroll(to: offset)
      bounds.origin = offset
      didScroll()
    }
  }
  /// Whether the wheel and focus may scroll.
  ///
  /// If false, items that are not visible can still have the focus, and the program may scroll.
  public var isScrollEnabled = true
  /// Whether arrows, Page keys, Home and End scroll when they move no focus and no responder nearer
  /// to the focus handles them.
  public var allowsKeyboardScrolling = true
  /// The size of the visible part, which is that of `bounds`, in points.
  public var visibleSize: CGSize { bounds.size }
  /// A value without effect: content begins at the edge, and controllers with bars keep it clear of
  /// them.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The space kept free around a focused item when scrolling to it, in points.
  public var focusScrollMargins = EdgeInsets()

  /// The way that dragging dismisses an on-screen keyboard: UIKit's
  /// `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// A value without effect, as there is no on-screen keyboard; it exists for source that was
  /// written for UIKit.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// A value without effect, as content stops at its ends; it exists for source that was written
  /// for UIKit.
  public var alwaysBounceVertical = false
  /// A value without effect, as content stops at its ends; it exists for source that was written
  /// for UIKit.
  public var alwaysBounceHorizontal = false

  open override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier ?? inferredGroup }
    set { super.focusGroupIdentifier = newValue }
  }
  /// The identifier of the view's own focus group: unique by its number; the name in it is for
  /// people.
  ///
  /// It is stored, since every search reads it.
  private lazy var inferredGroup = groupName
  private var groupName: String { "\(accessibilityIdentifier ?? "ScrollView") (\(displayID))" }

  public override var accessibilityIdentifier: String? { didSet { inferredGroup = groupName } }

  open override var scrollableContainer: (any FocusItemScrollableContainer)? { self }

  /// Called after `contentOffset` has changed, possibly before an animation to it has ended;
  /// overrides call super.
  open func didScroll() { offsetDidChange?() }

  /// Called by ``didScroll()``, for a bar that follows, in place of UIKit's key-value observing.
  package var offsetDidChange: (() -> Void)?

  /// The height in points of a region at the top that focus scrolls away completely or not at all,
  /// such as a large title; 0 for none.
  package var collapsingHeight: CGFloat = 0

  /// Returns the offset to scroll to when an item inside gets the focus.
  ///
  /// `proposed` is the nearest offset that shows the item with its margins. While `isScrollEnabled`
  /// is false, the present offset is returned.
  open func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    guard isScrollEnabled else { return contentOffset }
    guard proposed.y > 0, proposed.y < collapsingHeight, proposed.y != contentOffset.y else {
      return proposed
    }
    return CGPoint(x: proposed.x, y: proposed.y > contentOffset.y ? collapsingHeight : 0)
  }

  open override func layoutSubviews() {
    matchDirection()
    clampOffset()
  }

  /// Whether `contentOffset` is that of right-to-left content.
  private var isMirrored = false

  /// Mirrors the offset when the reading direction has changed.
  private func matchDirection() {
    let direction = window?.layoutDirection ?? .leftToRight
    guard contentSize != .zero, (direction == .rightToLeft) != isMirrored else { return }
    isMirrored.toggle()
    let x = max(0, contentSize.width - bounds.width) - bounds.origin.x
    View.performWithoutAnimation { contentOffset = CGPoint(x: x, y: bounds.origin.y) }
  }

  /// Returns an offset clamped to the content, or unchanged while the content size is zero.
  func clamped(_ offset: CGPoint) -> CGPoint {
    guard contentSize != .zero else { return offset }
    return CGPoint(
      x: max(0, min(offset.x, contentSize.width - bounds.width)),
      y: max(0, min(offset.y, contentSize.height - bounds.height)))
  }

  private func clampOffset() { contentOffset = bounds.origin }
}
