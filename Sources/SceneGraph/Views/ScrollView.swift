import FocusEngine
import Foundation

/// Shows a part of something larger: UIKit's `UIScrollView`.
///
/// `bounds.origin` is the content offset. Focus may go to what is out of sight; the focus system
/// then scrolls it in, with the focusing animation. A focus group of its own.
open class ScrollView: View, FocusItemScrollableContainer {
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Points.
  public var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      clampOffset()
      focusMayHaveChanged()
    }
  }
  /// Kept inside the content.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard bounds.origin != newValue else { return }
      bounds.origin = newValue
      didScroll()
    }
  }
  public var visibleSize: CGSize { bounds.size }
  public var focusScrollMargins = FocusScrollMargins()

  open override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier ?? accessibilityIdentifier ?? "ScrollView-\(displayID)" }
    set { super.focusGroupIdentifier = newValue }
  }

  /// Called after `contentOffset` changed; what is drawn may still be on its way there.
  open func didScroll() {}

  /// Chooses where to scroll when an item inside gets the focus; `proposed` is the nearest offset
  /// that shows it with its margins.
  open func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    proposed
  }

  open override func layoutSubviews() { clampOffset() }

  private func clampOffset() {
    let limit = CGPoint(
      x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
    let offset = CGPoint(
      x: max(0, min(contentOffset.x, limit.x)), y: max(0, min(contentOffset.y, limit.y)))
    if offset != contentOffset { contentOffset = offset }
  }
}
