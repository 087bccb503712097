import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The view for a `scroll` of a layout.
final class LayoutScroll: ScrollView, ScrollingElement {
  var fields = ViewFields() { didSet { focusMayHaveChanged() } }
  var givenContentSize: CGSize? { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    fitContent()
    super.layoutSubviews()
    updateLooks()
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    refresh()
  }

  func updateLooks() {
    backgroundColor = isHighlightedByFocus ? style.highlight : fields.color ?? .clear
    cornerRadius = fields.color == nil ? 0 : LayoutStyle.radius(of: bounds.size)
    focusScrollMargins = .scrolling(isTV: style.isTV)
  }

  override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    snapped(item, near: super.contentOffset(forFocusing: item, proposed: proposed))
  }

  override var defaultFocusEffect: FocusEffect? { makeFocusEffect() }
}

/// A scroll view of a layout.
@MainActor
protocol ScrollingElement: ScrollView, LayoutElement {
  /// The content size that the layout gives, in points; nil to fit the contents.
  var givenContentSize: CGSize? { get set }
}

extension ScrollingElement {
  /// Sets the content size: the given one, otherwise one large enough for the bounds and all
  /// subviews.
  func fitContent() {
    let inside = subviews.reduce(CGRect(origin: .zero, size: bounds.size)) { $0.union($1.frame) }
    contentSize = givenContentSize ?? CGSize(width: inside.maxX, height: inside.maxY)
  }

  func scroll(to offset: CGPoint) {
    // The offset is clamped to the content, so its size must be set first.
    fitContent()
    contentOffset = offset
  }
}

extension EdgeInsets {
  /// Returns the margins in points that stay free around the focused item, for a ring or for
  /// lifting.
  static func scrolling(isTV: Bool) -> EdgeInsets { EdgeInsets(isTV ? 48 : 12) }
}
