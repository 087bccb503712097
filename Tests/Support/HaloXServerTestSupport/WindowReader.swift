import CHaloX11
import Foundation
import HaloCairoRenderer

/// Reads windows of other programs from the screen.
package final class WindowReader {
  let display: OpaquePointer
  private var isOpen = true

  package init(_ server: XServer) throws {
    guard let display = XOpenDisplay(server.displayName) else { throw ServerError.didNotStart }
    self.display = display
  }

  deinit { close() }

  /// Closes the connection, after which nothing can be read.
  ///
  /// It must be called before the server is killed, because a lost connection ends the process.
  package func close() {
    if isOpen { XCloseDisplay(display) }
    isOpen = false
  }

  /// The first visible window on the screen with this title; nil if there is none.
  ///
  /// For a window in a window manager's frame, use ``window(withClass:named:)``.
  package func window(titled title: String) -> UInt? {
    var (root, parent): (CHaloX11.Window, CHaloX11.Window) = (0, 0)
    var children: UnsafeMutablePointer<CHaloX11.Window>?
    var count: UInt32 = 0
    XQueryTree(display, XDefaultRootWindow(display), &root, &parent, &children, &count)
    guard let children else { return nil }
    defer { XFree(children) }
    return (0..<Int(count)).map { children[$0] }.first {
      isVisible($0) && self.title(of: $0) == title
    }
  }

  private func isVisible(_ window: CHaloX11.Window) -> Bool {
    var attributes = XWindowAttributes()
    return XGetWindowAttributes(display, window, &attributes) != 0
      && attributes.map_state == IsViewable
  }

  /// Whether the server considers a key pressed; by then it has sent the press to the window with
  /// the keyboard focus.
  package func isKeyDown(_ symbol: Int32) -> Bool {
    let code = Int(XKeysymToKeycode(display, KeySym(symbol)))
    var keys = [CChar](repeating: 0, count: 32)
    XQueryKeymap(display, &keys)
    return keys[code / 8] & 1 << (code % 8) != 0
  }

  package func title(of window: UInt) -> String? { text(of: "_NET_WM_NAME", on: window) }

  /// A text property of a window; nil if it has none.
  package func text(of property: String, on window: UInt) -> String? {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, XInternAtom(display, property, 0), 0, 1024, 0,
      Atom(AnyPropertyType), &type, &format, &count, &rest, &bytes)
    guard let bytes else { return nil }
    defer { XFree(bytes) }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  /// The pixels of a window; nil if they cannot be read.
  ///
  /// The server must have 32 bits per pixel, as at depth 24.
  package func picture(of window: UInt) -> PixelSurface? {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0,
      let image = XGetImage(
        display, window, 0, 0, UInt32(attributes.width), UInt32(attributes.height),
        XAllPlanes(), ZPixmap)
    else { return nil }
    defer { _ = image.pointee.f.destroy_image(image) }
    let (width, height) = (Int(attributes.width), Int(attributes.height))
    guard image.pointee.bits_per_pixel == 32,
      let surface = try? PixelSurface(width: width, height: height),
      let target = surface.data, let source = image.pointee.data
    else { return nil }
    for y in 0..<height {
      memcpy(
        target + y * surface.stride, source + y * Int(image.pointee.bytes_per_line), width * 4)
    }
    surface.markChanged()
    return surface
  }
}
