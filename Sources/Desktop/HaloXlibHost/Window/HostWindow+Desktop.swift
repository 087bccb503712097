import CHaloX11
import Foundation
import HaloCairoRenderer

/// The parts of a window that a desktop's panel shows: its icon, and the end of its start.
extension HostWindow {
  /// Sets the icon, with alpha not premultiplied and each pixel in a C long, as the protocol
  /// requires.
  func setIcon(_ pictures: [PixelSurface]) {
    var values: [UInt] = []
    for picture in pictures {
      values += [UInt(picture.width), UInt(picture.height)]
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          values.append(UInt(Self.straight(picture.pixel(x: x, y: y) ?? 0)))
        }
      }
    }
    connection.set(connection.atoms[.netWMIcon], on: id, type: XA_CARDINAL, values)
  }

  /// Returns a colour without premultiplied alpha.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      let value = (pixel >> shift & 0xFF) * 255 + alpha / 2
      return min(value / alpha, 255) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  /// Tells other programs whether the window can show the instruments.
  func offerInstruments(_ isOffered: Bool) {
    if isOffered {
      set(.haloInstruments, type: XA_CARDINAL, [1])
    } else {
      XDeleteProperty(display, id, connection.atoms[.haloInstruments])
    }
  }

  /// Tells the desktop the start of the program to which this window belongs.
  func setStartupID(_ id: String) {
    connection.set(
      connection.atoms[.netStartupID], on: self.id, type: connection.atoms[.utf8String],
      bytes: Array(id.utf8)[...])
    // The identifier contains the time of the click that started the program, which window managers
    // use to assign the focus.
    if let mark = id.range(of: "_TIME", options: .backwards),
      let time = UInt(id[mark.upperBound...])
    {
      setUserTime(time)
    }
  }

  /// Announces the end of the start, so that the pointer is no longer busy (Startup Notification
  /// Specification).
  func endStartup(_ id: String) {
    let escaped = id.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let message = Array("remove: ID=\"\(escaped)\"".utf8) + [0]
    var type = AtomName.netStartupInfoBegin
    for start in stride(from: 0, to: message.count, by: 20) {
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = self.id
      event.xclient.message_type = connection.atoms[type]
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data.b) {
        $0.copyBytes(from: message[start..<min(start + 20, message.count)])
      }
      XSendEvent(connection.display, connection.root, 0, PropertyChangeMask, &event)
      type = .netStartupInfo
    }
  }
}
