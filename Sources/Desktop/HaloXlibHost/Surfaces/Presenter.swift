import CHaloX11
import CHaloXext
import Foundation
import HaloCairoRenderer

/// The owner of a window's pixels, which puts parts of them on the screen.
///
/// There is one buffer, shared with the server. It always holds the last frame, so that a frame
/// draws only what changed, an exposure needs no drawing and a screenshot no copy. Nothing must be
/// drawn while the server reads the buffer (``busySince``), which takes a fraction of a frame; with
/// a second buffer, every change would have to be drawn or copied twice.
@MainActor
final class Presenter {
  /// The surface for drawing; nil until the first ``resize(width:height:)``.
  private(set) var surface: PixelSurface?
  /// The time of ``MonotonicClock`` since which the server has been reading the buffer; nil if it
  /// is not.
  private(set) var busySince: TimeInterval?
  /// The seconds after which the host stops waiting for the server.
  var patience = 0.25
  /// The serial number of the last request, whose completion event ends the wait.
  private var awaited: UInt = 0
  private let connection: DisplayConnection
  private let window: CHaloX11.Window
  private let visual: WindowVisual
  private let context: GC?
  private let converter: PixelConverter?
  private var buffer: ImageBuffer?
  private var usesSharedMemory: Bool
  /// The major opcode of MIT-SHM; nil without it.
  private let sharedMemoryRequest: UInt8?
  /// The type of the server's completion events; nil without MIT-SHM.
  let completionEvent: Int32?

  init(connection: DisplayConnection, window: CHaloX11.Window, visual: WindowVisual) {
    self.connection = connection
    self.window = window
    self.visual = visual
    var values = XGCValues()
    values.graphics_exposures = 0
    context = XCreateGC(connection.display, window, UInt(GCGraphicsExposures), &values)
    converter = visual.layout.isDirect ? nil : PixelConverter(to: visual.layout)
    var (request, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    usesSharedMemory =
      XQueryExtension(connection.display, "MIT-SHM", &request, &event, &error) != 0
    sharedMemoryRequest = usesSharedMemory ? UInt8(truncatingIfNeeded: request) : nil
    completionEvent = usesSharedMemory ? event + ShmCompletion : nil
  }

  isolated deinit {
    buffer = nil
    if let context { XFreeGC(connection.display, context) }
  }

  var isShared: Bool { segmentID != nil }
  /// The server's id of the shared buffer; nil if it is not shared.
  var segmentID: UInt? { buffer?.segmentID }

  /// Creates the surface for a window of this size in pixels; everything drawn before is lost.
  ///
  /// - Throws: ``HostError/noMemory(_:)``, `RenderError.surface(_:)`.
  func resize(width: Int, height: Int) throws {
    surface = nil
    if buffer?.fits(width: width, height: height) != true {
      buffer = nil
      stopWaiting()
      buffer = try ImageBuffer.make(
        connection: connection, visual: visual, width: width, height: height,
        shared: usesSharedMemory)
      usesSharedMemory = usesSharedMemory && isShared
    }
    guard let buffer else { return }
    surface =
      converter == nil
      ? try PixelSurface(
        memory: buffer.memory, width: width, height: height, stride: buffer.stride, format: .rgb24)
      : try PixelSurface(width: width, height: height)
  }

  /// Puts parts of the surface, in pixels, into the window; the requests are not flushed.
  ///
  /// - Returns: the number of pixels that were put.
  @discardableResult
  func put(_ rects: [PixelRect]) -> Int {
    guard let surface, let buffer else { return 0 }
    let visible = rects.map { $0.intersection(surface.bounds) }.filter { !$0.isEmpty }
    guard let last = visible.indices.last else { return 0 }
    if let converter, let source = surface.data {
      for rect in visible { convert(rect, from: source, of: surface, with: converter, to: buffer) }
    } else {
      _ = surface.data  // finishes the drawing
    }
    for (index, rect) in visible.enumerated() {
      if index == last { awaited = XNextRequest(connection.display) }
      buffer.put(
        x: rect.x, y: rect.y, width: rect.width, height: rect.height, window: window,
        context: context, announces: index == last)
    }
    if buffer.segmentID != nil { busySince = busySince ?? MonotonicClock.now() }
    return visible.reduce(0) { $0 + $1.area }
  }

  private func convert(
    _ rect: PixelRect, from source: UnsafeMutableRawPointer, of surface: PixelSurface,
    with converter: PixelConverter, to buffer: ImageBuffer
  ) {
    let bytes = visual.layout.bitsPerPixel / 8
    for y in rect.y..<rect.maxY {
      let row = (source + y * surface.stride + rect.x * 4).assumingMemoryBound(to: UInt32.self)
      converter.convert(
        row: row, to: buffer.memory + y * buffer.stride + rect.x * bytes, count: rect.width)
    }
  }

  /// Records that the server has read everything up to the request with this serial number.
  ///
  /// - Returns: the seconds for which it was reading; nil if it still reads, or for another buffer.
  func didComplete(segment: UInt, request: UInt) -> TimeInterval? {
    // The event of an earlier request, for which the host stopped waiting, must not end this wait.
    guard segment == buffer?.segmentID, request >= awaited, let since = busySince else {
      return nil
    }
    stopWaiting()
    return MonotonicClock.now() - since
  }

  /// Stops waiting for the server, since an overdue completion will not come.
  func stopWaiting() { busySince = nil }

  /// Stops using shared memory if the server has refused it.
  ///
  /// - Returns: whether the server has refused it; then the window's content must be drawn and put
  ///   again.
  /// - Throws: the errors of ``resize(width:height:)``.
  func recoverFromRefusal() throws -> Bool {
    guard usesSharedMemory, let sharedMemoryRequest,
      XErrors.takeFailure(of: sharedMemoryRequest, on: connection.display)
    else { return false }
    usesSharedMemory = false
    buffer = nil
    stopWaiting()
    if let surface { try resize(width: surface.width, height: surface.height) }
    return true
  }
}
