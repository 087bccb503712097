import HaloCairoRenderer

/// A picture or film in a report, made of patches drawn over each other.
package struct StoredPicture: Encodable, Equatable {
  /// A file of the pool and its place, in pixels.
  struct Patch: Equatable, Encodable {
    var file: Int
    var place: PixelRect
    /// Whether clear pixels show what is below; otherwise the patch replaces the whole place.
    var isOver: Bool

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for number in [file, place.x, place.y, place.width, place.height, isOver ? 1 : 0] {
        try list.encode(number)
      }
    }
  }

  struct Frame: Equatable, Encodable {
    /// The time since the beginning, in milliseconds.
    var start: Double
    var patches: [Patch]
  }

  var width, height: Int
  /// The duration in milliseconds; 0 for a still picture.
  var duration: Double
  var frames: [Frame]
  /// Whether the stored picture has fewer pixels than the original.
  var isReduced = false
}
