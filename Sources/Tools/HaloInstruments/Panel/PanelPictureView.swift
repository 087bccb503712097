import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A saved picture, as wide as the panel.
@MainActor
final class PanelPictureView: Decoration, PanelLineView {
  private var bitmap: Bitmap?
  private static let margin: CGFloat = 8

  /// The width of a picture on a panel of this width, both in points.
  static func pictureWidth(for width: CGFloat) -> CGFloat { (width - 2 * margin).rounded(.down) }

  func height(for width: CGFloat) -> CGFloat { rect(for: width).maxY + 6 }

  let kind = "picture"

  func show(_ line: PanelLine) {
    guard case .picture(let new) = line, new != bitmap else { return }
    bitmap = new
    setNeedsDisplay()
  }

  private func rect(for width: CGFloat) -> CGRect {
    guard let bitmap else { return .zero }
    let side = Self.pictureWidth(for: width)
    let height = (side * CGFloat(bitmap.height) / CGFloat(bitmap.width)).rounded()
    return CGRect(x: Self.margin, y: 6, width: side, height: height)
  }

  override func draw(into builder: inout DisplayListBuilder) {
    guard let bitmap else { return }
    let rect = rect(for: bounds.width)
    builder.add(.pixels(bitmap, rect: rect))
    builder.add(.hairline(.rect(rect), Color(white: 1, alpha: 0.25)))
  }
}
