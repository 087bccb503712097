import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting

/// A scene of disjoint items on a coarse grid of whole points, so that ties are common.
struct RandomScene {
  var frames: [(name: String, frame: CGRect)] = []
  static let side: CGFloat = 600

  init(random: inout SeededGenerator) {
    let count = Int.random(in: 2...12, using: &random)
    for _ in 0..<60 where frames.count < count {
      let frame = CGRect(
        x: 20 * Int.random(in: 0..<26, using: &random),
        y: 20 * Int.random(in: 0..<26, using: &random),
        width: 20 * Int.random(in: 1...4, using: &random),
        height: 20 * Int.random(in: 1...4, using: &random))
      guard !frames.contains(where: { $0.frame.intersects(frame) }) else { continue }
      frames.append(("item \(frames.count)", frame))
    }
  }

  /// The scene as a hierarchy, with each rectangle moved by `place`.
  @MainActor
  func root(
    order: [Int]? = nil, size: CGSize = CGSize(width: side, height: side),
    direction: LayoutDirection = .leftToRight, place: (CGRect) -> CGRect = { $0 }
  ) -> StubRoot {
    let root = StubRoot(size: size)
    root.focusSystem?.layoutDirection = direction
    for index in order ?? Array(frames.indices) {
      root.add(StubItem(frames[index].name, place(frames[index].frame)))
    }
    return root
  }

  /// The results of each movement from each item, in the order of the items.
  @MainActor
  static func map(of root: StubRoot, headings: [FocusHeading]) -> [String: [String?]] {
    var map: [String: [String?]] = [:]
    for item in root.children {
      map[item.name] = headings.map { heading in
        root.focusSystem?.explainMovement(from: item, heading: heading).winner
      }
    }
    return map
  }
}
