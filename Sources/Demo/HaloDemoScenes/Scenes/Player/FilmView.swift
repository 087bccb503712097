import FocusGeometry
import Foundation
import HaloArtwork
import HaloControls
import HaloSceneGraph

/// A view that shows one moment of a film and fills its bounds.
@MainActor
final class FilmView: Decoration {
  var film: Film { didSet { setNeedsDisplay() } }
  /// The time since the film's beginning, in seconds.
  var time: TimeInterval = 0 { didSet { if time != oldValue { setNeedsDisplay() } } }

  init(_ film: Film) {
    self.film = film
    super.init(frame: .zero)
  }

  override func draw(into builder: inout DisplayListBuilder) {
    let canvas = Film.canvas
    let scale = max(bounds.width / canvas.width, bounds.height / canvas.height)
    let left = (bounds.width - canvas.width * scale) / 2
    let top = (bounds.height - canvas.height * scale) / 2
    for layer in film.layers {
      let pose = layer.pose(time)
      guard pose.alpha > 0.004 else { continue }
      let rect = CGRect(
        x: left + (layer.rect.minX + pose.offset.x) * scale,
        y: top + (layer.rect.minY + pose.offset.y) * scale, width: layer.rect.width * scale,
        height: layer.rect.height * scale)
      let seen = rect.intersection(bounds)
      guard !seen.isNull, !seen.isEmpty else { continue }
      builder.add(layer.image, in: rect, shape: .rect(seen), alpha: min(1, pose.alpha))
    }
  }
}
