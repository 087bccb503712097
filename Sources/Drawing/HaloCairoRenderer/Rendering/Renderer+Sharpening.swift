import Foundation
import HaloDisplayList

/// A picture that was shown from other pixels than its own.
struct UnsharpPicture {
  let key: PictureCache.Key
  /// Where, in device pixels.
  var place: PixelRect
}

extension Renderer {
  /// Whether a frame shows a picture that is not kept from the same in another size, and does not
  /// wait until it is made.
  ///
  /// What a frame shows is then not what its list and the scale say until all of
  /// ``nextToSharpen`` have been made and taken, and their places are drawn again.
  package var showsStandIns: Bool {
    get { pictures.standsIn }
    set { pictures.standsIn = newValue }
  }

  /// Whether something is shown from other pixels than its own.
  package var isUnsharp: Bool { !unsharp.isEmpty }

  /// What is to be made of what something else stands in for; nil: nothing.
  package var nextToSharpen: PictureOrder? { unsharp.first.map { order(for: $0.key) } }

  /// Keeps a picture that has been made, unless there was no memory for it.
  ///
  /// - Returns: The device pixels to draw again, where something else stands in for it.
  @discardableResult
  package func take(_ made: MadePicture) -> PixelRect? {
    let index = unsharp.firstIndex { $0.key == made.key }
    let place = index.map { unsharp.remove(at: $0).place }
    // What stands in for it stays where there is no memory: whatever is drawn there next asks again.
    guard let surface = try? made.result.get() else { return nil }
    if !pictures.holds(made.key) { pictures.keep(surface, for: made.key) }
    return place
  }

  /// Gives up making what others stand in for.
  ///
  /// - Returns: The device pixels to draw again, without stand-ins.
  package func takeUnsharpPlaces() -> [PixelRect] {
    defer { unsharp = [] }
    return unsharp.map(\.place)
  }

  /// Notes what others stood in for since the last call.
  ///
  /// - Parameter place: where it is seen; device pixels.
  /// - Returns: Whether there was anything.
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
  /// A few disjoint rectangles that hold all of these.
  package var merged: [PixelRect] {
    var region = DamageRegion()
    forEach { region.add($0) }
    return region.rects
  }
}
