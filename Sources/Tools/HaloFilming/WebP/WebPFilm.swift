import CHaloWebP
import CHaloWebPMux
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloImageFiles

/// An animated WebP file that is made frame by frame (RFC 9649).
///
/// The film repeats for ever. Each frame after the first contains only the part that changes. A part
/// is compressed without loss where that takes fewer bytes, as it does for text and flat colours, and
/// otherwise with a loss that is hard to see.
@MainActor
package final class WebPFilm: FilmMaking {
  private let drawer: FrameDrawer
  private let encoder: WebPFrames
  private var previous: PixelSurface?
  private var last = 0

  /// Creates a film without frames.
  ///
  /// - Parameters:
  ///   - drawer: draws the frames.
  ///   - isQuick: whether to save time rather than bytes.
  /// - Throws: `RenderError`, for instance for frames with a side of more than 16,383 pixels.
  package init(drawnBy drawer: FrameDrawer, isQuick: Bool = false) throws {
    self.drawer = drawer
    encoder = try WebPFrames(width: drawer.width, height: drawer.height, isQuick: isQuick)
  }

  package func append(_ list: DisplayList, at time: Int) throws {
    last = time
    let picture = try drawer.draw(list)
    guard picture.part(changedSince: previous) != nil else { return }
    // The film begins with its first frame.
    try encoder.add(picture, at: previous == nil ? 0 : time)
    previous = try picture.part(picture.bounds)
  }

  /// Ends the film at once; `rest` is how long the last frame stays, in milliseconds.
  ///
  /// - Throws: `RenderError`.
  package func finish(rest: Int, within limit: Duration?) throws -> [UInt8]? {
    try encoder.finish(at: last + rest)
  }
}

/// The frames of an animated WebP file.
private final class WebPFrames {
  private let encoder: OpaquePointer
  private var config = WebPConfig()
  private let width, height: Int

  /// The effort of compression, from 0 to 6, and the quality of parts that are compressed with a
  /// loss, from 0 to 100 (our choice).
  private static let (effort, quickEffort): (Int32, Int32) = (3, 0)
  private static let quality: Float = 90

  init(width: Int, height: Int, isQuick: Bool) throws {
    (self.width, self.height) = (width, height)
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0
    else { throw RenderError.surface("this version of libwebp is not the one of the headers") }
    // A loop count of 0 repeats for ever, and every frame but the first needs those before it.
    options.anim_params.loop_count = 0
    options.kmax = 0
    options.allow_mixed = 1
    config.method = isQuick ? Self.quickEffort : Self.effort
    config.quality = Self.quality
    guard max(width, height) <= Int(WEBP_MAX_DIMENSION),
      let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else {
      throw RenderError.surface("WebP files cannot have \(width) × \(height) pixels")
    }
    self.encoder = encoder
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Appends an opaque picture that is shown from `time` on, in milliseconds.
  func add(_ surface: PixelSurface, at time: Int) throws {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0, let data = surface.data else {
      throw RenderError.outOfMemory
    }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(width), Int32(height))
    // On the processors that Halo runs on, the bytes of a pixel are blue, green, red.
    let isImported = WebPPictureImportBGRX(
      &picture, data.assumingMemoryBound(to: UInt8.self), Int32(surface.stride))
    guard isImported != 0 else { throw RenderError.outOfMemory }
    guard WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: time), &config) != 0 else {
      throw failure
    }
  }

  /// Ends the last frame at a time in milliseconds and returns the file.
  func finish(at time: Int) throws -> [UInt8] {
    guard WebPAnimEncoderAdd(encoder, nil, Int32(clamping: time), nil) != 0 else { throw failure }
    var file = WebPData()
    WebPDataInit(&file)
    defer { WebPDataClear(&file) }
    guard WebPAnimEncoderAssemble(encoder, &file) != 0 else { throw failure }
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.size))
  }

  private var failure: RenderError {
    .surface(WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "unknown error")
  }
}
