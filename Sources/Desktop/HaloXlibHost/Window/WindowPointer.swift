import CHaloX11
import FocusGeometry
import Foundation
import HaloHosting

/// The pointer's shape over a window, and its last change until the content is informed of it.
@MainActor
final class WindowPointer {
  enum Change: Equatable {
    /// A move to this place in pixels.
    case moved(CGPoint)
    /// Scrolling by notches of the wheel or fractions of them, at a place in pixels; positive is to
    /// the right and down.
    case scrolled(CGVector, CGPoint)
    case left
  }

  /// Whether the pointer is hidden, as while keys are used.
  var isHidden = false { didSet { if isHidden != oldValue { show() } } }
  var shape = PointerShape.arrow { didSet { if shape != oldValue { show() } } }

  private var change: Change?

  private let connection: DisplayConnection
  private var display: OpaquePointer { connection.display }
  private let window: CHaloX11.Window
  /// The cursor that shows nothing and the one for text, created when they are first needed.
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

  /// Whether the pending change is scrolling, which must be taken before a move is recorded.
  var hasScrolled: Bool { if case .scrolled = change { true } else { false } }

  /// Records a move of the pointer to a place in pixels, and makes it visible.
  func move(to place: CGPoint) {
    change = .moved(place)
    isHidden = false
  }

  func leave() { change = .left }

  /// Adds to the scrolled distance; replaces any other pending change, which must be taken before.
  func scroll(by notches: CGVector, at place: CGPoint) {
    var sum = notches
    if case .scrolled(let before, _) = change {
      sum = CGVector(dx: before.dx + notches.dx, dy: before.dy + notches.dy)
    }
    change = .scrolled(sum, place)
  }

  /// Returns the pending change and clears it; nil for none.
  func takeChange() -> Change? {
    defer { change = nil }
    return change
  }

  // MARK: Cursors

  private func show() {
    if isHidden || shape == .hidden {
      // An empty cursor for this window: XFixes would hide the pointer over all windows.
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
