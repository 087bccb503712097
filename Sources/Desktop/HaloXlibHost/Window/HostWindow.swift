import CHaloX11
import Foundation
import HaloDisplayList

/// A window, and its communication with the window manager.
@MainActor
final class HostWindow {
  /// The smallest size in points to which a window manager should shrink the window.
  static let minimumSize = CGSize(width: 640, height: 400)
  /// The longest title in UTF-8 bytes; more than any title bar shows, and far less than the server
  /// refuses.
  private static let longestTitle = 1_024

  let id: CHaloX11.Window
  let connection: DisplayConnection
  private(set) var geometry: WindowGeometry
  var visibility = Visibility()
  /// Whether the window is in full screen, as last reported by the window manager; a request does
  /// not change this.
  private(set) var isFullscreen = false
  /// The colormap made for the window; nil if its visual is the screen's default.
  private let colormap: Colormap?
  let pointer: WindowPointer
  private var title: String?
  /// The desktop's identifier of the program's start, until the window is shown.
  private(set) var startupID: String?
  var display: OpaquePointer { connection.display }

  /// Creates an unmapped window.
  init(
    connection: DisplayConnection, visual: WindowVisual, geometry: WindowGeometry,
    startupID: String?
  ) {
    self.connection = connection
    self.geometry = geometry
    self.startupID = startupID
    let display = connection.display
    var attributes = XSetWindowAttributes()
    var mask = CWBackPixmap | CWBorderPixel | CWBitGravity | CWEventMask
    // The server paints no background, and keeps the shown pixels in place while resizing.
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
      display, connection.root, 0, 0, UInt32(geometry.size.width), UInt32(geometry.size.height), 0,
      visual.depth, UInt32(InputOutput), visual.visual, UInt(mask), &attributes)
    pointer = WindowPointer(connection: connection, window: id)
  }

  isolated deinit {
    XDestroyWindow(display, id)
    if let colormap { XFreeColormap(display, colormap) }
  }

  // MARK: Events

  func didConfigure(width: Int, height: Int, origin: CGPoint?) {
    geometry.size = (width, height)
    if let origin { geometry.origin = origin }
  }

  func didMap() {
    visibility.map()
    if let id = startupID {
      startupID = nil
      endStartup(id)
    }
  }

  /// Reads the states that the window manager has set; asks the server.
  func readStates() {
    let values = connection.values(of: .netWMState, on: id)
    isFullscreen = values.contains(connection.atoms[.netWMStateFullscreen])
    visibility.hide(values.contains(connection.atoms[.netWMStateHidden]))
  }

  // MARK: Properties and messages

  /// Sets the pixels per point; ``setMinimumSize()`` publishes the effect.
  func setScale(_ scale: CGFloat) { geometry.scale = scale }

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

  /// Sets the minimum size, at most that of the screen: a window manager would make the window
  /// larger than that.
  func setMinimumSize() {
    let screen = connection.screenSize
    guard let hints = XAllocSizeHints() else { return }
    defer { XFree(hints) }
    hints.pointee.flags = PMinSize
    hints.pointee.min_width = Int32(
      min(Int((Self.minimumSize.width * geometry.scale).rounded()), screen.width))
    hints.pointee.min_height = Int32(
      min(Int((Self.minimumSize.height * geometry.scale).rounded()), screen.height))
    XSetWMNormalHints(display, id, hints)
  }

  /// Sets the time of the user's last action, by which window managers assign the focus.
  func setUserTime(_ time: UInt) { set(.netWMUserTime, type: XA_CARDINAL, [time]) }

  /// Asks the window manager to toggle full screen; ``isFullscreen`` shows the result.
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

  func set(_ property: AtomName, type: Atom, _ values: [UInt]) {
    connection.set(connection.atoms[property], on: id, type: type, values)
  }

  func set(_ property: Atom, type: Atom, text: String) {
    connection.set(property, on: id, type: type, bytes: Array(text.utf8)[...])
  }
}
