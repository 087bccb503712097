import FocusGeometry
import Foundation
import SceneGraph

extension Renderer {
  /// Makes the pixels of one picture that `items` will need and that is not kept yet, so that the
  /// frame that first shows it, or shows it lifted, is not late.
  ///
  /// - Returns: Whether there was one; false: nothing is left to do, or to keep more would push
  ///   something out.
  public func prepareNext(of items: [DisplayItem], scale: CGFloat) -> Bool {
    items.contains { item in
      guard case .image(let image, let rect, _) = item.content,
        rect.width > 0, rect.height > 0
      else { return false }
      return PictureCache.restingScales(focusedScale: item.focusedScale).contains { kept in
        let (width, height) = PictureCache.pixelSize(
          of: rect, scale: scale * item.restScale * kept)
        return pictures.prepare(.image(image), width: width, height: height)
      }
    }
  }
}
