import CHaloX11
import CHaloXext
import Foundation

/// A buffer of pixels to send to the server, in memory shared with it where possible, otherwise in
/// private memory.
///
/// Sizes are rounded up, so that a window that is slowly enlarged keeps its buffer for a while.
@MainActor
final class ImageBuffer {
  /// The size in pixels.
  let width: Int
  let height: Int
  /// The bytes from the start of one row to that of the next.
  let stride: Int
  let memory: UnsafeMutableRawPointer
  private let connection: DisplayConnection
  private let image: UnsafeMutablePointer<XImage>
  /// The segment of shared memory; nil for private memory.
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>?

  /// The multiple of pixels to which each side is rounded up.
  private static let slack = 128

  /// Returns the length of a side in pixels, rounded up.
  static func roundedUp(_ length: Int) -> Int { (max(length, 1) + slack - 1) / slack * slack }

  /// The server's id of the shared memory, which its completion events contain; nil for private
  /// memory.
  var segmentID: UInt? { segment?.pointee.shmseg }

  /// Returns whether the buffer is large enough, and at most twice as large as needed.
  func fits(width: Int, height: Int) -> Bool {
    let wanted = Self.roundedUp(width) * Self.roundedUp(height)
    return width <= self.width && height <= self.height && self.width * self.height <= 2 * wanted
  }

  /// Returns a buffer of at least this size in pixels, in private memory if `shared` is false or
  /// sharing fails.
  ///
  /// - Throws: ``HostError/noMemory(_:)``.
  static func make(
    connection: DisplayConnection, visual: WindowVisual, width: Int, height: Int, shared: Bool
  ) throws(HostError) -> ImageBuffer {
    let width = roundedUp(width)
    let height = roundedUp(height)
    if shared,
      let buffer = ImageBuffer(
        sharedOn: connection, visual: visual, width: width, height: height)
    {
      return buffer
    }
    guard
      let buffer = ImageBuffer(
        connection: connection, visual: visual, width: width, height: height)
    else { throw .noMemory("\(width) x \(height) pixels") }
    return buffer
  }

  private init?(
    sharedOn connection: DisplayConnection, visual: WindowVisual, width: Int, height: Int
  ) {
    let display = connection.display
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    guard
      let image = XShmCreateImage(
        display, visual.visual, UInt32(visual.depth), ZPixmap, nil, segment, UInt32(width),
        UInt32(height))
    else {
      segment.deallocate()
      return nil
    }
    let size = Int(image.pointee.bytes_per_line) * height
    let id = shmget(IPC_PRIVATE, size, IPC_CREAT | 0o600)
    // shmat returns -1 when it fails.
    guard id >= 0, let memory = shmat(id, nil, 0), Int(bitPattern: memory) != -1 else {
      if id >= 0 { shmctl(id, IPC_RMID, nil) }
      Self.destroy(image)
      segment.deallocate()
      return nil
    }
    segment.pointee.shmid = id
    segment.pointee.shmaddr = memory.assumingMemoryBound(to: CChar.self)
    segment.pointee.readOnly = 1
    // A server in another container or on another machine offers the extension but refuses this
    // request.
    var isAttached = false
    let failure = XErrors.trap(display) { isAttached = XShmAttach(display, segment) != 0 }
    // Once the server has attached the memory, the id is not needed: the memory is freed when both
    // have detached it.
    shmctl(id, IPC_RMID, nil)
    guard isAttached, failure == nil, !connection.isLost else {
      shmdt(memory)
      Self.destroy(image)
      segment.deallocate()
      return nil
    }
    image.pointee.data = segment.pointee.shmaddr
    self.connection = connection
    self.image = image
    self.segment = segment
    self.memory = memory
    self.width = width
    self.height = height
    stride = Int(image.pointee.bytes_per_line)
  }

  private init?(
    connection: DisplayConnection, visual: WindowVisual, width: Int, height: Int
  ) {
    let display = connection.display
    guard
      let image = XCreateImage(
        display, visual.visual, UInt32(visual.depth), ZPixmap, 0, nil, UInt32(width),
        UInt32(height), 32, 0)
    else { return nil }
    guard let memory = calloc(Int(image.pointee.bytes_per_line), height) else {
      Self.destroy(image)
      return nil
    }
    // The pixels have this machine's byte order; Xlib swaps the bytes for a server with the other.
    image.pointee.byte_order = 1.littleEndian == 1 ? LSBFirst : MSBFirst
    image.pointee.data = memory.assumingMemoryBound(to: CChar.self)
    self.connection = connection
    self.image = image
    segment = nil
    self.memory = memory
    self.width = width
    self.height = height
    stride = Int(image.pointee.bytes_per_line)
  }

  // The server stays attached to the shared memory until it has handled all earlier requests.
  isolated deinit {
    if let segment {
      XShmDetach(connection.display, segment)
      Self.destroy(image)
      shmdt(memory)
      segment.deallocate()
    } else {
      Self.destroy(image)
      free(memory)
    }
  }

  /// Copies a part of the buffer to the same place in the window; lengths are in pixels.
  ///
  /// If `announces` is true and the memory is shared, the server sends an event when it has read
  /// it.
  func put(
    x: Int, y: Int, width: Int, height: Int, window: CHaloX11.Window, context: GC?, announces: Bool
  ) {
    let (x, y) = (Int32(x), Int32(y))
    let (width, height) = (UInt32(width), UInt32(height))
    if segment != nil {
      XShmPutImage(
        connection.display, window, context, image, x, y, x, y, width, height, announces ? 1 : 0)
    } else {
      XPutImage(connection.display, window, context, image, x, y, x, y, width, height)
    }
  }

  private static func destroy(_ image: UnsafeMutablePointer<XImage>) {
    // Xlib must not free the pixels.
    image.pointee.data = nil
    _ = image.pointee.f.destroy_image(image)
  }
}
