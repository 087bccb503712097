import CGif
import CairoRenderer
import Foundation

/// An animated GIF while it is written.
///
/// The file appears whole or not at all: it is written beside its place and renamed.
final class GIFFile {
  private let path: String
  private let temporary: String
  private var file: UnsafeMutablePointer<GifFileType>?

  /// Part of a picture: entries of the colour table, row by row.
  struct Image {
    var frame: PixelRect
    var entries: [UInt8]
  }

  /// - Throws: `RenderError`.
  init(path: String, width: Int, height: Int, colors: [ColorTable.Color]) throws {
    self.path = path
    temporary = path + ".part"
    // A file that giflib makes itself can be read by its owner alone.
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(errno) }
    var code: Int32 = 0
    guard let file = EGifOpenFileHandle(descriptor, &code) else {
      close(descriptor)
      throw failure(code: code)
    }
    self.file = file
    EGifSetGifVersion(file, true)
    // Tables have a power of two of entries, at least two.
    let size = max(2, 1 << GifBitSize(Int32(colors.count)))
    let map = GifMakeMapObject(Int32(size), nil)
    defer { GifFreeMapObject(map) }
    for (index, color) in colors.enumerated() {
      map?.pointee.Colors[index] = GifColorType(
        Red: GifByteType(color.red), Green: GifByteType(color.green),
        Blue: GifByteType(color.blue))
    }
    try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map))
    try loopForever()
  }

  deinit {
    guard let file else { return }
    EGifCloseFile(file, nil)
    unlink(temporary)
  }

  /// By the extension that browsers know: without it a film is shown once.
  private func loopForever() throws {
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    try check(EGifPutExtensionBlock(file, 3, [1, 0, 0] as [UInt8]))
    try check(EGifPutExtensionTrailer(file))
  }

  /// Draws over what is there.
  ///
  /// - Parameters:
  ///   - image: where and what.
  ///   - delay: until the next image, in 1/100 s.
  ///   - clear: the entry that lets what is there through; nil for none.
  /// - Throws: `RenderError`.
  func append(_ image: Image, delay: Int, clear: UInt8?) throws {
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(delay),
      TransparentColor: clear.map(Int32.init) ?? NO_TRANSPARENT_COLOR)
    var bytes = [GifByteType](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &bytes)
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, bytes))
    let frame = image.frame
    try check(
      EGifPutImageDesc(
        file, Int32(frame.x), Int32(frame.y), Int32(frame.width), Int32(frame.height), false, nil))
    var entries = image.entries
    try entries.withUnsafeMutableBufferPointer { entries in
      guard let start = entries.baseAddress else { return }
      for row in 0..<frame.height {
        try check(EGifPutLine(file, start + row * frame.width, Int32(frame.width)))
      }
    }
  }

  /// Ends the file and puts it in its place.
  ///
  /// - Throws: `RenderError`.
  func finish() throws {
    guard let open = file else { return }
    file = nil
    var code: Int32 = 0
    errno = 0
    guard EGifCloseFile(open, &code) == GIF_OK else {
      let error = failure(code: code)
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let error = failure(errno)
      unlink(temporary)
      throw error
    }
  }

  private func check(_ status: Int32) throws {
    guard status != GIF_OK else { return }
    throw failure(code: file?.pointee.Error ?? E_GIF_ERR_WRITE_FAILED)
  }

  private func failure(_ number: Int32) -> RenderError {
    .write(path: path, reason: String(cString: strerror(number)))
  }

  /// What the system says, else what the library says.
  private func failure(code: Int32) -> RenderError {
    if errno != 0 { return failure(errno) }
    let reason = GifErrorString(code).map { String(cString: $0) } ?? "unknown error"
    return .write(path: path, reason: reason)
  }
}
