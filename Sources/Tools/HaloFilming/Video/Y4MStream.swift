/// Frames as a YUV4MPEG2 stream (yuv4mpeg(5) of mjpegtools): a line of text, then each frame with
/// its pixels as they are.
///
/// The format has no field for the colours: they are BT.709, in the limited range that the header
/// states.
package struct Y4MStream {
  /// The width and the height of the frames, in pixels.
  let width, height: Int
  /// The interval between frames in milliseconds.
  let every: Int

  /// Creates a stream; `every` is greater than 0.
  package init(width: Int, height: Int, every: Int) {
    (self.width, self.height, self.every) = (width, height, every)
  }

  /// The line before all frames.
  package var header: [UInt8] {
    // A rate is a fraction in lowest terms.
    var (divisor, rest) = (1000, every)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let rate = "\(1000 / divisor):\(every / divisor)"
    return Array(
      "YUV4MPEG2 W\(width) H\(height) F\(rate) Ip A1:1 C420mpeg2 XCOLORRANGE=LIMITED\n".utf8)
  }

  /// Returns a frame with its marker.
  static func frame(_ picture: YCbCrPicture) -> [UInt8] { Array("FRAME\n".utf8) + picture.bytes }
}
