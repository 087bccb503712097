import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A picture of a screen that marks the items of a finding.
///
/// Each item has an outline and a number; the rest of the screen is muted.
@MainActor
package struct FindingPicture {
  private let screen: DisplayList
  private let style: SearchStyle
  private let tags: [Tag]

  private struct Tag {
    var number: Int
    var item: CGRect
    /// nil if there is no space.
    var rect: CGRect?
  }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - screen: the display list of the screen, at rest.
  ///   - items: the frames of the items in window points, in the order of the finding; nil
  ///     for an item without a place.
  ///   - style: colours for the appearance of the screen.
  ///   - text: measures the numbers.
  package init(
    _ screen: DisplayList, items: [CGRect?], style: SearchStyle, text: any TextMeasuring
  ) {
    self.screen = screen
    // A television's screen is shown smaller than it is, so its text is larger.
    var style = style
    style.textScale = max(1, screen.size.width / 1000)
    self.style = style
    let bounds = CGRect(origin: .zero, size: screen.size)
    var placement = TagPlacement(bounds: bounds)
    tags = items.enumerated().compactMap { index, item in
      // Items out of sight are not in the picture.
      guard let item, item.intersects(bounds) else { return nil }
      let size = TagStyle.size(of: index + 1, style.tagFont, text)
      let rect =
        placement.place(among: item.placesOnCorners(size))
        ?? placement.place(size, at: item)
      return Tag(number: index + 1, item: item, rect: rect)
    }
  }

  /// Returns the screen with the marks over it, in the same size.
  package func displayList() -> DisplayList {
    let bounds = CGRect(origin: .zero, size: screen.size)
    var canvas = DiagramCanvas(clip: bounds)
    drawVeil(in: bounds, on: &canvas)
    // The first item is the most important and is drawn above the others.
    for (index, tag) in tags.enumerated().reversed() {
      let shape = Shape.rounded(tag.item.insetBy(dx: -3, dy: -3), radius: 6, curve: .continuous)
      let width: CGFloat = index == 0 ? 3 : 1.5
      canvas.add(.stroke(shape, width: width + 3, color: style.casing, dash: []))
      canvas.add(.stroke(shape, width: width, color: style.start, dash: index == 0 ? [] : [6, 3]))
    }
    for tag in tags {
      guard let rect = tag.rect else { continue }
      canvas.tag(
        "\(tag.number)", in: rect, font: style.tagFont, color: style.onTag, on: style.start,
        casing: style.casing, radius: rect.height / 2, alignment: .center)
    }
    return screen.placed(
      in: bounds.size, background: style.palette.window, beneath: canvas.items)
  }

  /// Mutes the screen except the items; does nothing if no item is visible.
  private func drawVeil(in bounds: CGRect, on canvas: inout DiagramCanvas) {
    guard !tags.isEmpty else { return }
    let items = tags.map { $0.item.insetBy(dx: -3, dy: -3).integral }
    canvas.veil(bounds, except: items, style.veil)
  }
}
