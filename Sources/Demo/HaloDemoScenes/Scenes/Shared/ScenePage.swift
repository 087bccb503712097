import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// A scroll view for content that may not fit into a small window; it scrolls with the focus.
///
/// It is no focus group of its own: its content belongs to the enclosing focus group.
@MainActor
final class ScenePage: ScrollView {
  /// The parts that should be visible together, in the page's coordinates.
  ///
  /// While an item in a part has the focus, the page shows as much of the part as fits.
  var parts: [CGRect] = []

  override var focusGroupIdentifier: String? {
    get { nil }
    set { super.focusGroupIdentifier = newValue }
  }

  override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    guard let view = item as? View else { return proposed }
    // A row of an inner list, which scrolls too, is visible where the list is.
    let inside = sequence(first: view, next: \.superview).prefix { $0 !== self }
    let shown = inside.reversed().first { $0 is ScrollView } ?? view
    let frame = shown.convert(shown.bounds, to: self)
    let part = parts.first { $0.contains(frame.center) && $0.height <= bounds.height }
    guard let part else { return proposed }
    let y = min(max(contentOffset.y, part.maxY - bounds.height), part.minY)
    return CGPoint(x: proposed.x, y: y)
  }
}
