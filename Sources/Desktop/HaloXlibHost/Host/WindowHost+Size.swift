import CHaloX11
import Foundation

/// What content may ask of the window's size.
extension WindowHost {
  /// Asks for a window of this size, in points, on the same monitor; whether it comes, the window
  /// manager decides.
  package func requestSize(_ wanted: CGSize) {
    let (width, height) = (
      Int((wanted.width * scale).rounded()), Int((wanted.height * scale).rounded())
    )
    guard width > 0, height > 0, (width, height) != size else { return }
    // What would lie beyond the right edge comes to the left of it.
    let frame = monitor
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
    return CGSize(width: monitor.width / scale, height: monitor.height / scale)
  }

  /// Pixels of the screen.
  private var monitor: CGRect {
    let center = CGPoint(
      x: origin.x + CGFloat(size.width) / 2, y: origin.y + CGFloat(size.height) / 2)
    let screen = connection.screenSize
    return monitors.list.first { $0.frame.contains(center) }?.frame
      ?? CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
  }

  /// Shows everything at so many device pixels a point; nil: as options and the desktop say.
  ///
  /// To be called while the host tells of something; the content gets its new size then.
  package func setScale(_ scale: CGFloat?) {
    chosenScale = scale
    updateScale()
  }
}
