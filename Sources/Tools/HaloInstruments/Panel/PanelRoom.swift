import Foundation

/// The room by which the window has grown for the panel.
struct PanelRoom {
  private var growth: CGFloat = 0
  /// The size that was asked for; nil once it is known what came of that.
  private var wanted: CGSize?

  /// The size to ask for as the panel comes, from that of the window.
  mutating func grow(_ size: CGSize) -> CGSize {
    let larger = CGSize(width: size.width + PanelStyle.width, height: size.height)
    wanted = larger
    return larger
  }

  /// The size to ask for as the panel goes; nil where the window has not grown.
  mutating func shrink(_ size: CGSize) -> CGSize? {
    wanted = nil
    guard growth > 0 else { return nil }
    wanted = CGSize(width: size.width - growth, height: size.height)
    growth = 0
    return wanted
  }

  /// Points have another size, so the window has so many more or less.
  mutating func rescale(by factor: CGFloat) { growth *= factor }

  /// The window has a new size.
  ///
  /// - Parameters:
  ///   - size: The window's.
  ///   - hasPanel: Whether the panel is there.
  /// - Returns: Whether a size was asked for.
  mutating func answer(_ size: CGSize, hasPanel: Bool) -> Bool {
    defer { wanted = nil }
    if hasPanel, wanted == size { growth = PanelStyle.width }
    return wanted != nil
  }
}
