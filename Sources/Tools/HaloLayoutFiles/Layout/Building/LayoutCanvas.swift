import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The superview of a layout's views, which may show a picture of another program's screen.
final class LayoutCanvas: View {
  /// The picture that fills the canvas; nil for none.
  ///
  /// A picture is the same in every appearance, so views above it use light or dark style according
  /// to it.
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

  /// Returns the part of the backdrop in `rect`, in the canvas's points; nil if there is no
  /// backdrop there.
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
