import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// What a layout's views stand on: nothing, or a picture of another program's screen.
final class LayoutCanvas: View {
  /// Fills the canvas; nil for none.
  ///
  /// A picture is as it is in every appearance, so what is drawn over it follows the picture.
  var backdrop: Image? {
    didSet {
      traitOverrides.userInterfaceStyle =
        backdrop.map { $0.isMostlyDark ? .dark : .light } ?? .unspecified
      setNeedsDisplay()
    }
  }

  override func draw(into builder: inout DisplayListBuilder) {
    guard let backdrop else { return }
    let bounds = presented(.bounds, bounds)
    builder.add(backdrop, in: bounds, shape: .rect(bounds))
  }

  /// The picture of what the backdrop shows in `rect`, which is in the canvas's points; nil where it
  /// shows nothing.
  func piece(in rect: CGRect) -> Image? {
    guard let backdrop, rect.width > 0, rect.height > 0, rect.intersects(bounds) else { return nil }
    let scale = CGSize(
      width: backdrop.size.width / bounds.width, height: backdrop.size.height / bounds.height)
    return Image(
      size: CGSize(width: rect.width * scale.width, height: rect.height * scale.height),
      isOpaque: backdrop.isOpaque && bounds.contains(rect), drawing: backdrop.drawing,
      origin: CGPoint(x: rect.minX * scale.width, y: rect.minY * scale.height))
  }
}
