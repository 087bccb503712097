import Foundation
import HaloDisplayList

/// Blurred backdrops in pixels, kept while nothing beneath them changes.
@MainActor
final class BackdropCache {
  /// A backdrop, whatever is beneath it.
  struct Pane: Equatable {
    /// Of the window.
    var background: Paint
    /// Device pixels it may see, without regard to how far it sees.
    var window: PixelRect
    var scale: CGFloat
    var material: Material
    var blur: BackdropBlur
    /// Device pixels.
    var area: PixelRect
  }

  /// Everything that decides the pixels of a backdrop.
  struct Key: Equatable {
    /// What is drawn before it and may have an effect on it.
    var beneath: [DisplayItem]
    var pane: Pane
  }

  /// Few pixels, to be shown enlarged.
  struct Picture {
    let surface: PixelSurface
    /// The device pixel at its corner, and how many device pixels the side of one of its own takes.
    let origin: (x: Int, y: Int)
    let factor: Int
  }

  /// Each backdrop is blurred in it; what it holds is of no use afterwards, but its memory is.
  var grid = ColorGrid()

  private struct Entry {
    var key: Key
    var picture: Picture
    /// Whether it shows what the key says, and nothing that stood in for a part of that.
    var isExact: Bool
  }

  /// The one that was shown last at the end.
  private var entries: [Entry] = []
  /// How many stay after a drawing: more panes than are seen at once; each has some ten thousand
  /// pixels.
  private static let most = 8

  /// What is kept for the key; it counts as shown from then on.
  func picture(for key: Key) -> Picture? {
    // The area first: it tells most apart.
    show(
      entries.firstIndex {
        $0.key.pane.area == key.pane.area && $0.isExact && $0.key == key
      })
  }

  /// What was shown last in a pane; it counts as shown again from then on.
  func lastPicture(in pane: Pane) -> Picture? {
    show(entries.lastIndex { $0.key.pane == pane })
  }

  private func show(_ place: Int?) -> Picture? {
    guard let place else { return nil }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return entry.picture
  }

  /// How many were made so far.
  private(set) var made = 0

  /// - Parameters:
  ///   - picture: what was made.
  ///   - key: what decides its pixels.
  ///   - isExact: whether nothing stands in for a part of what it shows.
  func keep(_ picture: Picture, for key: Key, isExact: Bool) {
    made += 1
    entries.append(Entry(key: key, picture: picture, isExact: isExact))
  }

  /// Forgets what was not shown for the longest time.
  ///
  /// Not before the drawing is over: each pane shows all those beneath it, and would otherwise have
  /// them made anew, with those beneath them.
  func endDrawing() { entries.removeFirst(max(0, entries.count - Self.most)) }
}
