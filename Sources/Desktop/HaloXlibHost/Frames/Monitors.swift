import CHaloX11
import CHaloXrandr
import Foundation

/// The monitors of a screen and their refresh rates.
@MainActor
struct Monitors {
  struct Monitor: Equatable {
    /// The frame in pixels of the screen.
    var frame: CGRect
    /// The refresh rate in hertz.
    var rate: Double
  }

  nonisolated static let usualRate = 60.0
  /// The refresh rates that a monitor may have, in hertz.
  nonisolated static let rates = 20.0...1000

  private(set) var list: [Monitor] = []
  /// The number of the event that reports changes; nil if the server reports none.
  let event: Int32?

  init(connection: DisplayConnection) {
    let display = connection.display
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XRRQueryExtension(display, &event, &error) != 0,
      XRRQueryVersion(display, &major, &minor) != 0, (major, minor) >= (1, 3)
    else {
      self.event = nil
      return
    }
    self.event = event + RRScreenChangeNotify
    XRRSelectInput(display, connection.root, Int32(RRScreenChangeNotifyMask))
    refresh(connection)
  }

  mutating func refresh(_ connection: DisplayConnection) {
    let display = connection.display
    guard event != nil, let resources = XRRGetScreenResourcesCurrent(display, connection.root)
    else { return }
    defer { XRRFreeScreenResources(resources) }
    let modes = UnsafeBufferPointer(
      start: resources.pointee.modes, count: Int(resources.pointee.nmode))
    let crtcs = UnsafeBufferPointer(
      start: resources.pointee.crtcs, count: Int(resources.pointee.ncrtc))
    list = crtcs.compactMap { crtc in
      guard let info = XRRGetCrtcInfo(display, resources, crtc) else { return nil }
      defer { XRRFreeCrtcInfo(info) }
      let shown = info.pointee
      guard shown.noutput > 0, let mode = modes.first(where: { $0.id == shown.mode }) else {
        return nil
      }
      let frame = CGRect(
        x: Int(shown.x), y: Int(shown.y), width: Int(shown.width), height: Int(shown.height))
      return Monitor(
        frame: frame,
        rate: Self.rate(
          dotClock: UInt(mode.dotClock), total: (UInt(mode.hTotal), UInt(mode.vTotal)),
          isInterlaced: mode.modeFlags & UInt(RR_Interlace) != 0,
          isDoubled: mode.modeFlags & UInt(RR_DoubleScan) != 0))
    }
  }

  /// Returns the refresh rate in hertz of the monitor at a point in pixels of the screen, of the
  /// first one for a point on none; 60 if unknown.
  func rate(at point: CGPoint) -> Double {
    (list.first { $0.frame.contains(point) } ?? list.first)?.rate ?? Self.usualRate
  }

  /// Returns the refresh rate of a mode in hertz; 60 for a rate outside `rates`, which virtual
  /// screens claim.
  nonisolated static func rate(
    dotClock: UInt, total: (width: UInt, height: UInt), isInterlaced: Bool, isDoubled: Bool
  ) -> Double {
    var lines = Double(total.height)
    if isInterlaced { lines /= 2 }
    if isDoubled { lines *= 2 }
    let dots = Double(total.width) * lines
    guard dots > 0 else { return usualRate }
    let rate = Double(dotClock) / dots
    return rates.contains(rate) ? rate : usualRate
  }
}
