import CHaloX11
import CHaloXtst
import Foundation
import HaloCairoRenderer
import HaloHosting

/// A window of another program, with its picture and with keys that are as real as those of a
/// keyboard (XTEST).
@MainActor
package final class ForeignWindow {
  private let connection: DisplayConnection
  private let id: CHaloX11.Window

  /// Returns the window of a process; of several the active one, otherwise the largest visible one.
  ///
  /// - Parameters:
  ///   - process: the process ID, as in `_NET_WM_PID`.
  ///   - displayName: the display; nil for the one in `DISPLAY`.
  /// - Returns: the window; nil if the process has none.
  /// - Throws: ``HostError`` if there is no server or it lacks XTEST.
  package static func find(process: Int32, displayName: String? = nil) throws -> ForeignWindow? {
    let connection = try DisplayConnection(name: displayName)
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XTestQueryExtension(connection.display, &event, &error, &major, &minor) != 0 else {
      throw HostError.noKeys
    }
    var found: (id: CHaloX11.Window, area: Int)?
    _ = XErrors.trap(connection.display) {
      let active = connection.values(of: .netActiveWindow, on: connection.root).first
      for id in windows(under: connection.root, on: connection, depth: 3) {
        guard connection.values(of: .netWMPID, on: id).first == UInt(process) else { continue }
        var attributes = XWindowAttributes()
        guard XGetWindowAttributes(connection.display, id, &attributes) != 0,
          attributes.map_state == IsViewable
        else { continue }
        let area = id == active ? .max : Int(attributes.width) * Int(attributes.height)
        if area > found?.area ?? 1 { found = (id, area) }
      }
    }
    return found.map { ForeignWindow(connection, $0.id) }
  }

  private init(_ connection: DisplayConnection, _ id: CHaloX11.Window) {
    (self.connection, self.id) = (connection, id)
  }

  /// Returns the windows under a window, including those inside the frames of window managers.
  static func windows(
    under parent: CHaloX11.Window, on connection: DisplayConnection, depth: Int
  ) -> [CHaloX11.Window] {
    guard depth > 0 else { return [] }
    var (root, above): (CHaloX11.Window, CHaloX11.Window) = (0, 0)
    var children: UnsafeMutablePointer<CHaloX11.Window>?
    var count: UInt32 = 0
    guard XQueryTree(connection.display, parent, &root, &above, &children, &count) != 0,
      let children
    else { return [] }
    defer { XFree(children) }
    return UnsafeBufferPointer(start: children, count: Int(count)).flatMap {
      [$0] + windows(under: $0, on: connection, depth: depth - 1)
    }
  }

  /// The visible area in pixels of the screen, without the window manager's frame and the window's
  /// own shadow; nil if the window is gone.
  package var visible: CGRect? {
    guard let place else { return nil }
    var visible: CGRect?
    _ = XErrors.trap(connection.display) {
      var (x, y): (Int32, Int32) = (0, 0)
      var child: CHaloX11.Window = 0
      XTranslateCoordinates(connection.display, id, connection.root, 0, 0, &x, &y, &child)
      visible = CGRect(
        x: place.x + Int(x), y: place.y + Int(y), width: place.width, height: place.height)
    }
    return visible
  }

  /// The visible area in pixels of the window; nil if the window is gone.
  private var place: PixelRect? {
    var place: PixelRect?
    _ = XErrors.trap(connection.display) {
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(connection.display, id, &attributes) != 0 else { return }
      // The order is left, right, top and bottom.
      let told = connection.values(of: .gtkFrameExtents, on: id)
      let shadow =
        told.count == 4 && told.allSatisfy { $0 < 1_000 } ? told.map { Int($0) } : [0, 0, 0, 0]
      place = PixelRect(
        x: shadow[0], y: shadow[2], width: Int(attributes.width) - shadow[0] - shadow[1],
        height: Int(attributes.height) - shadow[2] - shadow[3])
    }
    return place
  }

  /// Returns a picture of the visible area.
  ///
  /// - Returns: the picture; nil if the window is gone or not entirely on the screen.
  /// - Throws: `RenderError.surface(_:)` if there is no memory.
  package func picture() throws -> PixelSurface? {
    guard let place, !place.isEmpty else { return nil }
    var image: UnsafeMutablePointer<XImage>?
    _ = XErrors.trap(connection.display) {
      image = XGetImage(
        connection.display, id, Int32(place.x), Int32(place.y), UInt32(place.width),
        UInt32(place.height), UInt.max, ZPixmap)
    }
    guard let image else { return nil }
    defer { _ = image.pointee.f.destroy_image(image) }
    guard let read = image.pointee.f.get_pixel else { return nil }
    let surface = try PixelSurface(width: place.width, height: place.height)
    guard let data = surface.data else { return nil }
    for y in 0..<place.height {
      let row = (data + y * surface.stride).bindMemory(to: UInt32.self, capacity: place.width)
      for x in 0..<place.width {
        row[x] = UInt32(truncatingIfNeeded: read(image, Int32(x), Int32(y)) & 0xFF_FFFF)
      }
    }
    surface.markChanged()
    return surface
  }

  /// Brings the window to the front and gives it the keyboard focus.
  package func activate() {
    _ = XErrors.trap(connection.display) {
      XRaiseWindow(connection.display, id)
      XSetInputFocus(connection.display, id, RevertToParent, UInt(CurrentTime))
    }
  }

  /// Presses and releases a key, together with its modifiers.
  ///
  /// - Returns: whether the keyboard has the key.
  package func press(_ key: Key) -> Bool {
    guard let symbol = key.keySymbol else { return false }
    let code = XKeysymToKeycode(connection.display, symbol)
    guard code != 0 else { return false }
    var held = key.modifierFlags.symbols
    // This keyboard types the symbol with Shift.
    if XkbKeycodeToKeysym(connection.display, code, 0, 0) != symbol,
      XkbKeycodeToKeysym(connection.display, code, 0, 1) == symbol
    {
      held.append(UInt(XK_Shift_L))
    }
    let codes = held.map { UInt32(XKeysymToKeycode(connection.display, $0)) } + [UInt32(code)]
    for code in codes { XTestFakeKeyEvent(connection.display, code, 1, 0) }
    for code in codes.reversed() { XTestFakeKeyEvent(connection.display, code, 0, 0) }
    XSync(connection.display, 0)
    return true
  }
}

extension Key {
  /// The key's symbol; nil for a key that no keymap has.
  fileprivate var keySymbol: KeySym? {
    if case .character(let character) = keyCode {
      return KeySymbol.symbol(of: character).map { KeySym($0) }
    }
    return keyCode.symbol.map { KeySym($0) }
  }
}

extension KeyModifierFlags {
  /// The symbols of the keys on a PC keyboard that stand for these modifiers, and of Tab.
  fileprivate var symbols: [KeySym] {
    var symbols: [Int32] = []
    if contains(.shift) { symbols.append(XK_Shift_L) }
    if !isDisjoint(with: [.control, .command]) { symbols.append(XK_Control_L) }
    if contains(.alternate) { symbols.append(XK_Alt_L) }
    if contains(.tab) { symbols.append(XK_Tab) }
    return symbols.map { KeySym($0) }
  }
}
