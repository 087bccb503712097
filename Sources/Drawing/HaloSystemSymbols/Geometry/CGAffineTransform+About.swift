import FocusGeometry
import Foundation

extension CGAffineTransform {
  /// Returns the transform applied about `middle` instead of the origin, followed by a translation
  /// of `middle` to `place`.
  func about(_ middle: CGPoint, movedTo place: CGPoint) -> CGAffineTransform {
    translatedBy(x: -middle.x, y: -middle.y)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }
}
