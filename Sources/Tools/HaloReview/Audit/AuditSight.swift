import Foundation

/// A picture of an audited screen, with the places of the findings' items.
package struct AuditSight: Encodable {
  private let picture: StoredPicture
  /// The size of the screen in points.
  private let width, height: Double
  /// The places by id: x, y, width and height in points.
  private var places: [String: [Double]] = [:]

  /// Creates a picture with places.
  ///
  /// - Parameters:
  ///   - picture: a picture of the whole screen.
  ///   - size: the size of the screen, in points.
  ///   - places: the frames of the items that findings name, in points.
  package init(_ picture: StoredPicture, size: CGSize, places: [String: CGRect]) {
    self.picture = picture
    (width, height) = (size.width, size.height)
    self.places = places.mapValues { place in
      [place.minX, place.minY, place.width, place.height].map { ($0 * 100).rounded() / 100 }
    }.filter { $0.value.allSatisfy(\.isFinite) }
  }
}
