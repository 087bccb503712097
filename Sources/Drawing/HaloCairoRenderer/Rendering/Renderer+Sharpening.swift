import Foundation
import HaloDisplayList

/// A picture in place of which another size was shown.
struct UnsharpPicture {
  let key: PictureCache.Key
  /// The area in which it is visible, in device pixels.
  var place: PixelRect
}

extension Renderer {
  /// Whether a frame shows another size of the same source in place of a picture that is not
  /// cached, instead of waiting until the picture is made.
  ///
  /// Such a frame does not show exactly what its list and the scale describe, until all of
  /// ``nextToSharpen`` have been made and taken, and their areas are drawn again.
  package var showsStandIns: Bool {
    get { pictures.standsIn }
    set { pictures.standsIn = newValue }
  }

  /// Whether something is shown from pixels of another size.
  package var isUnsharp: Bool { !unsharp.isEmpty }

  /// The order for the next picture that another size replaces; nil for none.
  package var nextToSharpen: PictureOrder? { unsharp.first.map { order(for: $0.key) } }

  /// Caches a picture that has been made, unless there was no memory for it.
  ///
  /// - Returns: The device pixels to draw again, in which another size replaces the picture; nil
  ///   for none.
  @discardableResult
  package func take(_ made: MadePicture) -> PixelRect? {
    let index = unsharp.firstIndex { $0.key == made.key }
    let place = index.map { unsharp.remove(at: $0).place }
    // Without memory the replacement stays; the next drawing there orders the picture again.
    guard let surface = try? made.result.get() else { return nil }
    if !pictures.holds(made.key) { pictures.keep(surface, for: made.key) }
    return place
  }

  /// Stops making the pictures in place of which another size was shown.
  ///
  /// - Returns: The device pixels to draw again, with these pictures.
  package func takeUnsharpPlaces() -> [PixelRect] {
    defer { unsharp = [] }
    return unsharp.map(\.place)
  }

  /// Records the pictures in place of which another size was shown since the last call.
  ///
  /// - Parameter place: The area in which they are visible, in device pixels.
  /// - Returns: Whether there were any.
  func noteUnsharp(at place: PixelRect) -> Bool {
    let keys = pictures.takeStoodIn()
    standInsNoted += keys.count
    for key in keys {
      if let index = unsharp.firstIndex(where: { $0.key == key }) {
        unsharp[index].place = unsharp[index].place.union(place)
      } else {
        unsharp.append(UnsharpPicture(key: key, place: place))
      }
    }
    return !keys.isEmpty
  }
}

extension [PixelRect] {
  /// A few disjoint rectangles that cover all of these.
  package var merged: [PixelRect] {
    var region = DamageRegion()
    forEach { region.add($0) }
    return region.rects
  }
}
