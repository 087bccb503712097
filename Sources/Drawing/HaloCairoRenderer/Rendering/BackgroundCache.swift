import Foundation
import HaloDisplayList

/// A cache of the window's background gradient in pixels, valid until another gradient or size is
/// drawn, or until it has been hidden for a while.
@MainActor
final class BackgroundCache {
  private struct Key: Equatable {
    var paint: Paint
    var size: CGSize
    var scale: CGFloat
  }

  private var kept: (key: Key, surface: PixelSurface)?
  /// The pixels drawn since the background was last visible.
  private var hiddenPixels = 0
  /// The largest number of pixels, in areas of the window, that are drawn over a hidden background
  /// before its own are freed: more than a fade needs that begins and is reversed.
  private static let mostHiddenAreas = 8
  private let memory: PixelMemory

  init(memory: PixelMemory) { self.memory = memory }

  /// Fills `region` with the background, under everything else: a gradient is copied from its
  /// pixels, a colour is filled.
  ///
  /// - Throws: ``RenderError/surface(_:)``.
  func draw(
    _ list: DisplayList, scale: CGFloat, region: PixelRect, in composition: Composition
  ) throws {
    if list.background.isGradient {
      let surface = try surface(for: list, scale: scale)
      guard let picture = composition.picture(surface) else { return }
      composition.paintBeneath(
        .copied(picture, x: 0, y: 0), in: region.intersection(surface.bounds))
    } else if case .color(let color) = list.background {
      composition.paintBeneath(.color(color.pixel() | 0xFF00_0000), in: region)
    }
  }

  /// Records that something hides the background in a drawing of `region`.
  func noteHidden(_ region: PixelRect) {
    guard let size = kept?.surface.bounds else { return }
    hiddenPixels += region.area
    if hiddenPixels > Self.mostHiddenAreas * size.area { kept = nil }
  }

  private func surface(for list: DisplayList, scale: CGFloat) throws -> PixelSurface {
    hiddenPixels = 0
    let key = Key(paint: list.background, size: list.size, scale: scale)
    if let kept, kept.key == key { return kept.surface }
    let window = list.pixelSize(scale: scale)
    let area = CGRect(
      x: 0, y: 0, width: CGFloat(window.width) / scale, height: CGFloat(window.height) / scale)
    let surface = try list.background.rasterized(
      width: window.width, height: window.height, area: area, memory: memory, isShared: true)
    kept = (key, surface)
    return surface
  }
}
