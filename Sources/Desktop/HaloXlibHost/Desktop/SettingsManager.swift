import CHaloX11
import Foundation

/// Reads the desktop's XSETTINGS, and follows their changes and those of their manager.
@MainActor
final class SettingsManager {
  private let connection: DisplayConnection
  private let selection: Atom
  /// The window that has the settings; 0 if there is none.
  private var window: CHaloX11.Window = 0
  /// The settings; nil if there are none, or if they are invalid.
  private(set) var settings: XSettings?

  /// The largest size that is read, in units of 4 bytes: more than any desktop has.
  private static let limit = 1 << 16

  /// Reads the present settings.
  init(connection: DisplayConnection) {
    self.connection = connection
    selection = XInternAtom(connection.display, "_XSETTINGS_S\(connection.screen)", 0)
    find()
  }

  /// Finds the present manager and reads its settings.
  func find() {
    window = XGetSelectionOwner(connection.display, selection)
    guard window != 0 else {
      settings = nil
      return
    }
    let failure = XErrors.trap(connection.display) {
      XSelectInput(connection.display, window, PropertyChangeMask | StructureNotifyMask)
    }
    // If the manager has just gone, the next one will announce itself.
    if failure != nil { window = 0 }
    read()
  }

  /// Returns whether a window is the one that has the settings.
  func isManager(_ other: CHaloX11.Window) -> Bool { window != 0 && window == other }

  /// Returns whether a message to the root window announces a new manager.
  func isAnnouncement(selection: UInt) -> Bool { self.selection == selection }

  /// Reads the settings again.
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
