import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// Holds what may not fit into a small window, and scrolls with the focus.
///
/// For focus it is not there: what is in it belongs to the focus group around it.
@MainActor
final class ScenePage: ScrollView {
  /// What should be seen together, in the page's own points; where something in a part has the
  /// focus, as much of the part is shown as there is room for.
  var parts: [CGRect] = []

  override var focusGroupIdentifier: String? {
    get { nil }
    set { super.focusGroupIdentifier = newValue }
  }

  override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    guard let view = item as? View else { return proposed }
    // A row of a list inside, which scrolls too, will be in sight where the list is.
    let inside = sequence(first: view, next: \.superview).prefix { $0 !== self }
    let shown = inside.reversed().first { $0 is ScrollView } ?? view
    let frame = shown.convert(shown.bounds, to: self)
    let part = parts.first { $0.contains(frame.center) && $0.height <= bounds.height }
    guard let part else { return proposed }
    let y = min(max(contentOffset.y, part.maxY - bounds.height), part.minY)
    return CGPoint(x: proposed.x, y: y)
  }
}
