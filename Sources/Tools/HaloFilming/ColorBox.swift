import Foundation

/// The colours that one entry of a palette represents.
struct ColorBox {
  private let points: [ColorTable.Point]
  let mean: ColorTable.Color
  /// The weighted sum of the squared distances from the mean.
  let error: Float

  private typealias Axis = KeyPath<ColorTable.Color, Float> & Sendable
  private static let axes: [Axis] = [\.red, \.green, \.blue]

  /// Creates a box of colours.
  ///
  /// - Precondition: There is at least one point.
  init(_ points: [ColorTable.Point]) {
    self.points = points
    let spreads = Self.axes.map { Spread(points, along: $0) }
    mean = ColorTable.Color(
      red: spreads[0].mean, green: spreads[1].mean, blue: spreads[2].mean)
    error = spreads.reduce(0) { $0 + $1.error }
  }

  /// Returns the two parts with the smallest total error, divided along the axis with the largest
  /// error.
  ///
  /// Returns nil for a single colour.
  func divided() -> (ColorBox, ColorBox)? {
    guard error > 0.01 else { return nil }
    let spreads = Self.axes.map { (axis: $0, error: Spread(points, along: $0).error) }
    guard let axis = spreads.max(by: { $0.error < $1.error })?.axis else { return nil }
    let order = points.enumerated().sorted {
      ($0.element.place[keyPath: axis], $0.offset) < ($1.element.place[keyPath: axis], $1.offset)
    }.map(\.element)
    let total = Sum(order, along: axis)
    var (low, best) = (Sum(), (index: 0, gain: -Float.infinity))
    for index in 1..<order.count {
      low.add(order[index - 1], along: axis)
      let high = total - low
      guard low.weight > 0, high.weight > 0 else { continue }
      // The gain of this division: the part of the error's reduction that depends on it.
      let gain = low.value * low.value / low.weight + high.value * high.value / high.weight
      if gain > best.gain { best = (index, gain) }
    }
    guard best.index > 0 else { return nil }
    return (ColorBox(Array(order[..<best.index])), ColorBox(Array(order[best.index...])))
  }

  private struct Sum {
    var weight: Float = 0
    var value: Float = 0

    init() {}

    init(_ points: [ColorTable.Point], along axis: Axis) {
      for point in points { add(point, along: axis) }
    }

    mutating func add(_ point: ColorTable.Point, along axis: Axis) {
      weight += point.weight
      value += point.place[keyPath: axis] * point.weight
    }

    static func - (a: Sum, b: Sum) -> Sum {
      var sum = a
      sum.weight -= b.weight
      sum.value -= b.value
      return sum
    }
  }

  private struct Spread {
    var mean: Float
    var error: Float

    init(_ points: [ColorTable.Point], along axis: Axis) {
      let sum = Sum(points, along: axis)
      let mean = sum.value / sum.weight
      self.mean = mean
      error = points.reduce(0) {
        let distance = $1.place[keyPath: axis] - mean
        return $0 + distance * distance * $1.weight
      }
    }
  }
}
