import CHaloX11
import Foundation

/// Windows under a window manager, and other windows of the desktop.
extension WindowReader {
  /// Whether a window manager announces itself.
  package var isManaged: Bool {
    let check = XInternAtom(display, "_NET_SUPPORTING_WM_CHECK", 0)
    return cardinal(check, of: XDefaultRootWindow(display)) != nil
  }

  /// A visible window of this class in a frame; nil if there is none.
  ///
  /// `instance` is the first part of its class hint; nil: any.
  package func window(withClass name: String, named instance: String? = nil) -> UInt? {
    let list = XInternAtom(display, "_NET_CLIENT_LIST", 0)
    return cardinals(list, of: XDefaultRootWindow(display)).first { window in
      var attributes = XWindowAttributes()
      let hint = classHint(of: window)
      return hint.last == name && hint.first == instance ?? hint.first
        && XGetWindowAttributes(display, window, &attributes) != 0
        && attributes.map_state == IsViewable
    }
  }

  /// The window that has the keyboard focus.
  package var focused: UInt {
    var window: CHaloX11.Window = 0
    var revert: Int32 = 0
    XGetInputFocus(display, &window, &revert)
    return window
  }

  /// Takes the keyboard focus away from all windows.
  package func takeKeyboard() {
    XSetInputFocus(display, CHaloX11.Window(None), Int32(RevertToNone), Time(CurrentTime))
    XSync(display, 0)
  }

  /// The size of a window, in pixels; nil if it cannot be read.
  package func size(of window: UInt) -> (width: Int, height: Int)? {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0 else { return nil }
    return (Int(attributes.width), Int(attributes.height))
  }

  /// Whether the window is fullscreen according to the window manager.
  package func isFullscreen(_ window: UInt) -> Bool {
    let state = XInternAtom(display, "_NET_WM_STATE", 0)
    let fullscreen = XInternAtom(display, "_NET_WM_STATE_FULLSCREEN", 0)
    return cardinals(state, of: window).contains(fullscreen)
  }

  /// Opens a window above the others, to which a window manager gives the keyboard focus.
  ///
  /// `process` is the process that the window names as its own; nil: none.
  package func openWindow(of process: Int32? = nil) -> UInt {
    let root = XDefaultRootWindow(display)
    let window = XCreateSimpleWindow(display, root, 100, 100, 400, 300, 0, 0, 0x123456)
    if var number = process.map({ UInt($0) }) {
      withUnsafeBytes(of: &number) {
        _ = XChangeProperty(
          display, window, XInternAtom(display, "_NET_WM_PID", 0), XA_CARDINAL, 32, PropModeReplace,
          $0.baseAddress, 1)
      }
    }
    XMapRaised(display, window)
    XSync(display, 0)
    return window
  }

  package func closeWindow(_ window: UInt) {
    XDestroyWindow(display, window)
    XSync(display, 0)
  }

  /// Sets the resources, as a desktop does when they change.
  package func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display, XDefaultRootWindow(display), XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace,
      bytes, Int32(bytes.count))
    XSync(display, 0)
  }

  /// Whether the program of a window has handled all earlier events, which its answer to a ping
  /// shows; false if there is no answer within 30 seconds.
  package func hasCaughtUp(_ window: UInt) -> Bool {
    let root = XDefaultRootWindow(display)
    XSelectInput(display, root, SubstructureNotifyMask)
    defer {
      XSelectInput(display, root, 0)
      XSync(display, 1)
    }
    let ping = XInternAtom(display, "_NET_WM_PING", 0)
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l = (Int(ping), 0, Int(window), 0, 0)
    XSendEvent(display, window, 0, 0, &event)
    XFlush(display)
    let deadline = Date(timeIntervalSinceNow: 30)
    while Date() < deadline {
      while XPending(display) > 0 {
        XNextEvent(display, &event)
        guard event.type == ClientMessage, event.xclient.window == root else { continue }
        let data = event.xclient.data.l
        if data.0 == Int(ping), data.2 == Int(window) { return true }
      }
      var connection = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&connection, 1, 1000)
    }
    return false
  }

  /// A window's property of 32-bit values; empty if it has none.
  package func values(of property: String, on window: UInt) -> [UInt] {
    cardinals(XInternAtom(display, property, 0), of: window)
  }

  /// The instance and the class of a window; empty if it has none.
  package func classHint(of window: UInt) -> [String] {
    var hint = XClassHint()
    guard XGetClassHint(display, window, &hint) != 0 else { return [] }
    defer {
      XFree(hint.res_name)
      XFree(hint.res_class)
    }
    return [String(cString: hint.res_name), String(cString: hint.res_class)]
  }

  private func cardinal(_ property: Atom, of window: CHaloX11.Window) -> UInt? {
    cardinals(property, of: window).first
  }

  private func cardinals(_ property: Atom, of window: CHaloX11.Window) -> [UInt] {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, property, 0, 1 << 20, 0, Atom(AnyPropertyType), &type, &format, &count,
      &rest,
      &bytes)
    guard let bytes else { return [] }
    defer { XFree(bytes) }
    guard format == 32 else { return [] }
    return bytes.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      // Each value is extended with its sign to a C long.
      UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xFFFF_FFFF }
    }
  }
}
