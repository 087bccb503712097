import Foundation
import HaloControls
import HaloSceneGraph

extension CollectionView {
  /// Where an item is scrolled to: UIKit's `UICollectionView.ScrollPosition`; empty: the least that
  /// makes it visible.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit for each position, as in UIKit.
    public let rawValue: UInt
    /// Bits of no position are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's upper edge at the list's.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item's middle at half the list's height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item's lower edge at the list's.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item's left edge at the list's, in every direction of reading.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item's middle at half the list's width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item's right edge at the list's, in every direction of reading.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Scrolls to an item; to one that does not exist nothing scrolls.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let number = counts.number(of: indexPath) else { return }
    matchShelves()
    contentSize = arrangement.contentSize
    glide(animated) {
      guard let shelf = shelves[indexPath.section] else {
        return scroll(to: frame(of: number), at: scrollPosition)
      }
      shelf.scroll(to: frame(of: number), at: scrollPosition)
      scroll(to: shelf.frame, at: scrollPosition)
    }
  }
}

extension ScrollView {
  /// Puts `frame`, in own coordinates, where `scrollPosition` says.
  fileprivate func scroll(to frame: CGRect, at scrollPosition: CollectionView.ScrollPosition) {
    let nearest = nearestOffset(showing: frame)
    let x: CGFloat =
      switch scrollPosition.intersection([.left, .centeredHorizontally, .right]) {
      case .left: frame.minX
      case .centeredHorizontally: frame.midX - bounds.width / 2
      case .right: frame.maxX - bounds.width
      default: nearest.x
      }
    let y: CGFloat =
      switch scrollPosition.intersection([.top, .centeredVertically, .bottom]) {
      case .top: frame.minY
      case .centeredVertically: frame.midY - bounds.height / 2
      case .bottom: frame.maxY - bounds.height
      default: nearest.y
      }
    contentOffset = CGPoint(x: x, y: y)
  }
}
