import HaloCairoRenderer

/// A picture or film as the report has it: patches that are laid over each other.
package struct StoredPicture: Encodable, Equatable {
  /// A file of the pool and where it lies, in pixels.
  struct Patch: Equatable, Encodable {
    var file: Int
    var place: PixelRect
    /// Whether what is clear shows what is below; otherwise all of the place is replaced.
    var isOver: Bool

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for number in [file, place.x, place.y, place.width, place.height, isOver ? 1 : 0] {
        try list.encode(number)
      }
    }
  }

  struct Frame: Equatable, Encodable {
    /// Milliseconds.
    var start: Double
    var patches: [Patch]
  }

  var width, height: Int
  /// Milliseconds; 0 for a still picture.
  var duration: Double
  var frames: [Frame]
  /// Whether fewer pixels are kept than there are.
  var isReduced = false
}
