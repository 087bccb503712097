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
  /// The length of the shape at rest, which the template is made for; `length`, unless given.
  let rest: Int

  init(length: Int, cap: Int, tile: Int, rest: Int? = nil) {
    self.length = length
    self.cap = cap
    self.tile = tile
    self.rest = rest ?? length
  }

  /// The template's length.
  var kept: Int { min(rest, 2 * cap + tile) }

  /// Where the middle is repeated, from the outline's origin; nil when the template is the shape.
  var stretched: (start: Int, count: Int)? {
    rest > kept && length > 2 * cap ? (cap, length - 2 * cap) : nil
  }

  /// The template reaches from `start` to `end`, around 0...`kept`.
  ///
  /// A template of a shape that is too short to have a middle is two halves. For a shape that is
  /// longer or shorter, pixels are repeated or left out where the halves meet: there they hardly
  /// differ.
  func segments(from start: Int, to end: Int) -> [Segment] {
    let ends = ends(from: start, to: end)
    guard let tail = ends.tail else { return [ends.head] }
    let repeated = rest > kept ? tile : min(16, kept)
    let source = rest > kept ? cap : (kept - repeated) / 2
    var result = [ends.head]
    for place in stride(from: start + ends.head.length, to: tail.target, by: max(1, repeated)) {
      let part = min(repeated, tail.target - place)
      result.append(Segment(source: source, target: place, length: part, isStretched: true))
    }
    result.append(tail)
    return result
  }

  /// ``segments(from:to:)`` without what is repeated: one before it, and one behind it where there is
  /// any.
  func ends(from start: Int, to end: Int) -> (head: Segment, tail: Segment?) {
    if rest == kept, length == rest {
      let all = Segment(source: start, target: start, length: end - start, isStretched: false)
      return (all, nil)
    }
    let (left, right) = rest > kept ? (cap, cap) : (kept / 2, kept - kept / 2)
    let head = min(left, length / 2)
    let tail = min(right, length - head)
    return (
      Segment(source: start, target: start, length: head - start, isStretched: false),
      Segment(
        source: kept - tail, target: length - tail, length: end - kept + tail, isStretched: false)
    )
  }
}
