import CHaloX11
import Foundation

/// Reads the desktop's XSETTINGS and hears when they change, or when their manager goes or comes.
@MainActor
final class SettingsManager {
  private let connection: DisplayConnection
  private let selection: Atom
  /// The window that has the settings; 0 while there is none.
  private var window: CHaloX11.Window = 0
  /// nil while there are none, or none that can be read.
  private(set) var settings: XSettings?

  /// The most that is read, in units of 4 bytes: more than any desktop has.
  private static let limit = 1 << 16

  /// Reads what there is now.
  init(connection: DisplayConnection) {
    self.connection = connection
    selection = XInternAtom(connection.display, "_XSETTINGS_S\(connection.screen)", 0)
    find()
  }

  /// Another manager may have come, or this one gone.
  func find() {
    window = XGetSelectionOwner(connection.display, selection)
    guard window != 0 else {
      settings = nil
      return
    }
    let failure = XErrors.trap(connection.display) {
      XSelectInput(connection.display, window, PropertyChangeMask | StructureNotifyMask)
    }
    // The manager has just gone; the next one will announce itself.
    if failure != nil { window = 0 }
    read()
  }

  /// Whether a window is the one that has the settings.
  func isManager(_ other: CHaloX11.Window) -> Bool { window != 0 && window == other }

  /// Whether a message to the root window tells of a new manager.
  func isAnnouncement(selection: UInt) -> Bool { self.selection == selection }

  /// Reads the settings anew.
  func read() {
    settings = window == 0 ? nil : bytes().flatMap(XSettings.init(bytes:))
  }

  private func bytes() -> [UInt8]? {
    let property = connection.atoms[.xsettingsSettings]
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let failure = XErrors.trap(connection.display) {
      XGetWindowProperty(
        connection.display, window, property, 0, Self.limit, 0, property, &type, &format, &count,
        &rest, &data)
    }
    defer { if let data { XFree(data) } }
    guard failure == nil, format == 8, rest == 0, let data else { return nil }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }
}
