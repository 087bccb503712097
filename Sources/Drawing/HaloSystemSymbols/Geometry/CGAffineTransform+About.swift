import FocusGeometry
import Foundation

extension CGAffineTransform {
  /// The same about a point instead of the origin, with that point then moved to a place.
  func about(_ middle: CGPoint, movedTo place: CGPoint) -> CGAffineTransform {
    translatedBy(x: -middle.x, y: -middle.y)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
  }
}
