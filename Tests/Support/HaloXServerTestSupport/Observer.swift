import CHaloX11
import CHaloXext
import Foundation

@testable import HaloXlibHost

/// Another client of the same server, which observes the screen and simulates a window manager.
@MainActor
package final class Observer {
  package let connection: DisplayConnection
  package var display: OpaquePointer { connection.display }
  package var root: CHaloX11.Window { connection.root }

  package init(_ server: XServer) throws {
    connection = try DisplayConnection(name: server.displayName)
  }

  /// The pixel of a window as `0xRRGGBB`; nil where it cannot be read.
  package func pixel(of window: CHaloX11.Window, x: Int, y: Int) -> UInt32? {
    var result: UInt32?
    _ = XErrors.trap(display) {
      guard
        let image = XGetImage(display, window, Int32(x), Int32(y), 1, 1, XAllPlanes(), ZPixmap)
      else { return }
      let value = image.pointee.f.get_pixel(image, 0, 0)
      func channel(_ mask: UInt) -> UInt32 {
        guard mask != 0 else { return 0 }
        let top = mask >> UInt(mask.trailingZeroBitCount)
        return UInt32(((value & mask) >> UInt(mask.trailingZeroBitCount)) * 255 / top)
      }
      let pixel = image.pointee
      result =
        channel(pixel.red_mask) << 16 | channel(pixel.green_mask) << 8
        | channel(pixel.blue_mask)
      _ = image.pointee.f.destroy_image(image)
    }
    return result
  }

  package func focus(_ window: CHaloX11.Window) {
    _ = XErrors.trap(display) {
      XSetInputFocus(display, window, Int32(RevertToPointerRoot), Time(CurrentTime))
    }
  }

  /// Gives the keyboard focus to a window of another program, in a corner of the screen.
  package func focusElsewhere() {
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    let other = XCreateWindow(
      display, root, 1_020, 764, 2, 2, 0, 0, UInt32(InputOutput), nil, UInt(CWOverrideRedirect),
      &attributes)
    XMapRaised(display, other)
    focus(other)
  }

  /// Grabs the keyboard; false if another client has done so before.
  package func takeKeyboard() -> Bool {
    XGrabKeyboard(display, root, 0, GrabModeAsync, GrabModeAsync, Time(CurrentTime)) == GrabSuccess
  }

  package func releaseKeyboard() {
    XUngrabKeyboard(display, Time(CurrentTime))
    XSync(display, 0)
  }

  package func resize(_ window: CHaloX11.Window, width: Int, height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XSync(display, 0)
  }

  package func setMapped(_ window: CHaloX11.Window, _ isMapped: Bool) {
    if isMapped { XMapWindow(display, window) } else { XUnmapWindow(display, window) }
    XSync(display, 0)
  }

  /// Covers the whole screen until the returned window is destroyed.
  package func cover() -> CHaloX11.Window {
    let window = XCreateSimpleWindow(display, root, 0, 0, 1024, 768, 0, 0, 0x123456)
    XMapRaised(display, window)
    XSync(display, 0)
    return window
  }

  package func destroy(_ window: CHaloX11.Window) {
    XDestroyWindow(display, window)
    XSync(display, 0)
  }

  package func send(_ type: AtomName, to window: CHaloX11.Window, _ data: (Int, Int, Int, Int, Int))
  {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = connection.atoms[type]
    event.xclient.format = 32
    event.xclient.data.l = data
    XSendEvent(display, window, 0, 0, &event)
    XSync(display, 0)
  }

  /// Asks the window manager to close a window, as a taskbar does (EWMH, `_NET_CLOSE_WINDOW`).
  package func askManagerToClose(_ window: CHaloX11.Window) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "_NET_CLOSE_WINDOW", 0)
    event.xclient.format = 32
    event.xclient.data.l = (Int(CurrentTime), 2, 0, 0, 0)
    XSendEvent(display, root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
    XSync(display, 0)
  }

  /// Sends the press and release of a key, “a” by default, to one window, whichever has the
  /// keyboard focus.
  package func sendKey(_ keycode: UInt32? = nil, to window: CHaloX11.Window) {
    for type in [KeyPress, KeyRelease] {
      var event = XEvent()
      event.xkey.type = type
      event.xkey.window = window
      event.xkey.root = root
      event.xkey.same_screen = 1
      event.xkey.keycode = keycode ?? UInt32(XKeysymToKeycode(display, KeySym(XK_a)))
      XSendEvent(display, window, 0, type == KeyPress ? KeyPressMask : KeyReleaseMask, &event)
    }
    XSync(display, 0)
  }

  package func atom(_ name: AtomName) -> Int { Int(connection.atoms[name]) }

  /// Writes a property of a window, as other programs do.
  package func setNumber(_ number: Int, named name: AtomName, of window: CHaloX11.Window) {
    withUnsafeBytes(of: number) { bytes in
      _ = XChangeProperty(
        display, window, connection.atoms[name], XA_INTEGER, 32, PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 1)
    }
    XSync(display, 0)
  }

  package func setResources(_ text: String?) {
    if let text {
      let bytes = Array(text.utf8)
      XChangeProperty(
        display, root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, bytes,
        Int32(bytes.count))
    } else {
      XDeleteProperty(display, root, XA_RESOURCE_MANAGER)
    }
    XSync(display, 0)
  }

  package func counter(_ id: UInt) -> Int64 {
    var value = XSyncValue()
    XSyncQueryCounter(display, id, &value)
    return Int64(value.hi) << 32 | Int64(value.lo)
  }

  /// A text property of a window; nil if it has none.
  package func text(_ property: Atom, of window: CHaloX11.Window) -> String? {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, property, 0, 1024, 0, Atom(AnyPropertyType), &type, &format, &count, &rest,
      &bytes)
    guard let bytes else { return nil }
    defer { XFree(bytes) }
    guard format == 8 else { return nil }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  /// The data of the next client message to the root window; nil if none has arrived.
  package func messageToRoot() -> [Int]? {
    XSync(display, 0)
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      if event.type == ClientMessage {
        let data = event.xclient.data.l
        return [data.0, data.1, data.2, data.3, data.4]
      }
    }
    return nil
  }
}

