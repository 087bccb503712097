import FocusGeometry
import Foundation
import HaloDisplayList

/// A picture that can be drawn in any aspect ratio.
package struct Artwork: Sendable {
  /// The stable identifier, lowercase with dashes.
  package let name: String
  /// The title, as of a film, for posters.
  package let title: String
  /// The caption for photos.
  package let place: String
  /// Whether text on its lower third must be dark.
  package let isLight: Bool

  package let harmony: Harmony
  let lettering: Lettering
  let seed: UInt64
  let paint: @Sendable (Frame) -> [Drawing]

  init(
    _ name: String, title: String, place: String, isLight: Bool = false, seed: UInt64,
    harmony: Harmony, lettering: Lettering,
    paint: @escaping @Sendable (Frame, Harmony) -> [Drawing]
  ) {
    self.name = name
    self.title = title
    self.place = place
    self.isLight = isLight
    self.seed = seed
    self.harmony = harmony
    self.lettering = lettering
    self.paint = { paint($0, harmony) }
  }

  /// Returns 2 to 5 layers in drawing order.
  ///
  /// The first is opaque and the others are transparent; all have this size, in points.
  package func layers(size: CGSize) -> [Drawing] {
    var layers = paint(Frame(size: size, seed: seed))
    if !layers.isEmpty { layers[0].grain(Self.grain, seed: seed) }
    return layers
  }

  /// Returns all layers in one picture with fine grain; `size` is in points.
  package func image(size: CGSize) -> Image {
    flattened(size: size, lettering: nil)
  }

  /// Returns the picture with its title on the front layer; `size` is in points.
  ///
  /// It is designed for 2:3 and 16:9, but any other aspect ratio works.
  package func poster(size: CGSize) -> Image {
    flattened(size: size, lettering: lettering)
  }

  /// Returns the layers of ``poster(size:)`` with the title in front.
  ///
  /// There are `count` layers, 2 to 5. If the picture has more, the furthest are combined.
  package func layeredPoster(size: CGSize, count: Int) -> LayeredImage? {
    let frame = Frame(size: size, seed: seed)
    var layers = paint(canvas(for: frame, hasWords: true))
    while layers.count >= max(2, count) {
      let second = layers.remove(at: 1)
      layers[0].append(second)
    }
    guard !layers.isEmpty else { return nil }
    layers[0].grain(Self.grain, seed: seed)
    // The veil behind the title is on the same layer.
    var title = Drawing()
    lettering.shade(&title, in: frame, harmony: harmony)
    var safe = frame
    safe.wordsInset = 0.015 * CGFloat(layers.count)
    lettering.set(self.title, on: &title, in: safe, harmony: harmony)
    return LayeredImage(size: size, layers: layers + [title])
  }

  private static let grain: CGFloat = 0.028

  /// Returns a wider canvas, whose right end is cut off, so that the middle moves away from the
  /// title.
  private func canvas(for frame: Frame, hasWords: Bool) -> Frame {
    guard hasWords, frame.isWide else { return frame }
    return Frame(
      size: CGSize(width: frame.w * 1.2, height: frame.h), seed: seed, hasWordsAtLeft: true)
  }

  private func flattened(size: CGSize, lettering: Lettering?) -> Image {
    Image(size: size, isOpaque: true) {
      let frame = Frame(size: size, seed: seed)
      var all = Drawing()
      for layer in paint(canvas(for: frame, hasWords: lettering != nil)) { all.append(layer) }
      lettering?.shade(&all, in: frame, harmony: harmony)
      all.grain(Self.grain, seed: seed)
      lettering?.set(title, on: &all, in: frame, harmony: harmony)
      return all
    }
  }
}
