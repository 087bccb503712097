import CHaloX11
import CHaloXfixes
import CHaloXrandr
import Foundation

@testable import HaloXlibHost

/// The pointer, the keyboard and the monitor of the whole screen.
extension Observer {
  /// The picture of the pointer.
  package struct PointerPicture: Equatable {
    package var width: Int
    package var height: Int
    /// Colours with alpha, in the server's format.
    var pixels: [UInt]

    package var isEmpty: Bool { pixels.allSatisfy { $0 & 0xFF00_0000 == 0 } }
  }

  package var pointerPicture: PointerPicture? {
    guard let image = XFixesGetCursorImage(display) else { return nil }
    defer { XFree(image) }
    let (width, height) = (Int(image.pointee.width), Int(image.pointee.height))
    let pixels = UnsafeBufferPointer(start: image.pointee.pixels, count: width * height)
    return PointerPicture(width: width, height: height, pixels: Array(pixels))
  }

  /// Opens a window in the screen's lower right corner with a pointer of the cursor font.
  package func window(withPointer shape: Int32) -> CHaloX11.Window {
    let window = XCreateSimpleWindow(display, root, 900, 700, 50, 50, 0, 0, 0)
    XDefineCursor(display, window, XCreateFontCursor(display, UInt32(shape)))
    XMapRaised(display, window)
    XSync(display, 0)
    return window
  }

  /// Binds keys, by keycode, to the modifiers Mod1 to Mod5; Shift, Lock and Control keep theirs.
  ///
  /// - Returns: Whether the server accepted this, which it does not while one of the keys is down.
  package func bind(_ keys: [[UInt8]]) -> Bool {
    guard let map = XNewModifiermap(2) else { return false }
    defer { XFreeModifiermap(map) }
    for index in 0..<16 { map.pointee.modifiermap[index] = 0 }
    for (modifier, codes) in ([[50, 62], [66], [37, 105]] + keys).enumerated() {
      for (index, code) in codes.enumerated() {
        map.pointee.modifiermap[modifier * 2 + index] = code
      }
    }
    return XSetModifierMapping(display, map) == MappingSuccess
  }

  /// Gives a key these symbols: alone, with Shift, and both in the second group.
  package func rename(_ key: Int32, _ symbols: [Int32]) {
    var symbols = symbols.map { KeySym($0) }
    XChangeKeyboardMapping(display, key, Int32(symbols.count), &symbols, 1)
    XSync(display, 0)
  }

  /// Makes the only monitor show another mode, on a screen of the same size.
  package func setMonitor(width: UInt32, height: UInt32, rate: UInt) {
    guard let resources = XRRGetScreenResourcesCurrent(display, root) else { return }
    defer { XRRFreeScreenResources(resources) }
    let crtc = resources.pointee.crtcs[0]
    var output = resources.pointee.outputs[0]
    var name = Array("\(width)x\(height)@\(rate)".utf8CString)
    let length = UInt32(name.count - 1)
    let mode = name.withUnsafeMutableBufferPointer { name in
      var info = XRRModeInfo()
      (info.width, info.height) = (width, height)
      (info.hTotal, info.vTotal) = (width, height)
      info.dotClock = UInt(width * height) * rate
      (info.name, info.nameLength) = (name.baseAddress, length)
      return XRRCreateMode(display, root, &info)
    }
    XRRAddOutputMode(display, output, mode)
    // A screen cannot become smaller than the area that a monitor shows.
    XRRSetCrtcConfig(
      display, resources, crtc, Time(CurrentTime), 0, 0, 0, Rotation(RR_Rotate_0), nil, 0)
    XRRSetScreenSize(display, root, Int32(width), Int32(height), 300, 200)
    XRRSetCrtcConfig(
      display, resources, crtc, Time(CurrentTime), 0, 0, mode, Rotation(RR_Rotate_0), &output, 1)
    XSync(display, 0)
  }
}
