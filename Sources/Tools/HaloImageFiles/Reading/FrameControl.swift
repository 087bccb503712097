import HaloCairoRenderer

/// How a frame of an animated PNG is put over those before it: a chunk `fcTL` (W3C, Portable Network
/// Graphics, 3rd edition, 11.3.6.2).
struct FrameControl {
  /// What becomes of the frame's place before the next frame.
  enum Disposal: UInt8 {
    case none, background, previous
  }

  /// How its pixels meet those that are there.
  enum Blending: UInt8 {
    case source, over
  }

  var place: PixelRect
  /// In millionths of a second.
  var duration: Int
  var disposal: Disposal
  var blending: Blending
  /// Its compressed pixels, in parts of the file.
  var data: [ArraySlice<UInt8>] = []

  /// Reads the data of a chunk behind its sequence number; nil for what the standard does not allow.
  init?(_ data: [UInt8], width: Int, height: Int) {
    guard data.count == 22 else { return nil }
    let numbers = (0..<4).map { Int(data.bigEndian(at: 4 * $0)) }
    place = PixelRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
    guard place.width > 0, place.height > 0, place.maxX <= width, place.maxY <= height,
      let disposal = Disposal(rawValue: data[20]), let blending = Blending(rawValue: data[21])
    else { return nil }
    (self.disposal, self.blending) = (disposal, blending)
    let (delay, unit) = (Int(data[16]) << 8 | Int(data[17]), Int(data[18]) << 8 | Int(data[19]))
    // A unit of 0 is a hundredth of a second. No time at all means as soon as possible, which the
    // standard lets a viewer bound.
    duration = max(Self.shortest, delay * 1_000_000 / (unit == 0 ? 100 : unit))
  }

  /// Millionths of a second that a frame stays at the least (our choice).
  private static let shortest = 1_000
}
