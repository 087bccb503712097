import Foundation
import HaloDisplayList

/// A cache of blurred backdrops in pixels, valid while nothing under them changes.
@MainActor
final class BackdropCache {
  /// A backdrop, independent of what is under it.
  struct Pane: Equatable {
    /// The background of the window.
    var background: Paint
    /// The device pixels that it may show, apart from the reach of the blur.
    var window: PixelRect
    var scale: CGFloat
    var material: Material
    var blur: BackdropBlur
    /// The bend along the edge; nil for a flat pane.
    var lens: LensMap?
    /// The area of the backdrop in device pixels.
    var area: PixelRect
  }

  /// Everything that decides the pixels of a backdrop.
  struct Key: Equatable {
    /// The items drawn before it that may affect it.
    var beneath: [DisplayItem]
    var pane: Pane
  }

  /// A reduced picture, to be shown enlarged.
  struct Picture {
    let surface: PixelSurface
    /// The device pixel at the corner of the picture (`origin`), and the device pixels for the side
    /// of each of its pixels (`factor`).
    let origin: (x: Int, y: Int)
    let factor: Int
  }

  /// The grid in which each backdrop is blurred; its content is not reused, but its memory is.
  var grid = ColorGrid()

  private struct Entry {
    var key: Key
    var picture: Picture
    /// Whether the picture shows exactly what the key describes, without a stand-in for any part.
    var isExact: Bool
  }

  /// The entries; the one shown last is at the end.
  private var entries: [Entry] = []
  /// The number of entries kept after a drawing: more panes than are visible at once.
  ///
  /// Each has about ten thousand pixels.
  private static let most = 8

  /// Returns the exact picture for the key and marks it as shown; nil if there is none.
  func picture(for key: Key) -> Picture? {
    // The area is compared first, because it distinguishes most keys.
    show(
      entries.firstIndex {
        $0.key.pane.area == key.pane.area && $0.isExact && $0.key == key
      })
  }

  /// Returns the last picture of a pane and marks it as shown; nil if there is none.
  func lastPicture(in pane: Pane) -> Picture? {
    show(entries.lastIndex { $0.key.pane == pane })
  }

  private func show(_ place: Int?) -> Picture? {
    guard let place else { return nil }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return entry.picture
  }

  /// The number of pictures made so far.
  private(set) var made = 0

  /// Adds a picture to the cache.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - key: Everything that decides its pixels.
  ///   - isExact: Whether it was drawn without a stand-in for any part.
  func keep(_ picture: Picture, for key: Key, isExact: Bool) {
    made += 1
    entries.append(Entry(key: key, picture: picture, isExact: isExact))
  }

  /// Drops the entries that were not shown for the longest time.
  ///
  /// It is called only after a drawing: each pane shows all panes under it, which would otherwise
  /// have to be made again.
  func endDrawing() { entries.removeFirst(max(0, entries.count - Self.most)) }
}
