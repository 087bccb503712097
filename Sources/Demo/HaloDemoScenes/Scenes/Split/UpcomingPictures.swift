import FocusGeometry
import Foundation
import HaloControls
import HaloDisplayList
import HaloSceneGraph

/// A view that shows nothing and lists pictures that a key may show next, so that the host makes them
/// while nothing else happens.
@MainActor
final class UpcomingPictures: View {
  typealias Picture = (image: Image, size: CGSize)

  /// Returns the pictures, each with the size of the view that would show it, in points.
  var pictures: () -> [Picture] = { [] }

  override func draw(into builder: inout DisplayListBuilder) {
    guard builder.listsUpcoming else { return }
    for (image, size) in pictures() {
      let frame = CGRect(origin: .zero, size: size)
      let rect = ContentMode.scaleAspectFill.rect(of: image.size, in: frame)
      builder.add(image, in: rect, shape: .rect(frame))
    }
  }
}
