import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

/// Shows a part of something larger: UIKit's `UIScrollView`.
///
/// `bounds.origin` is the content offset. Focus may go to what is out of sight; the focus system
/// then scrolls it in, with the focusing animation. A focus group of its own.
open class ScrollView: View, FocusItemScrollableContainer, ScrollingContent {
  /// Whether the safe area counts as inset: UIKit's
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    scrolledContentSize = .zero
  }

  /// Points.
  public var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      scrolledContentSize = contentSize
      clampOffset()
      focusMayHaveChanged()
    }
  }
  /// What scrolls: constraints to it, or to the edges of the scroll view from inside, decide
  /// ``contentSize``.
  ///
  /// Of a list, which knows the size of its content, they only follow it.
  public var contentLayoutGuide: LayoutGuide { contentGuide }
  /// The part that is shown, whatever it has scrolled to.
  public var frameLayoutGuide: LayoutGuide { frameGuide }
  package var keepsContentSize = false
  /// Kept inside the content.
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
  /// False: neither a wheel nor focus scrolls; what is out of sight takes focus all the same, and the
  /// program may scroll.
  public var isScrollEnabled = true
  /// Whether arrows, Page keys, Home and End scroll, where they move no focus and nobody nearer to the
  /// focus has a use for them.
  public var allowsKeyboardScrolling = true
  /// Of the part that is shown, in points: that of `bounds`.
  public var visibleSize: CGSize { bounds.size }
  /// Kept: the content begins at the edge, and what has bars keeps it out of their way.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Room kept free around a focused item when scrolling to it, in points.
  public var focusScrollMargins = EdgeInsets()

  /// What takes a keyboard on glass away: UIKit's `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// Has no effect, as there is no keyboard on glass; here for source that was written for UIKit.
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Has no effect, as content stops at its ends; here for source that was written for UIKit.
  public var alwaysBounceVertical = false
  /// Has no effect, as content stops at its ends; here for source that was written for UIKit.
  public var alwaysBounceHorizontal = false

  open override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier ?? inferredGroup }
    set { super.focusGroupIdentifier = newValue }
  }
  /// The view's own focus group: unique by its number; the name in it is for people.
  ///
  /// Stored, as every search asks for it.
  private lazy var inferredGroup = groupName
  private var groupName: String { "\(accessibilityIdentifier ?? "ScrollView") (\(displayID))" }

  public override var accessibilityIdentifier: String? { didSet { inferredGroup = groupName } }

  open override var scrollableContainer: (any FocusItemScrollableContainer)? { self }

  /// Called after `contentOffset` has changed, possibly before an animation to it has ended;
  /// overrides call super.
  open func didScroll() { offsetDidChange?() }

  /// For a bar that follows, in the place of UIKit's key-value observing.
  package var offsetDidChange: (() -> Void)?

  /// Points at the top that focus scrolls out whole or not at all, as a large title cannot be read
  /// in part; 0: none.
  package var collapsingHeight: CGFloat = 0

  /// Chooses where to scroll when an item inside gets the focus; `proposed` is the nearest offset
  /// that shows it with its margins.
  ///
  /// By default nowhere while `isScrollEnabled` is false.
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

  /// Clamps an offset to the content, unless that has not been laid out yet.
  func clamped(_ offset: CGPoint) -> CGPoint {
    guard contentSize != .zero else { return offset }
    return CGPoint(
      x: max(0, min(offset.x, contentSize.width - bounds.width)),
      y: max(0, min(offset.y, contentSize.height - bounds.height)))
  }

  private func clampOffset() { contentOffset = bounds.origin }
}
