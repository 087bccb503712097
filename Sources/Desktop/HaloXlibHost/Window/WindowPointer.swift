import CHaloX11
import HaloHosting

/// How the pointer looks over a window.
@MainActor
final class WindowPointer {
  /// Whether it is hidden, as it is while keys are used.
  var isHidden = false { didSet { if isHidden != oldValue { show() } } }
  var shape = PointerShape.arrow { didSet { if shape != oldValue { show() } } }

  private let connection: DisplayConnection
  private var display: OpaquePointer { connection.display }
  private let window: CHaloX11.Window
  /// Cursors; made when they are first needed.
  private var nothing: Cursor?
  private var beam: Cursor?

  init(connection: DisplayConnection, window: CHaloX11.Window) {
    self.connection = connection
    self.window = window
  }

  isolated deinit {
    for cursor in [nothing, beam].compactMap(\.self) { XFreeCursor(display, cursor) }
  }

  private func show() {
    if isHidden {
      // A cursor of the window's own: hiding it by XFixes would hide it from all programs.
      let cursor = nothing ?? makeNothing()
      nothing = cursor
      XDefineCursor(display, window, cursor)
    } else if shape == .verticalBeam {
      let cursor = beam ?? XCreateFontCursor(display, UInt32(XC_xterm))
      beam = cursor
      XDefineCursor(display, window, cursor)
    } else {
      XUndefineCursor(display, window)
    }
  }

  private func makeNothing() -> Cursor {
    let pixels = XCreateBitmapFromData(display, window, [0], 1, 1)
    defer { XFreePixmap(display, pixels) }
    var (ink, ground) = (XColor(), XColor())
    return XCreatePixmapCursor(display, pixels, pixels, &ink, &ground, 0, 0)
  }
}
