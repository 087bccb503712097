import FocusGeometry
import Foundation
import HaloDisplayList

/// One picture that can be drawn in any proportion.
package struct Artwork: Sendable {
  /// A stable id, lowercase with dashes.
  package let name: String
  /// As of a film, for posters.
  package let title: String
  /// A caption for photos.
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

  /// 2 to 5 layers, back to front.
  ///
  /// The first is opaque, the others are transparent; all have this size in points.
  package func layers(size: CGSize) -> [Drawing] {
    var layers = paint(Frame(size: size, seed: seed))
    if !layers.isEmpty { layers[0].grain(Self.grain, seed: seed) }
    return layers
  }

  /// All layers in one picture, with fine grain.
  package func image(size: CGSize) -> Image {
    flattened(size: size, lettering: nil)
  }

  /// The same with the title set in type on the front layer.
  ///
  /// Made for 2:3 and 16:9; any other proportion works.
  package func poster(size: CGSize) -> Image {
    flattened(size: size, lettering: lettering)
  }

  /// The layers of `poster(size:)` kept apart, the title in front; `count` of them, 2 to 5: the
  /// furthest go together when the picture has more.
  package func layeredPoster(size: CGSize, count: Int) -> LayeredImage? {
    let frame = Frame(size: size, seed: seed)
    var layers = paint(canvas(for: frame, hasWords: true))
    while layers.count >= max(2, count) {
      let second = layers.remove(at: 1)
      layers[0].append(second)
    }
    guard !layers.isEmpty else { return nil }
    layers[0].grain(Self.grain, seed: seed)
    // The veil behind the words goes with them.
    var title = Drawing()
    lettering.shade(&title, in: frame, harmony: harmony)
    var safe = frame
    safe.wordsInset = 0.015 * CGFloat(layers.count)
    lettering.set(self.title, on: &title, in: safe, harmony: harmony)
    return LayeredImage(size: size, layers: layers + [title])
  }

  private static let grain: CGFloat = 0.028

  /// Painted on a wider sheet whose right end is cut off, the middle moves away from the words.
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
