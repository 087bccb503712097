import Foundation

/// One direction of a nine-patch: a template that is shorter than the shape, with its middle
/// repeated.
struct Stretch {
  struct Segment {
    /// The starts of the segment in device pixels from the outline's origin, in the template
    /// (`source`) and in the shape (`target`).
    var source, target: Int
    var length: Int
    var isStretched: Bool
  }

  /// The shape's length in device pixels.
  let length: Int
  /// The length of each end in device pixels; all columns between the ends are equal.
  let cap: Int
  /// The length of the template's middle in device pixels.
  let tile: Int
  /// The length in device pixels of the shape for which the template is made: that of its nearest
  /// resting size, or `length` by default.
  let rest: Int

  init(length: Int, cap: Int, tile: Int, rest: Int? = nil) {
    self.length = length
    self.cap = cap
    self.tile = tile
    self.rest = rest ?? length
  }

  /// The template's length in device pixels.
  var kept: Int { min(rest, 2 * cap + tile) }

  /// The range in which the middle is repeated, from the outline's origin; nil if the template is
  /// as long as the shape.
  var stretched: (start: Int, count: Int)? {
    rest > kept && length > 2 * cap ? (cap, length - 2 * cap) : nil
  }

  /// Returns the segments of a template that extends from `start` to `end`, around 0...`kept`.
  ///
  /// The template of a shape that is too short for a middle consists of two halves. If the shape is
  /// longer or shorter, pixels are repeated or left out between the halves, where they hardly
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

  /// Returns ``segments(from:to:)`` without the repeated ones: the segment before them, and the one
  /// after them if there is one.
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
