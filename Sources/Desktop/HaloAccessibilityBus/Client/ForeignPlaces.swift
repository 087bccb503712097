import Foundation

/// The frames of a program's elements in the picture of its window.
///
/// Toolkits count from different corners and in different units. GTK 3 and Qt report correct frames
/// on the screen and wrong ones in the window (Qt 6.4 subtracts the window's position from the
/// corner, but adds it to the size). GTK 4 does not know where its window is, and counts from
/// inside the margin around what it draws. All of them report points, although AT-SPI's unit is the
/// pixel.
package struct ForeignPlaces: Sendable {
  /// The number of pixels per point.
  package let scale: CGFloat
  /// Whether the program reports the content area of an element inside its padding, not its frame
  /// (GTK 4).
  package let areContents: Bool
  /// The position that the program would report for the upper left corner of the picture, in
  /// points.
  private let origin: CGPoint

  /// Determines the units and the origin of a program.
  ///
  /// - Parameters:
  ///   - window: the program's description of its window.
  ///   - visible: the frame of the picture on the screen, in pixels.
  ///   - toolkit: the name and version of the program's toolkit.
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

  /// Returns the scale, if width and height agree on it, and otherwise 1; the reported window may
  /// include decorations or not.
  private static func scale(of size: CGSize, told: CGSize, steps: CGFloat) -> CGFloat {
    guard told.width > 0, told.height > 0 else { return 1 }
    let (across, down) = (size.width / told.width * steps, size.height / told.height * steps)
    let scale = across.rounded()
    let isAgreed = down.rounded() == scale && max(abs(across - scale), abs(down - scale)) < 0.2
    return isAgreed && (steps...(4 * steps)).contains(scale) ? scale / steps : 1
  }

  /// Returns the frame of an element in points of the picture.
  package func frame(of element: ForeignElement) -> CGRect {
    (areContents ? element.inWindow : element.onScreen).offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
