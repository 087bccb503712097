import Foundation

/// The width by which the window has grown for the panel.
struct PanelRoom {
  private var growth: CGFloat = 0
  /// The size that was asked for; nil after the window has answered.
  private var wanted: CGSize?

  /// Returns the window size to ask for when the panel opens, in points, and remembers it.
  mutating func grow(_ size: CGSize) -> CGSize {
    let larger = CGSize(width: size.width + PanelStyle.width, height: size.height)
    wanted = larger
    return larger
  }

  /// Returns the window size to ask for when the panel closes, in points, and remembers it; nil
  /// where the window has not grown.
  mutating func shrink(_ size: CGSize) -> CGSize? {
    wanted = nil
    guard growth > 0 else { return nil }
    wanted = CGSize(width: size.width - growth, height: size.height)
    growth = 0
    return wanted
  }

  /// Converts the growth to points of another size.
  mutating func rescale(by factor: CGFloat) { growth *= factor }

  /// Notes a new size of the window.
  ///
  /// - Parameters:
  ///   - size: the window's size, in points.
  ///   - hasPanel: whether the panel is open.
  /// - Returns: Whether a size was asked for.
  mutating func answer(_ size: CGSize, hasPanel: Bool) -> Bool {
    defer { wanted = nil }
    if hasPanel, wanted == size { growth = PanelStyle.width }
    return wanted != nil
  }
}
