import Foundation

/// A ring around a card in a still: a line of one colour all around it.
struct StillRing {
  /// The width of the line and the gap between line and card, in pixels.
  var width, gap: Double
  var color: SIMD3<Float>

  /// The share of the lines across the sides that must agree (our choice).
  private static let agreement = 0.85
  /// The least width in pixels of a ring without a gap (our choice).
  private static let thinnest = 1.5
  /// The largest difference of a component within one colour (our choice).
  private static let same: Float = 14

  /// Finds the ring whose outer edge is that of a box; nil if that is the edge of a card.
  ///
  /// - Parameters:
  ///   - edges: finds edges in the still.
  ///   - box: what is not ground.
  ///   - reach: the largest width of ring and gap together, in pixels.
  init?(in edges: StillEdges, of box: StillBox, reach: Int) {
    guard box.width > 4 * reach, box.height > 4 * reach else { return nil }
    let outside = 3
    let profiles = StillSide.allCases.flatMap { side in
      let along = StillEdges.middle(of: side, of: box)
      return stride(from: along.lowerBound, to: along.upperBound, by: 2).map {
        edges.profile(across: side, of: box, at: $0, outside: outside, inside: reach + 4)
      }
    }
    // The first pixels inside may be ground or mixed with it; the line is another colour.
    let line = (0...3).lazy.compactMap { depth in
      Self.common(profiles.map { $0[outside + depth] })
    }.first { color in
      let differing = profiles.count { $0[0].distance(to: color) > 2 * Self.same }
      return Double(differing) >= Self.agreement * Double(profiles.count)
    }
    guard let color = line else { return nil }
    // Each profile: where the line begins and ends, and where the gap ends.
    let measures = profiles.compactMap { Self.measure($0, color, outside: outside, reach: reach) }
    guard Double(measures.count) >= Self.agreement * Double(profiles.count) else { return nil }
    let widths = measures.map(\.width)
    guard let width = widths.median else { return nil }
    let agreeing = widths.count { abs($0 - width) < 0.6 }
    guard Double(agreeing) >= Self.agreement * Double(profiles.count) else { return nil }
    // A gap shows the ground; without one, the card begins at once.
    let gaps = measures.compactMap(\.gap)
    let hasGap = Double(gaps.count) >= 0.6 * Double(measures.count)
    // A picture may end in a line of one pixel.
    guard hasGap || width >= Self.thinnest else { return nil }
    self.color = color
    self.width = width
    gap = hasGap ? gaps.median ?? 0 : 0
  }

  /// The colour that nearly all of some colours have; nil if there is none.
  private static func common(_ colors: [SIMD3<Float>]) -> SIMD3<Float>? {
    guard !colors.isEmpty else { return nil }
    func middle(_ part: (SIMD3<Float>) -> Float) -> Float {
      Float(colors.map { Double(part($0)) }.median ?? 0)
    }
    let center = SIMD3(middle { $0.x }, middle { $0.y }, middle { $0.z })
    let count = colors.count { $0.distance(to: center) <= same }
    return Double(count) >= agreement * Double(colors.count) ? center : nil
  }

  private static func measure(
    _ colors: [SIMD3<Float>], _ color: SIMD3<Float>, outside: Int, reach: Int
  ) -> (width: Double, gap: Double?)? {
    let indices = colors.indices
    guard let first = indices.first(where: { colors[$0].distance(to: color) <= same }),
      (outside - 1...outside + 3).contains(first),
      let end = indices.first(where: { $0 > first && colors[$0].distance(to: color) > same }),
      end + 2 < colors.count, end - outside <= reach,
      let start = StillEdges.crossing(colors[(first - 2)...first])
    else { return nil }
    let from = Double(first - 2) + start
    // The gap has the colour of the ground; the card begins behind it.
    let ground = colors[0]
    if let inGap = (end...(end + 1)).first(where: { colors[$0].distance(to: ground) <= same }),
      let stop = StillEdges.crossing(colors[(end - 1)...inGap])
    {
      let to = Double(end - 1) + stop
      guard
        let card = indices.first(where: {
          $0 > inGap && colors[$0].distance(to: ground) > same
        }), card + 1 < colors.count,
        let begin = StillEdges.crossing(colors[(card - 1)...(card + 1)])
      else { return (to - from, nil) }
      return (to - from, Double(card - 1) + begin - to)
    }
    guard let stop = StillEdges.crossing(colors[(end - 1)...(end + 1)]) else { return nil }
    return (Double(end - 1) + stop - from, nil)
  }
}
