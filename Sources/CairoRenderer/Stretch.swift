import Foundation

/// One direction of a nine-patch: a template that is shorter than the shape, its middle repeated.
struct Stretch {
  struct Segment {
    /// Device pixels from the outline's origin, in the template and in the shape.
    var source, target: Int
    var length: Int
    var isStretched: Bool
  }

  /// The shape's length in device pixels.
  let length: Int
  /// How far each end reaches in; between the two every column is the same.
  let cap: Int
  /// How much of the middle the template holds.
  let tile: Int

  /// The template's length.
  var kept: Int { min(length, 2 * cap + tile) }

  /// Where the middle is repeated, from the outline's origin; nil when the template is the shape.
  var stretched: (start: Int, count: Int)? {
    length > kept ? (cap, length - 2 * cap) : nil
  }

  /// The template reaches from `start` to `end`, around 0...`kept`.
  func segments(from start: Int, to end: Int) -> [Segment] {
    guard length > kept else {
      return [Segment(source: start, target: start, length: end - start, isStretched: false)]
    }
    var result = [Segment(source: start, target: start, length: cap - start, isStretched: false)]
    var place = cap
    while place < length - cap {
      let part = min(tile, length - cap - place)
      result.append(Segment(source: cap, target: place, length: part, isStretched: true))
      place += part
    }
    let tail = cap + tile
    result.append(
      Segment(source: tail, target: length - cap, length: end - tail, isStretched: false))
    return result
  }
}
