import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

/// Draws the screen's pixels around a place, as they are on the screen.
@MainActor
final class PixelLens {
  private let renderer: Renderer
  private var surface: PixelSurface?
  /// The list and the part that the surface shows; nil before the first drawing.
  private var shown: (list: DisplayList, part: PixelRect)?

  init(_ renderer: Renderer) { self.renderer = renderer }

  /// Returns a surface as large as the screen, of which only `part` is drawn.
  ///
  /// - Parameters:
  ///   - list: the display list of the screen.
  ///   - part: the part to draw, in pixels of the surface.
  ///   - scale: device pixels per point.
  /// - Returns: A surface that the next call may change; nil if there is no memory or no pixel of
  ///   `part` is on the screen.
  func pixels(of list: DisplayList, in part: PixelRect, scale: CGFloat) -> PixelSurface? {
    let width = Int((list.size.width * scale).rounded())
    let height = Int((list.size.height * scale).rounded())
    if surface?.width != width || surface?.height != height {
      surface = try? PixelSurface(width: width, height: height)
      shown = nil
    }
    guard let surface else { return nil }
    let part = part.intersection(surface.bounds)
    guard !part.isEmpty else { return nil }
    if let shown, shown.part == part, shown.list.root === list.root, shown.list == list {
      return surface
    }
    renderer.showsStandIns = false
    guard (try? renderer.draw(list, on: surface, scale: scale, region: [part])) != nil else {
      return nil
    }
    shown = (list, part)
    return surface
  }
}
