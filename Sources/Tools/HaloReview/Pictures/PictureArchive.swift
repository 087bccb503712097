import Foundation
import HaloCairoRenderer

/// A store of still pictures that saves bytes without losing a pixel.
///
/// A picture that is similar to a stored one is kept as its difference, which is clear where both
/// are the same.
package struct PictureArchive {
  private struct Base {
    var scene: String
    var picture: PixelSurface
    var stored: StoredPicture
  }

  private(set) var pool = PicturePool()
  private var bases: [Base] = []

  /// The most pixels of pictures kept for comparison, at 4 bytes each.
  private static let mostPixels = 40 << 20
  /// The share of pixels from which a picture is stored whole rather than as a difference.
  private static let mostShare = 0.7
  /// The most patches of one picture, as each takes time to draw.
  private static let mostPatches = 4

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - file: the bytes of a PNG file.
  ///   - picture: the pixels of the file.
  ///   - scene: the name of the screen; pictures of one screen are similar.
  /// - Returns: The stored picture, made of files in the pool.
  /// - Throws: `RenderError` if memory runs out.
  mutating func add(
    _ file: [UInt8], _ picture: PixelSurface, scene: String
  ) throws -> StoredPicture {
    let whole = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
    var stored = StoredPicture(
      width: picture.width, height: picture.height, duration: 0, frames: [])
    if let (base, patch, png) = try smallest(of: picture, scene: scene),
      png.count < file.count / 5 * 4
    {
      var patches = base.stored.frames[0].patches
      if let patch, !png.isEmpty {
        patches.append(.init(file: pool.add(png), place: patch, isOver: true))
      }
      stored.frames = [.init(start: 0, patches: patches)]
    } else {
      let patch = StoredPicture.Patch(file: pool.add(file), place: whole, isOver: false)
      stored.frames = [.init(start: 0, patches: [patch])]
    }
    keep(Base(scene: scene, picture: picture, stored: stored))
    return stored
  }

  /// Adds a picture, which is assumed to differ little from the screen's other pictures.
  ///
  /// - Parameters:
  ///   - picture: the picture, which must not be changed afterwards.
  ///   - screen: the name of the screen that it shows.
  /// - Returns: The stored picture, to be shown by itself or as a frame of a film.
  /// - Throws: `RenderError`.
  package mutating func store(
    _ picture: PixelSurface, of screen: String
  ) throws -> StoredPicture {
    try add(picture.png(), picture, scene: screen)
  }

  /// Adds a file that belongs to a film and returns its number.
  mutating func add(frame file: [UInt8]) -> Int { pool.add(file) }

  /// Replaces a file by a smaller one.
  mutating func replace(_ number: Int, with file: [UInt8]) { pool.replace(number, with: file) }

  private mutating func keep(_ base: Base) {
    bases.append(base)
    var pixels = 0
    let first = bases.lastIndex { base in
      pixels += base.picture.bounds.area
      return pixels > Self.mostPixels
    }
    if let first { bases.removeFirst(first + 1) }
  }

  /// Returns the most similar picture and the difference from it, without a patch if there is none.
  private func smallest(
    of picture: PixelSurface, scene: String
  ) throws -> (base: Base, patch: PixelRect?, png: [UInt8])? {
    var best: (base: Base, count: Int)?
    for base in bases.reversed()
    where base.scene == scene && base.picture.width == picture.width
      && base.picture.height == picture.height && base.picture.format == picture.format
      && base.stored.frames[0].patches.count < Self.mostPatches
    {
      let count = picture.differing(from: base.picture)
      if count < best?.count ?? .max { best = (base, count) }
      if count == 0 { break }
    }
    guard let best, Double(best.count) < Self.mostShare * Double(picture.bounds.area) else {
      return nil
    }
    if PictureDifference(picture, best.base.picture).isNone { return (best.base, nil, []) }
    guard let (patch, place) = try picture.patch(over: best.base.picture) else { return nil }
    return (best.base, place, try patch.png())
  }
}

extension PixelSurface {
  /// Returns the estimated number of pixels that differ from those of a picture of the same size
  /// and format.
  ///
  /// Every eighth row is counted.
  fileprivate func differing(from other: PixelSurface) -> Int {
    guard let one = data, let two = other.data else { return .max }
    let step = 8
    var count = 0
    for y in Swift.stride(from: step / 2, to: height, by: step) {
      let row = (one + y * stride).assumingMemoryBound(to: UInt32.self)
      let otherRow = (two + y * other.stride).assumingMemoryBound(to: UInt32.self)
      if memcmp(row, otherRow, width * 4) == 0 { continue }
      for x in 0..<width where row[x] != otherRow[x] { count += 1 }
    }
    return count * step
  }

  /// Returns the differences from another picture of the same size, clear where nothing differs.
  ///
  /// Returns nil if a pixel that differs is not opaque, as it could not be drawn over the other.
  fileprivate func patch(over base: PixelSurface) throws -> (PixelSurface, PixelRect)? {
    var (left, top, right, bottom) = (width, height, 0, 0)
    var isOpaque = true
    PictureDifference.eachDifference(self, base) { x, y, pixel, _ in
      (left, right) = (min(left, x), max(right, x + 1))
      (top, bottom) = (min(top, y), max(bottom, y + 1))
      if pixel >> 24 != 255 { isOpaque = false }
    }
    let place = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    guard isOpaque, !place.isEmpty else { return nil }
    let patch = try PixelSurface(width: place.width, height: place.height, format: .argb32)
    guard let target = patch.data else { return nil }
    let stride = patch.stride
    PictureDifference.eachDifference(self, base) { x, y, pixel, _ in
      target.storeBytes(
        of: pixel, toByteOffset: (y - top) * stride + (x - left) * 4, as: UInt32.self)
    }
    patch.markChanged()
    return (patch, place)
  }
}
