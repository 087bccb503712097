import DisplayList
import Foundation

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
  /// What a frame shows is then not what its list and the scale say until
  /// ``sharpenNext()`` has made all of them and their places are drawn again.
  package var showsStandIns: Bool {
    get { pictures.standsIn }
    set { pictures.standsIn = newValue }
  }

  /// Whether something is shown from other pixels than its own.
  package var isUnsharp: Bool { !unsharp.isEmpty }

  /// Makes a picture that another size stands in for.
  ///
  /// - Returns: The device pixels to draw again; nil: nothing stands in for anything.
  /// - Throws: ``RenderError/surface(_:)``; nothing is lost.
  package func sharpenNext() throws -> PixelRect? {
    guard !unsharp.isEmpty else { return nil }
    let next = unsharp.removeFirst()
    if !pictures.holds(next.key) { try pictures.make(next.key) }
    return next.place
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
