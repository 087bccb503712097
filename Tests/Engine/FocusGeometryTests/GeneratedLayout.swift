import Foundation
import HaloGoldenTesting

@testable import FocusGeometry

/// A random layout in whole points, with the cases that a search has to handle.
struct GeneratedLayout {
  enum Family: String, CaseIterable, Sendable {
    case grid, holes, rails, masonry, form, scatter, overlap
  }

  /// The visible parts of each item, back to front.
  var items: [[CGRect]]

  var frames: [CGRect] { items.map { $0.reduce(.null) { $0.union($1) } } }
  var bounds: CGRect { frames.reduce(.null) { $0.union($1) } }

  init(items: [[CGRect]]) { self.items = items }

  init(_ family: Family, using random: inout SeededGenerator) {
    let frames: [CGRect] =
      switch family {
      case .grid: Self.grid(keeping: 1, &random)
      case .holes: Self.grid(keeping: 0.7, &random)
      case .rails: Self.rails(&random)
      case .masonry: Self.masonry(&random)
      case .form: Self.form(&random)
      case .scatter: Self.scatter(spreadOver: 900, apart: true, &random)
      case .overlap: Self.scatter(spreadOver: 400, apart: false, &random)
      }
    items = frames.shuffled(using: &random).map { [$0] }
  }

  private static func grid(
    keeping share: Double, _ random: inout SeededGenerator
  ) -> [CGRect] {
    let (width, height, gap) = (
      Int.random(in: 20...120, using: &random), Int.random(in: 20...120, using: &random),
      Int.random(in: 0...20, using: &random)
    )
    let columns = Int.random(in: 3...7, using: &random)
    var frames: [CGRect] = []
    for row in 0..<Int.random(in: 3...6, using: &random) {
      for column in 0..<columns where Double.random(in: 0..<1, using: &random) < share {
        frames.append(
          CGRect(x: column * (width + gap), y: row * (height + gap), width: width, height: height))
      }
    }
    return frames
  }

  /// Rows of cards, each row with its own size and inset.
  private static func rails(_ random: inout SeededGenerator) -> [CGRect] {
    var frames: [CGRect] = []
    var top = 0
    for _ in 0..<Int.random(in: 3...6, using: &random) {
      let (width, height) = (
        Int.random(in: 60...200, using: &random), Int.random(in: 40...120, using: &random)
      )
      let inset = Int.random(in: 0...60, using: &random)
      for column in 0..<Int.random(in: 3...7, using: &random) {
        frames.append(
          CGRect(x: inset + column * (width + 20), y: top, width: width, height: height))
      }
      top += height + Int.random(in: 10...40, using: &random)
    }
    return frames
  }

  /// Columns of equal width with cards of random heights.
  private static func masonry(_ random: inout SeededGenerator) -> [CGRect] {
    var frames: [CGRect] = []
    for column in 0..<Int.random(in: 3...5, using: &random) {
      var top = 0
      while top < 700 {
        let height = Int.random(in: 60...220, using: &random)
        frames.append(CGRect(x: column * 130, y: top, width: 120, height: height))
        top += height + 10
      }
    }
    return frames
  }

  /// Lines of one to three fields of random widths.
  private static func form(_ random: inout SeededGenerator) -> [CGRect] {
    var frames: [CGRect] = []
    for line in 0..<Int.random(in: 6...10, using: &random) {
      var left = 0
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let width = Int.random(in: 60...240, using: &random)
        frames.append(CGRect(x: left, y: line * 40, width: width, height: 28))
        left += width + 16
      }
    }
    return frames
  }

  private static func scatter(
    spreadOver side: Int, apart: Bool, _ random: inout SeededGenerator
  ) -> [CGRect] {
    var frames: [CGRect] = []
    for _ in 0..<30 {
      let frame = CGRect(
        x: Int.random(in: 0..<side, using: &random), y: Int.random(in: 0..<side, using: &random),
        width: Int.random(in: 10...120, using: &random),
        height: Int.random(in: 10...120, using: &random))
      if apart, frames.contains(where: { $0.insetBy(dx: -1, dy: -1).intersects(frame) }) {
        continue
      }
      frames.append(frame)
    }
    return frames
  }

  /// Covers parts of some items, which splits or removes their visible parts.
  mutating func cover(using random: inout SeededGenerator) {
    let bounds = bounds
    for _ in 0..<6 {
      let cover = random.rect(in: 100).offsetBy(
        dx: CGFloat.random(in: bounds.minX...bounds.maxX, using: &random).rounded(),
        dy: CGFloat.random(in: bounds.minY...bounds.maxY, using: &random).rounded())
      items = items.map { parts in
        parts.flatMap { part -> [CGRect] in
          var region = VisibleRegion(part)
          region.subtract(cover)
          return region.rects
        }
      }
    }
  }
}

extension FocusHeading {
  static let allDirections: [FocusHeading] =
    straight + [[.up, .left], [.up, .right], [.down, .left], [.down, .right]]

  var mirrored: FocusHeading {
    var result = subtracting([.left, .right])
    if contains(.left) { result.insert(.right) }
    if contains(.right) { result.insert(.left) }
    return result
  }

  /// The opposite of a straight heading.
  var opposite: FocusHeading {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    default: .left
    }
  }
}

extension CGRect {
  var mirrored: CGRect { CGRect(x: -maxX, y: minY, width: width, height: height) }
}

extension DirectionalSearch {
  /// The winner among all items but one, visited in this order; `order` gives each its place in the
  /// drawing order.
  func winner(
    among items: [[CGRect]], except skipped: Int? = nil, inOrder order: [Int]? = nil
  ) -> Int? {
    var met: [Int] = []
    var ranks: [FocusRank] = []
    for index in order ?? Array(items.indices) where index != skipped {
      guard case .success(let rank) = rank(of: items[index], isGuide: false, order: index) else {
        continue
      }
      met.append(index)
      ranks.append(rank)
    }
    return best(of: ranks).map { met[$0] }
  }
}
