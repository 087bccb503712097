import Foundation

/// Where the things that a program tells of are in the picture of its window.
///
/// Toolkits count from different corners, in different units: GTK 3 and Qt tell right places on the
/// screen and wrong ones in the window (Qt 6.4 takes the window's own place off the corner, but adds
/// it to the size); GTK 4 does not know where its window is, and counts from inside the margin that
/// it keeps around what it draws; all of them tell points, though AT-SPI's unit is the pixel.
package struct ForeignPlaces: Sendable {
  /// Pixels a point.
  package let scale: CGFloat
  /// Whether it tells of what is inside the padding of a thing, not of the thing (GTK 4).
  package let areContents: Bool
  /// What the upper left corner of the picture would be told as.
  private let origin: CGPoint

  /// - Parameters:
  ///   - window: what the program tells of its window.
  ///   - visible: where the picture is on the screen, pixels.
  ///   - toolkit: what the program is built with.
  package init(
    _ window: ForeignElement, visible: CGRect, toolkit: (name: String, version: String)
  ) {
    let isGTK = toolkit.name.lowercased() == "gtk"
    areContents = isGTK && (Int(toolkit.version.prefix { $0 != "." }) ?? 0) >= 4
    let told = areContents ? window.inWindow : window.onScreen
    scale = Self.scale(of: visible.size, told: told.size, steps: isGTK ? 1 : 4)
    origin =
      areContents
      ? CGPoint(
        x: told.midX - visible.width / scale / 2, y: told.midY - visible.height / scale / 2)
      : CGPoint(x: visible.minX / scale, y: visible.minY / scale)
  }

  /// Decorations may be told with the window, or not, so only what both sides agree on counts.
  private static func scale(of size: CGSize, told: CGSize, steps: CGFloat) -> CGFloat {
    guard told.width > 0, told.height > 0 else { return 1 }
    let (across, down) = (size.width / told.width * steps, size.height / told.height * steps)
    let scale = across.rounded()
    let isAgreed = down.rounded() == scale && max(abs(across - scale), abs(down - scale)) < 0.2
    return isAgreed && (steps...(4 * steps)).contains(scale) ? scale / steps : 1
  }

  /// Points of the picture.
  package func frame(of element: ForeignElement) -> CGRect {
    (areContents ? element.inWindow : element.onScreen).offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
