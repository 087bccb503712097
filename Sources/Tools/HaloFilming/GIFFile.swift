import CHaloGif
import Foundation
import HaloCairoRenderer

/// An animated GIF file that is being made.
final class GIFFile {
  private final class Storage {
    var bytes: [UInt8] = []
  }

  private let storage = Storage()
  private var file: UnsafeMutablePointer<GifFileType>?

  /// A part of a picture: entries of the colour table, row by row.
  struct Image {
    var frame: PixelRect
    var entries: [UInt8]
  }

  /// Begins a file.
  ///
  /// - Throws: `RenderError`.
  init(width: Int, height: Int, colors: [ColorTable.Color]) throws {
    var code: Int32 = 0
    let file = EGifOpen(
      Unmanaged.passUnretained(storage).toOpaque(),
      { file, part, count in
        guard let storage = file?.pointee.UserData else { return 0 }
        Unmanaged<Storage>.fromOpaque(storage).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: part, count: Int(count)))
        return count
      }, &code)
    guard let file else { throw Self.failure(code) }
    self.file = file
    EGifSetGifVersion(file, true)
    // The number of entries in a table is a power of two, at least two.
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
    if let file { EGifCloseFile(file, nil) }
  }

  /// Adds the extension that makes browsers repeat the film; without it they show it once.
  private func loopForever() throws {
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    try check(EGifPutExtensionBlock(file, 3, [1, 0, 0] as [UInt8]))
    try check(EGifPutExtensionTrailer(file))
  }

  /// Appends an image that is drawn over the picture so far.
  ///
  /// - Parameters:
  ///   - image: the place and the entries.
  ///   - delay: the time until the next image, in 1/100 s.
  ///   - clear: the transparent entry; nil for none.
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

  /// Ends the file.
  ///
  /// - Returns: All of its bytes.
  /// - Throws: `RenderError`.
  func finish() throws -> [UInt8] {
    let open = file
    file = nil
    var code: Int32 = 0
    guard EGifCloseFile(open, &code) == GIF_OK else { throw Self.failure(code) }
    return storage.bytes
  }

  private func check(_ status: Int32) throws {
    guard status != GIF_OK else { return }
    throw Self.failure(file?.pointee.Error ?? E_GIF_ERR_WRITE_FAILED)
  }

  private static func failure(_ code: Int32) -> RenderError {
    .surface(GifErrorString(code).map { String(cString: $0) } ?? "unknown error")
  }
}
