import Foundation
import HaloControls
import HaloSceneGraph

extension CollectionView {
  /// The position to which an item scrolls: UIKit's `UICollectionView.ScrollPosition`.
  ///
  /// An empty value stands for the shortest scroll that makes the item visible.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits, one for each position, as in UIKit.
    public let rawValue: UInt
    /// Creates a position; bits of no position are ignored.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's top edge is at the list's top edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item's centre is at half the list's height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item's bottom edge is at the list's bottom edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item's left edge is at the list's left edge, in either layout direction.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item's centre is at half the list's width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item's right edge is at the list's right edge, in either layout direction.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Scrolls to an item; does nothing if it does not exist.
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
  /// Scrolls so that `frame`, in the view's own coordinates, is at `scrollPosition`.
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
