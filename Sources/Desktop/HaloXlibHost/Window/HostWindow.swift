import CHaloX11
import Foundation
import HaloDisplayList

/// A window, and what it tells the window manager about itself.
@MainActor
final class HostWindow {
  /// Points; below it a window manager should not shrink the window.
  static let minimumSize = CGSize(width: 640, height: 400)
  /// UTF-8 bytes; more than any title bar shows, and far less than the server refuses.
  private static let longestTitle = 1_024

  let id: CHaloX11.Window
  let connection: DisplayConnection
  /// Made for the window where its visual is not the screen's default.
  private let colormap: Colormap?
  let pointer: WindowPointer
  private var title: String?
  private var display: OpaquePointer { connection.display }

  /// An unmapped window of this size in pixels.
  init(connection: DisplayConnection, visual: WindowVisual, width: Int, height: Int) {
    self.connection = connection
    let display = connection.display
    var attributes = XSetWindowAttributes()
    var mask = CWBackPixmap | CWBorderPixel | CWBitGravity | CWEventMask
    // The server paints nothing itself, and keeps what is shown where it is while resizing.
    attributes.background_pixmap = Pixmap(None)
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.event_mask =
      KeyPressMask | KeyReleaseMask | FocusChangeMask | KeymapStateMask | ExposureMask
      | StructureNotifyMask | PropertyChangeMask | VisibilityChangeMask | PointerMotionMask
      | EnterWindowMask | LeaveWindowMask | ButtonPressMask | ButtonReleaseMask
    if visual.visual == XDefaultVisual(display, connection.screen) {
      colormap = nil
    } else {
      let own = XCreateColormap(display, connection.root, visual.visual, AllocNone)
      attributes.colormap = own
      mask |= CWColormap
      colormap = own
    }
    id = XCreateWindow(
      display, connection.root, 0, 0, UInt32(width), UInt32(height), 0, visual.depth,
      UInt32(InputOutput), visual.visual, UInt(mask), &attributes)
    pointer = WindowPointer(connection: connection, window: id)
  }

  isolated deinit {
    XDestroyWindow(display, id)
    if let colormap { XFreeColormap(display, colormap) }
  }

  /// Everything that must be there before the window is mapped.
  func introduce(_ options: HostOptions, scale: CGFloat, syncCounters: [UInt]) {
    setClass(name: options.applicationName, class: options.applicationClass)
    setHints()
    setMinimumSize(scale: scale)
    set(.netWMPID, type: XA_CARDINAL, [UInt(getpid())])
    setMachine()
    set(.netWMWindowType, type: XA_ATOM, [connection.atoms[.netWMWindowTypeNormal]])
    var protocols: [AtomName] = [.wmDeleteWindow, .netWMPing]
    if !syncCounters.isEmpty {
      protocols.append(.netWMSyncRequest)
      set(.netWMSyncRequestCounter, type: XA_CARDINAL, syncCounters)
    }
    set(.wmProtocols, type: XA_ATOM, protocols.map { connection.atoms[$0] })
    if let id = options.startupID { setStartupID(id) }
    if options.fullscreen {
      set(.netWMState, type: XA_ATOM, [connection.atoms[.netWMStateFullscreen]])
    }
  }

  func setTitle(_ title: String) {
    guard title != self.title else { return }
    self.title = title
    let title = title.cut(to: Self.longestTitle)
    for name in [AtomName.netWMName, .netWMIconName] {
      set(connection.atoms[name], type: connection.atoms[.utf8String], text: title)
    }
    // The older properties for the title, in the locale's encoding.
    var text = strdup(title)
    defer { free(text) }
    var property = XTextProperty()
    if Xutf8TextListToTextProperty(display, &text, 1, XStdICCTextStyle, &property) >= 0 {
      XSetWMName(display, id, &property)
      XSetWMIconName(display, id, &property)
      XFree(property.value)
    }
  }

  /// Never more than the screen has: a window manager would make the window larger than that.
  func setMinimumSize(scale: CGFloat) {
    let screen = connection.screenSize
    guard let hints = XAllocSizeHints() else { return }
    defer { XFree(hints) }
    hints.pointee.flags = PMinSize
    hints.pointee.min_width = Int32(
      min(Int((Self.minimumSize.width * scale).rounded()), screen.width))
    hints.pointee.min_height = Int32(
      min(Int((Self.minimumSize.height * scale).rounded()), screen.height))
    XSetWMNormalHints(display, id, hints)
  }

  /// The time of the user's last action here, by which window managers decide who gets the focus.
  func setUserTime(_ time: UInt) { set(.netWMUserTime, type: XA_CARDINAL, [time]) }

  var states: Set<AtomName> {
    let values = connection.values(of: .netWMState, on: id)
    return Set(
      [AtomName.netWMStateFullscreen, .netWMStateHidden].filter {
        values.contains(connection.atoms[$0])
      })
  }

  /// Asks the window manager to toggle fullscreen; whether it did shows in ``states``.
  func toggleFullscreen() {
    let toggle = 2
    let fromApplication = 1
    send(
      .netWMState,
      [toggle, Int(connection.atoms[.netWMStateFullscreen]), 0, fromApplication, 0], about: id)
  }

  func minimize() { XIconifyWindow(display, id, connection.screen) }

  func answerPing(time: UInt) {
    send(
      .wmProtocols, [Int(connection.atoms[.netWMPing]), Int(time), Int(id), 0, 0],
      about: connection.root)
  }

  /// Sends a message to the root window, where the window manager listens.
  private func send(_ type: AtomName, _ data: [Int], about window: CHaloX11.Window) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = connection.atoms[type]
    event.xclient.format = 32
    event.xclient.data.l = (data[0], data[1], data[2], data[3], data[4])
    XSendEvent(
      display, connection.root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
  }

  private func setClass(name: String, class className: String) {
    guard let hint = XAllocClassHint() else { return }
    defer { XFree(hint) }
    hint.pointee.res_name = strdup(name)
    hint.pointee.res_class = strdup(className)
    XSetClassHint(display, id, hint)
    free(hint.pointee.res_name)
    free(hint.pointee.res_class)
  }

  private func setHints() {
    guard let hints = XAllocWMHints() else { return }
    defer { XFree(hints) }
    hints.pointee.flags = InputHint | StateHint
    hints.pointee.input = 1
    hints.pointee.initial_state = NormalState
    XSetWMHints(display, id, hints)
  }

  private func setMachine() {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return }
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    set(XA_WM_CLIENT_MACHINE, type: XA_STRING, text: text)
  }

  private func set(_ property: AtomName, type: Atom, _ values: [UInt]) {
    connection.set(connection.atoms[property], on: id, type: type, values)
  }

  private func set(_ property: Atom, type: Atom, text: String) {
    connection.set(property, on: id, type: type, bytes: Array(text.utf8)[...])
  }
}
