import Foundation

/// What is seen of a screen that was audited, and where findings' items are on it.
package struct AuditSight: Encodable {
  private let picture: StoredPicture
  /// Of the screen, in points.
  private let width, height: Double
  /// By id: x, y, width and height in points.
  private var places: [String: [Double]] = [:]

  /// - Parameters:
  ///   - picture: of all of the screen.
  ///   - size: of the screen, in points.
  ///   - places: of the items that findings name, in points.
  package init(_ picture: StoredPicture, size: CGSize, places: [String: CGRect]) {
    self.picture = picture
    (width, height) = (size.width, size.height)
    self.places = places.mapValues { place in
      [place.minX, place.minY, place.width, place.height].map { ($0 * 100).rounded() / 100 }
    }.filter { $0.value.allSatisfy(\.isFinite) }
  }
}
