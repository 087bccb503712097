import Foundation

@testable import HaloLists
@testable import HaloSceneGraph

extension CollectionViewArranging {
  /// Returns the frames of `count` items in one section, and the content's size.
  @MainActor
  func arrange(count: Int, in size: CGSize) -> (frames: [CGRect], contentSize: CGSize) {
    let arrangement = arrangement(of: ItemCounts([count]), in: size)
    let frames = (0..<count).map { arrangement.frameForItem(at: IndexPath(item: $0, section: 0)) }
    return (frames, arrangement.contentSize)
  }
}
