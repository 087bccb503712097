import HaloCairoRenderer

/// The instructions for putting a frame of an animated PNG over those before it.
///
/// They come from a chunk `fcTL` (W3C, Portable Network Graphics, 3rd edition, 11.3.6.2).
struct FrameControl {
  /// The treatment of the frame's place before the next frame.
  enum Disposal: UInt8 {
    case none, background, previous
  }

  /// The way in which the frame's pixels combine with those of the canvas.
  enum Blending: UInt8 {
    case source, over
  }

  var place: PixelRect
  /// The duration in microseconds.
  var duration: Int
  var disposal: Disposal
  var blending: Blending
  /// The frame's compressed pixels, as slices of the file.
  var data: [ArraySlice<UInt8>] = []

  /// Reads the data of a chunk after its sequence number; nil for values that the standard does not
  /// allow.
  init?(_ data: [UInt8], width: Int, height: Int) {
    guard data.count == 22 else { return nil }
    let numbers = (0..<4).map { Int(data.bigEndian(at: 4 * $0)) }
    place = PixelRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
    guard place.width > 0, place.height > 0, place.maxX <= width, place.maxY <= height,
      let disposal = Disposal(rawValue: data[20]), let blending = Blending(rawValue: data[21])
    else { return nil }
    (self.disposal, self.blending) = (disposal, blending)
    let (delay, unit) = (Int(data[16]) << 8 | Int(data[17]), Int(data[18]) << 8 | Int(data[19]))
    // A denominator of 0 stands for hundredths of a second. A delay of 0 means as soon as possible,
    // which the standard lets a viewer limit.
    duration = max(Self.shortest, delay * 1_000_000 / (unit == 0 ? 100 : unit))
  }

  /// The shortest duration of a frame in microseconds (Halo's choice).
  private static let shortest = 1_000
}
