import CHaloX11
import FocusGeometry
import Foundation
import HaloHosting

/// The pointer's shape over a window, and its changes that the content does not know yet.
@MainActor
final class WindowPointer {
  enum Change: Equatable {
    /// A move to this place in pixels.
    case moved(CGPoint)
    /// Scrolling by notches or fractions of them, to the right and down, at a place in pixels.
    case scrolled(CGVector, CGPoint)
    case left
  }

  /// Whether it is hidden, as it is while keys are used.
  var isHidden = false { didSet { if isHidden != oldValue { show() } } }
  var shape = PointerShape.arrow { didSet { if shape != oldValue { show() } } }

  private var change: Change?

  private let connection: DisplayConnection
  private var display: OpaquePointer { connection.display }
  private let window: CHaloX11.Window
  /// The cursors; made when they are first needed.
  private var nothing: Cursor?
  private var beam: Cursor?

  init(connection: DisplayConnection, window: CHaloX11.Window) {
    self.connection = connection
    self.window = window
  }

  isolated deinit {
    for cursor in [nothing, beam].compactMap(\.self) { XFreeCursor(display, cursor) }
  }

  // MARK: Changes

  /// Whether it has scrolled since ``takeChange()``: moves and scrolling are sent separately.
  var hasScrolled: Bool { if case .scrolled = change { true } else { false } }

  /// Moves the pointer, which makes it visible.
  func move(to place: CGPoint) {
    change = .moved(place)
    isHidden = false
  }

  func leave() { change = .left }

  /// Adds to the scrolled distance; no other change may be pending.
  func scroll(by notches: CGVector, at place: CGPoint) {
    var sum = notches
    if case .scrolled(let before, _) = change {
      sum = CGVector(dx: before.dx + notches.dx, dy: before.dy + notches.dy)
    }
    change = .scrolled(sum, place)
  }

  /// Returns the last change and clears it.
  func takeChange() -> Change? {
    defer { change = nil }
    return change
  }

  // MARK: Cursors

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
