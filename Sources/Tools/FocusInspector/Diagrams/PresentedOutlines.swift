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
    /// The part of the outline's bounds that no clip cuts off, in window points; nil for none.
    var seen: CGRect?
  }

  private var items: [Item] = []
  /// The part of the window beside its hints, in window points, where items are marked; nil for the
  /// whole picture.
  private(set) var room: CGRect?

  /// The outlines for a picture in which every item is drawn in its frame.
  package static let inFrames = PresentedOutlines()

  private init() {}

  /// The outlines of a window now.
  ///
  /// - Parameters:
  ///   - window: the window.
  ///   - isLifted: whether its items are drawn with their lift, as in its frames; otherwise they
  ///     are drawn as in `layoutDisplayList()`.
  @MainActor
  package init(in window: Window, isLifted: Bool = true) {
    func look(at view: View, inside room: CGRect) {
      guard !view.isHidden, view.alpha > 0 else { return }
      let frame = view.convert(view.bounds, to: window)
      if view.canBecomeFocused, let outline = view.displacedOutline(isLifted: isLifted) {
        let seen = outline.bounds.largestPlace(of: [], in: room)
        items.append(Item(frame: frame, outline: outline, seen: seen))
      }
      let room = view.clipsToBounds ? frame.intersection(room) : room
      for subview in view.subviews { look(at: subview, inside: room) }
    }
    for view in window.subviews { look(at: view, inside: window.bounds) }
    let (hints, zoom) = (window.hintArea.insets, window.zoom)
    room = window.bounds.inset(
      by: EdgeInsets(
        top: hints.top * zoom, left: hints.left * zoom, bottom: hints.bottom * zoom,
        right: hints.right * zoom))
  }

  private func item(with frame: CGRect) -> Item? {
    items.first { item in
      abs(item.frame.minX - frame.minX) < 0.5 && abs(item.frame.minY - frame.minY) < 0.5
        && abs(item.frame.maxX - frame.maxX) < 0.5 && abs(item.frame.maxY - frame.maxY) < 0.5
    }
  }

  /// Returns the outline of the item with this frame; nil if it is drawn in its frame.
  func outline(of frame: CGRect) -> Shape? { item(with: frame)?.outline }

  /// Returns the largest part of an item that is seen where it is drawn; nil for none.
  ///
  /// - Parameters:
  ///   - frame: the frame of the item.
  ///   - visible: the uncovered parts of the frame; empty for all of it.
  ///   - onScreen: the part of the frame that nothing cuts off; nil for none.
  ///   - bounds: the bounds of the window.
  /// - Returns: The part, in window points.
  func sight(
    of frame: CGRect, visible: [CGRect], onScreen: CGRect?, in bounds: CGRect
  ) -> CGRect? {
    guard let onScreen else { return nil }
    if let item = item(with: frame) { return item.seen?.largestPlace(of: [], in: bounds) }
    return frame.largestPlace(of: visible, in: onScreen.intersection(bounds))
  }

  /// Returns where the item with this frame is drawn.
  package func place(of frame: CGRect) -> CGRect { outline(of: frame)?.bounds ?? frame }
}
