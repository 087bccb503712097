import FocusEngine
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

// The place of the focus among the things that are seen from a distance.
extension FocusTour {
  /// The most items that are looked at from a distance: of any screen, and of one on which only a
  /// share of the items is measured.
  ///
  /// The whole screen is measured for each.
  private static let limit = (most: 24, mostOfSample: 6)

  /// Returns the indices of the items that are looked at from a distance, evenly distributed.
  static func itemsFromAfar(_ items: [Stop], isSample: Bool) -> Set<Int> {
    let count = min(items.count, isSample ? limit.mostOfSample : limit.most)
    return Set((0..<count).map { items[$0 * items.count / count].place })
  }

  /// Returns when a focused item is seen from a distance; nil if it is out of sight.
  ///
  /// Call it while the list is what the window shows.
  mutating func order(of list: DisplayList) -> FocusSight.Order? {
    guard let surface = picture(of: list) else { return nil }
    let reading = SquintReading(
      surface, of: list, in: window, under: .usual(for: system.model))
    guard let focus = reading.focus, let first = reading.places.first else { return nil }
    return FocusSight.Order(
      place: focus, count: reading.places.count, strength: reading.places[focus - 1].strength,
      first: first.words)
  }

  /// Returns the picture of the whole screen, in which only what has changed since the last one is
  /// drawn anew; nil if that fails.
  private mutating func picture(of list: DisplayList) -> PixelSurface? {
    let known = fromAfar
    fromAfar = nil
    let (width, height) = (surfaces.focused.bounds.width, surfaces.focused.bounds.height)
    guard let surface = known?.picture ?? (try? PixelSurface(width: width, height: height))
    else { return nil }
    let region = list.damage(since: known?.list, scale: 1)
    guard (try? renderer.draw(list, on: surface, scale: 1, region: region)) != nil
    else { return nil }
    fromAfar = (list, surface)
    return surface
  }
}
