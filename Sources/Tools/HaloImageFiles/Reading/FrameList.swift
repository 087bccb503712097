import HaloCairoRenderer

/// The frames of a picture file, not yet decoded; one frame for a still picture.
struct FrameList {
  let file: PNGFile
  let frames: [FrameControl]

  /// Reads the frames of a file.
  ///
  /// - Throws: ``ImageFileError`` for a broken PNG file, or an animation that the standard does not
  ///   allow.
  init(_ bytes: [UInt8], path: String) throws(ImageFileError) {
    file = try PNGFile(bytes, path: path)
    guard file.isAnimated else {
      var still = FrameControl(whole: file)
      still.data = file.chunks.filter { $0.type == "IDAT" }.map(\.data)
      frames = [still]
      return
    }
    do throws(Fault) {
      frames = try Self.animation(of: file)
    } catch {
      throw ImageFileError(path: path, reason: "a broken animated PNG: \(error.reason)")
    }
  }

  private struct Fault: Error {
    var reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private static func animation(of file: PNGFile) throws(Fault) -> [FrameControl] {
    var frames: [FrameControl] = []
    var announced: Int?
    var sequence: UInt32 = 0
    var hasPixels = false
    func take(_ data: [UInt8]) throws(Fault) -> [UInt8] {
      guard data.count >= 4, data.bigEndian(at: 0) == sequence else {
        throw Fault("part \(sequence) is missing or out of order")
      }
      sequence += 1
      return Array(data[4...])
    }
    for chunk in file.chunks {
      switch chunk.type {
      case "acTL":
        guard announced == nil, !hasPixels, chunk.data.count == 8 else {
          throw Fault("a frame control is out of place")
        }
        announced = Int(Array(chunk.data).bigEndian(at: 0))
      case "fcTL":
        let data = try take(Array(chunk.data))
        guard let frame = FrameControl(data, width: file.width, height: file.height) else {
          throw Fault("frame \(frames.count + 1) extends beyond the picture, or has invalid values")
        }
        if let last = frames.last, last.data.isEmpty {
          throw Fault("frame \(frames.count) has no pixels")
        }
        frames.append(frame)
      case "IDAT":
        hasPixels = true
        // Pixels before the first frame are for viewers that do not show animations.
        guard !frames.isEmpty else { continue }
        guard frames.count == 1, frames[0].place == FrameControl(whole: file).place else {
          throw Fault("the first frame is not the whole picture")
        }
        frames[0].data.append(chunk.data)
      case "fdAT":
        _ = try take(Array(chunk.data.prefix(4)))
        guard hasPixels, !frames.isEmpty else {
          throw Fault("pixels come before their frame control")
        }
        frames[frames.count - 1].data.append(chunk.data.dropFirst(4))
      default: break
      }
    }
    guard let announced, announced == frames.count, announced > 0 else {
      throw Fault("it has \(frames.count) frames but announces \(announced ?? 0)")
    }
    if let last = frames.last, last.data.isEmpty {
      throw Fault("frame \(frames.count) has no pixels")
    }
    return frames
  }
}

extension FrameControl {
  /// Creates the only frame of a still picture.
  init(whole file: PNGFile) {
    place = PixelRect(x: 0, y: 0, width: file.width, height: file.height)
    (duration, disposal, blending) = (0, .none, .source)
  }
}
