import FocusGeometry
import Foundation
import SceneGraph

/// One picture that can be drawn in any proportion.
public struct Artwork: Sendable {
  /// A stable id, lowercase with dashes.
  public let name: String
  /// As of a film, for posters.
  public let title: String
  /// A caption for photos.
  public let place: String
  /// Whether text on its lower third must be dark.
  public let isLight: Bool

  let harmony: Harmony
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
  public func layers(size: CGSize) -> [Drawing] {
    var layers = paint(Frame(size: size, seed: seed))
    if !layers.isEmpty { layers[0].grain(Self.grain, seed: seed) }
    return layers
  }

  /// All layers in one picture, with fine grain.
  public func image(size: CGSize) -> Image {
    flattened(size: size, lettering: nil)
  }

  /// The same with the title set in type on the front layer.
  ///
  /// Made for 2:3 and 16:9; any other proportion works.
  public func poster(size: CGSize) -> Image {
    flattened(size: size, lettering: lettering)
  }

  private static let grain: CGFloat = 0.028

  private func flattened(size: CGSize, lettering: Lettering?) -> Image {
    let frame = Frame(size: size, seed: seed)
    var canvas = frame
    if lettering != nil, frame.isWide {
      // Painted on a wider sheet whose right end is cut off, the middle moves away from the words.
      canvas = Frame(
        size: CGSize(width: size.width * 1.2, height: size.height), seed: seed,
        hasWordsAtLeft: true)
    }
    var all = Drawing()
    for layer in paint(canvas) { all.append(layer) }
    lettering?.shade(&all, in: frame, harmony: harmony)
    all.grain(Self.grain, seed: seed)
    lettering?.set(title, on: &all, in: frame, harmony: harmony)
    return Image(size: size, isOpaque: true, drawing: all)
  }
}

extension Drawing {
  mutating func append(_ other: Drawing) {
    var next = 0
    append(other.operations, from: &next)
  }

  private mutating func append(_ operations: [Operation], from next: inout Int) {
    while next < operations.count {
      let operation = operations[next]
      next += 1
      switch operation {
      case .fill(let path, let paint, let evenOdd): fill(path, with: paint, evenOdd: evenOdd)
      case .stroke(let path, let width, let color, let roundCaps):
        stroke(path, width: width, color: color, roundCaps: roundCaps)
      case .text(let string, let style, let rect): text(string, style: style, in: rect)
      case .bitmap(let bitmap, let rect): draw(bitmap, in: rect)
      case .grain(let amount, let seed): grain(amount, seed: seed)
      case .beginClip(let path): clipped(to: path) { $0.append(operations, from: &next) }
      case .endClip: return
      }
    }
  }
}
