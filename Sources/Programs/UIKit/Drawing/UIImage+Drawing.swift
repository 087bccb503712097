import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension UIImage {
  /// Draws the image in its own size in the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image, stretched over a rectangle, in the current context; a symbol without a colour
  /// has that of labels.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    let image = image(filled: (color ?? .label).cgColor)
    let place = CGAffineTransform(translationX: -image.origin.x, y: -image.origin.y)
      .concatenating(
        CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
      )
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    context.draw(image.drawing.applying(place, alpha: 1))
  }
}