extension Observer {
  /// The text of the startup messages that have arrived, up to their end.
  package func startupText() -> String {
    XSync(display, 0)
    var bytes: [UInt8] = []
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      guard event.type == ClientMessage, event.xclient.format == 8 else { continue }
      withUnsafeBytes(of: event.xclient.data.b) { bytes += $0.prefix(20) }
    }
    if let end = bytes.firstIndex(of: 0) { bytes = Array(bytes[...end]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The parent of a window: a frame, or the root window; nil for a window that does not exist.
  package func parent(of window: CHaloX11.Window) -> CHaloX11.Window? {
    var (parent, top): (CHaloX11.Window, CHaloX11.Window) = (0, 0)
    var children: UnsafeMutablePointer<CHaloX11.Window>?
    var count: UInt32 = 0
    var isThere = false
    _ = XErrors.trap(display) {
      isThere = XQueryTree(display, window, &top, &parent, &children, &count) != 0
    }
    if let children { XFree(children) }
    return isThere ? parent : nil
  }

  /// Whether a newly mapped window appears within a moment, inside a window manager's frame.
  package func canShowFramed() -> Bool {
    let window = XCreateSimpleWindow(display, root, 0, 0, 100, 100, 0, 0, 0)
    defer { destroy(window) }
    XMapWindow(display, window)
    for _ in 0..<20 {
      var attributes = XWindowAttributes()
      XGetWindowAttributes(display, window, &attributes)
      if parent(of: window) != root, attributes.map_state == IsViewable { return true }
      usleep(5_000)
    }
    return false
  }
}
