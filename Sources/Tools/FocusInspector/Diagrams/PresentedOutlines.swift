import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The outlines of the items that are drawn elsewhere than in their frames, such as lifted ones, by
/// these frames.
///
/// Explanations and graphs know an item by its frame; pictures over a screen mark what is drawn.
package struct PresentedOutlines: Equatable, Sendable {
  private struct Item: Equatable, Sendable {
    /// The frame in window points.
    var frame: CGRect
    /// The outline in window points.
    var outline: Shape
  }

  private var items: [Item] = []

  /// The outlines for a picture in which every item is drawn in its frame.
  package static let inFrames = PresentedOutlines()

  private init() {}

  /// The outlines of a window now.
  @MainActor
  package init(in window: Window) {
    func look(at view: View) {
      guard !view.isHidden, view.alpha > 0 else { return }
      if view.canBecomeFocused, let outline = view.displacedOutline {
        items.append(Item(frame: view.convert(view.bounds, to: window), outline: outline))
      }
      view.subviews.forEach(look)
    }
    window.subviews.forEach(look)
  }

  /// Returns the outline of the item with this frame; nil if it is drawn in its frame.
  func outline(of frame: CGRect) -> Shape? {
    items.first { item in
      abs(item.frame.minX - frame.minX) < 0.5 && abs(item.frame.minY - frame.minY) < 0.5
        && abs(item.frame.maxX - frame.maxX) < 0.5 && abs(item.frame.maxY - frame.maxY) < 0.5
    }?.outline
  }

  /// Returns where the item with this frame is drawn.
  package func place(of frame: CGRect) -> CGRect { outline(of: frame)?.bounds ?? frame }
}
