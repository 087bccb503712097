import CHaloGif
import HaloCairoRenderer

/// A GIF as a viewer shows it, decoded by giflib.
struct DecodedGIF {
  struct Frame {
    /// The delay in hundredths of a second.
    var delay: Int
    /// The rectangle that the frame draws.
    var part: PixelRect
    /// The pixels of the whole picture in this frame, `0xRRGGBB`.
    var pixels: [UInt32]
  }

  let width: Int
  let height: Int
  private(set) var frames: [Frame] = []
  private(set) var loopsForever = false

  init?(path: String) {
    guard let file = DGifOpenFileName(path, nil) else { return nil }
    defer { DGifCloseFile(file, nil) }
    guard DGifSlurp(file) == GIF_OK else { return nil }
    (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    guard let map = file.pointee.SColorMap else { return nil }
    let colors = (0..<Int(map.pointee.ColorCount)).map { index in
      let color = map.pointee.Colors[index]
      return UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
    var pixels = [UInt32](repeating: 0, count: width * height)
    for index in 0..<Int(file.pointee.ImageCount) {
      let image = file.pointee.SavedImages[index]
      for number in 0..<Int(image.ExtensionBlockCount) {
        let block = image.ExtensionBlocks[number]
        let bytes = (0..<Int(block.ByteCount)).map { block.Bytes[$0] }
        if block.Function == APPLICATION_EXT_FUNC_CODE {
          loopsForever = bytes == Array("NETSCAPE2.0".utf8)
        }
      }
      var control = GraphicsControlBlock()
      guard DGifSavedExtensionToGCB(file, Int32(index), &control) == GIF_OK else { return nil }
      let desc = image.ImageDesc
      let part = PixelRect(
        x: Int(desc.Left), y: Int(desc.Top), width: Int(desc.Width), height: Int(desc.Height))
      for y in 0..<part.height {
        for x in 0..<part.width {
          let entry = Int(image.RasterBits[y * part.width + x])
          guard entry != Int(control.TransparentColor) else { continue }
          pixels[(part.y + y) * width + part.x + x] = colors[entry]
        }
      }
      frames.append(Frame(delay: Int(control.DelayTime), part: part, pixels: pixels))
    }
  }
}
