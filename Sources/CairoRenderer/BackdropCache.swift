import DisplayList
import Foundation

/// Blurred backdrops in pixels, kept while nothing beneath them changes.
@MainActor
final class BackdropCache {
  /// Everything that decides the pixels of a backdrop.
  struct Key: Equatable {
    /// What is drawn before it and may have an effect on it.
    var beneath: [DisplayItem]
    var background: Paint
    var windowSize: CGSize
    var scale: CGFloat
    var material: Material
    var blur: BackdropBlur
    /// Device pixels.
    var area: PixelRect
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

  private var entries: [(key: Key, picture: Picture)] = []
  /// How many stay after a drawing: more panes than are seen at once; each has some ten thousand
  /// pixels.
  private static let most = 8

  /// What is kept for the key; the entry counts as the latest from then on.
  func picture(for key: Key) -> Picture? {
    // The area first: it tells most apart.
    guard let place = entries.firstIndex(where: { $0.key.area == key.area && $0.key == key }) else {
      return nil
    }
    let entry = entries.remove(at: place)
    entries.append(entry)
    return entry.picture
  }

  /// How many were made so far.
  private(set) var made = 0

  func keep(_ picture: Picture, for key: Key) {
    made += 1
    entries.append((key, picture))
  }

  /// Forgets what was not used for the longest time.
  ///
  /// Not before the drawing is over: each pane shows all those beneath it, and would otherwise have
  /// them made anew, with those beneath them.
  func endDrawing() { entries.removeFirst(max(0, entries.count - Self.most)) }
}
