import CHaloX11
import Foundation

/// The window's size and scale, as content may request them.
extension WindowHost {
  /// Asks the window manager for a window of this size in points, on the same monitor.
  package func requestSize(_ wanted: CGSize) {
    let (origin, scale) = (window.geometry.origin, window.geometry.scale)
    let (width, height) = (
      Int((wanted.width * scale).rounded()), Int((wanted.height * scale).rounded())
    )
    guard width > 0, height > 0, (width, height) != window.geometry.size else { return }
    // A window that would extend beyond the right edge is moved to the left.
    let frame = clock.monitor
    let x = max(frame.minX, min(origin.x, frame.maxX - CGFloat(width)))
    if x < origin.x {
      XMoveResizeWindow(
        connection.display, window.id, Int32(clamping: Int(x)), Int32(clamping: Int(origin.y)),
        UInt32(clamping: width), UInt32(clamping: height))
    } else {
      XResizeWindow(
        connection.display, window.id, UInt32(clamping: width), UInt32(clamping: height))
    }
    XFlush(connection.display)
  }

  /// The size in points of the window's monitor; nil while the window is in full screen.
  package var largestSize: CGSize? {
    guard !isFullscreen else { return nil }
    let (size, scale) = (clock.monitor.size, window.geometry.scale)
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// Sets the device pixels per point; nil for the scale of the options and the desktop.
  ///
  /// Call this only while the host calls the content, which then gets its new size.
  package func setScale(_ scale: CGFloat?) {
    desktop.chosenScale = scale
    updateScale()
  }
}
