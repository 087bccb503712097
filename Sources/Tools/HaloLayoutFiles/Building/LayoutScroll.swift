import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

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
  /// Sets the content size: as given, or else large enough for the bounds and everything inside.
  func fitContent(given: CGSize?) {
    let inside = subviews.reduce(CGRect(origin: .zero, size: bounds.size)) { $0.union($1.frame) }
    contentSize = given ?? CGSize(width: inside.maxX, height: inside.maxY)
  }
}

extension EdgeInsets {
  /// Points that stay free around the focused item: room for a ring, or for an item that rises.
  static func scrolling(isTV: Bool) -> EdgeInsets { EdgeInsets(isTV ? 48 : 12) }
}
