import CHaloX11
import Foundation

/// What content may ask of the window's size.
extension WindowHost {
  /// Asks for a window of this size, in points, on the same monitor; whether it comes, the window
  /// manager decides.
  package func requestSize(_ wanted: CGSize) {
    let (origin, scale) = (window.geometry.origin, window.geometry.scale)
    let (width, height) = (
      Int((wanted.width * scale).rounded()), Int((wanted.height * scale).rounded())
    )
    guard width > 0, height > 0, (width, height) != window.geometry.size else { return }
    // What would lie beyond the right edge comes to the left of it.
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

  /// The size of the monitor that the window is on, in points; nil while the window fills it.
  package var largestSize: CGSize? {
    guard !isFullscreen else { return nil }
    let (size, scale) = (clock.monitor.size, window.geometry.scale)
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// Shows everything at so many device pixels a point; nil: as options and the desktop say.
  ///
  /// To be called while the host tells of something; the content gets its new size then.
  package func setScale(_ scale: CGFloat?) {
    desktop.chosenScale = scale
    updateScale()
  }
}
