import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A `scroll` of a layout.
final class LayoutScroll: ScrollView, LayoutElement {
  var traits = ElementTraits() { didSet { focusMayHaveChanged() } }
  /// nil: fits what is inside.
  var givenContentSize: CGSize? { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    fitContent(given: givenContentSize)
    super.layoutSubviews()
    updateLooks()
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    refresh()
  }

  func updateLooks() {
    backgroundColor = isHighlightedByFocus ? style.highlight : traits.color ?? .clear
    cornerRadius = traits.color == nil ? 0 : LayoutStyle.radius(of: bounds.size)
    focusScrollMargins = .scrolling(isTV: style.isTV)
  }

  override var defaultFocusEffect: FocusEffect? { makeFocusEffect() }
}

extension ScrollView {
  /// As large as the layout says, or as what is inside and the view itself need.
  func fitContent(given: CGSize?) {
    let inside = subviews.reduce(CGRect(origin: .zero, size: bounds.size)) { $0.union($1.frame) }
    contentSize = given ?? CGSize(width: inside.maxX, height: inside.maxY)
  }
}

extension EdgeInsets {
  /// Room for a ring, or for what rises.
  static func scrolling(isTV: Bool) -> EdgeInsets { EdgeInsets(isTV ? 48 : 12) }
}
