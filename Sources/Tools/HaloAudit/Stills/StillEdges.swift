import Foundation

/// A side of a rectangle.
enum StillSide: CaseIterable {
  case top, bottom, left, right

  var isHorizontal: Bool { self == .top || self == .bottom }
}

/// The places of edges on lines across them, finer than a pixel.
struct StillEdges {
  let still: StillPixels

  /// Returns the colours across a side at a pixel along it, which is an x for a horizontal side, from
  /// some pixels outside of it to some inside.
  func profile(
    across side: StillSide, of box: StillBox, at along: Int, outside: Int, inside: Int
  ) -> [SIMD3<Float>] {
    (-outside..<inside).map { depth in
      switch side {
      case .top: still[along, box.top + depth]
      case .bottom: still[along, box.bottom - 1 - depth]
      case .left: still[box.left + depth, along]
      case .right: still[box.right - 1 - depth, along]
      }
    }
  }

  /// The pixels along the middle of a side, away from its corners.
  static func middle(of side: StillSide, of box: StillBox) -> Range<Int> {
    let (from, to) = side.isHorizontal ? (box.left, box.right) : (box.top, box.bottom)
    let inset = (to - from) / 5
    return from + inset..<max(from + inset + 1, to - inset)
  }

  /// Returns the place where the colour changes from the first to the last of some colours, in pixels
  /// from the beginning of the first; nil where the two are hardly different.
  ///
  /// A pixel in between counts for the share that it has of the first colour.
  static func crossing(_ colors: ArraySlice<SIMD3<Float>>) -> Double? {
    guard let first = colors.first, let last = colors.last else { return nil }
    let step = last - first
    let length = (step * step).sum()
    // Three levels in each component are the noise of a picture.
    guard length > 3 * 3 * 3 else { return nil }
    var place = 0.0
    for color in colors {
      let share = ((color - first) * step).sum() / length
      place += Double(1 - min(max(share, 0), 1))
    }
    return place
  }

  /// The frame of a card or ring whose box is known, finer than a pixel.
  func frame(of box: StillBox) -> CGRect {
    let left = Double(box.left) + offset(of: .left, of: box)
    let top = Double(box.top) + offset(of: .top, of: box)
    let right = Double(box.right) - offset(of: .right, of: box)
    let bottom = Double(box.bottom) - offset(of: .bottom, of: box)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The pixels by which the edge of a side lies inside of its box; 0 where no edge is found.
  ///
  /// The box may be a few pixels too large where something else touches the card. The edge is the
  /// outermost of the steps that are about as strong as the strongest one along the whole side.
  private func offset(of side: StillSide, of box: StillBox) -> Double {
    let (outside, inside) = (1, 8)
    let profiles = Self.middle(of: side, of: box).map {
      profile(across: side, of: box, at: $0, outside: outside, inside: inside)
    }
    let steps = (1..<outside + inside - 1).map { depth in
      profiles.reduce(0.0) { $0 + Double($1[depth - 1].distance(to: $1[depth + 1])) }
    }
    guard let strongest = steps.max(), strongest > 0,
      var peak = steps.firstIndex(where: { $0 >= strongest * Self.similarStep })
    else { return 0 }
    while peak + 1 < steps.count, steps[peak + 1] > steps[peak] { peak += 1 }
    // A step is indexed by the pixel before its middle.
    let middle = peak + 1
    let from = max(0, middle - 2)
    // A line along the edge may be one pixel wide, so the pixel after the step is the last one.
    let to = min(outside + inside - 1, middle + 1)
    let places = profiles.compactMap { colors in
      Self.crossing(colors[from...to]).map { Double(from) + $0 - Double(outside) }
    }
    return places.median ?? 0
  }

  /// The share of the strongest step across a side from which on another one is its edge (our
  /// choice).
  private static let similarStep = 0.4

  /// The corner radius of a frame, in pixels: the median of its corners; nil where no corner has an
  /// edge.
  ///
  /// On the diagonal a circle of radius r leaves (√2 − 1)·r of the corner free, and a continuous
  /// corner 0.4123·r, so one factor serves both within half a percent.
  func cornerRadius(of frame: CGRect, contrast: Float) -> Double? {
    let factor = 0.4132
    let half = Double(min(frame.width, frame.height)) / 2
    let corners: [(x: Double, y: Double, dx: Double, dy: Double)] = [
      (frame.minX, frame.minY, 1, 1), (frame.maxX, frame.minY, -1, 1),
      (frame.minX, frame.maxY, 1, -1), (frame.maxX, frame.maxY, -1, -1),
    ]
    let radii = corners.compactMap { corner -> Double? in
      let unit = 0.5.squareRoot()
      func color(_ distance: Double) -> SIMD3<Float> {
        still.color(
          at: corner.x + corner.dx * unit * distance, corner.y + corner.dy * unit * distance)
      }
      let step = 0.25
      let end = half * factor + 3
      // The slope over a pixel's diagonal, from a little outside of the corner.
      let slopes = stride(from: -2.0, through: end, by: step).map { place in
        (place, color(place - 0.7).distance(to: color(place + 0.7)))
      }
      let limit = max(5, contrast * 0.4)
      guard let start = slopes.firstIndex(where: { $0.1 >= limit }) else { return nil }
      // The edge is the first hill of slopes above the limit.
      var (sum, weight) = (0.0, 0.0)
      var highest: Float = 0
      for (place, slope) in slopes[start...] {
        if slope < limit * 0.5 || place > slopes[start].0 + 3 { break }
        highest = max(highest, slope)
        sum += place * Double(slope)
        weight += Double(slope)
      }
      return weight > 0 ? max(0, sum / weight) / factor : nil
    }
    return radii.median.map { min($0, half) }
  }

  /// The usual difference of colour across the sides of a box.
  func contrast(of box: StillBox) -> Float {
    let all = StillSide.allCases.flatMap { side in
      Self.middle(of: side, of: box).map { along in
        let colors = profile(across: side, of: box, at: along, outside: 3, inside: 2)
        return Double(colors[0].distance(to: colors[4]))
      }
    }
    return Float(all.median ?? 0)
  }
}

extension Array<Double> {
  /// The middle value; nil for no values.
  var median: Double? {
    guard !isEmpty else { return nil }
    let all = sorted()
    return count % 2 == 1 ? all[count / 2] : (all[count / 2 - 1] + all[count / 2]) / 2
  }
}
