import FocusGeometry
import Foundation
import HaloDisplayList

extension DisplayItem {
  /// Returns the item's rounded clip in device pixels, reduced to what its drawing needs.
  ///
  /// - Parameters:
  ///   - bounds: The device pixels that the item may change.
  ///   - scale: The device pixels for each point.
  /// - Returns: The part of `bounds` inside the clip's bounding box, and the curved outline; nil if
  ///   the rectangle suffices, because `bounds` reaches no corner of the clip.
  func confinement(within bounds: PixelRect, scale: CGFloat) -> (rect: PixelRect, curve: Shape?) {
    guard let roundedClip else { return (bounds, nil) }
    let outline = roundedClip.applying(
      CGAffineTransform(scaleX: scale, y: scale), snapping: .size)
    let box = PixelRect(covering: outline.bounds)
    let inside = bounds.intersection(box)
    guard let extent = outline.cornerExtent else { return (inside, outline) }
    let corner = Int(extent.rounded(.up))
    guard corner > 0 else { return (inside, nil) }
    let corners = [
      PixelRect(x: box.x, y: box.y, width: corner, height: corner),
      PixelRect(x: box.maxX - corner, y: box.y, width: corner, height: corner),
      PixelRect(x: box.x, y: box.maxY - corner, width: corner, height: corner),
      PixelRect(x: box.maxX - corner, y: box.maxY - corner, width: corner, height: corner),
    ]
    return (inside, corners.contains { $0.intersects(inside) } ? outline : nil)
  }
}
