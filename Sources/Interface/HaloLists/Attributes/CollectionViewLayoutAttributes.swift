import FocusGeometry
import Foundation
import HaloSceneGraph

/// Where one cell or header stands, and how it is seen there: UIKit's
/// `UICollectionViewLayoutAttributes`.
///
/// Subclasses with properties of their own override `copy(with:)` and `isEqual(_:)`, and their
/// layout's `layoutAttributesClass`. Lengths are points of the content.
///
/// No `NSObject`, as what it overrides would be closed to code of the main actor.
@MainActor
open class CollectionViewLayoutAttributes: @MainActor NSCopying, @MainActor Hashable {
  /// What stands somewhere in a list: UIKit's `UICollectionView.ElementCategory`.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// An item.
    case cell
    /// A header, a footer or the like.
    case supplementaryView
    /// Something of the layout alone; Halo's lists show none.
    case decorationView
  }

  /// Whose place it is; of a header, that of its section and which of one kind it is.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What stands there.
  public internal(set) var representedElementCategory = ElementCategory.cell
  /// As ``CollectionView/elementKindSectionHeader``; nil for a cell.
  public internal(set) var representedElementKind: String?
  /// Also what the transforms turn about.
  open var center = CGPoint.zero
  /// Before the transforms.
  open var size = CGSize.zero
  /// About the centre.
  open var transform = CGAffineTransform.identity
  /// About the centre, in perspective, before `transform`.
  open var transform3D = CATransform3D.identity
  /// 0...1.
  open var alpha: CGFloat = 1
  /// Larger is drawn later; equal ones in any order.
  open var zIndex = 0
  /// Whether it is seen; what is hidden takes no focus.
  open var isHidden = false
  /// What the view may decide of its size, where it is asked.
  var fitting: FittingAxes = []
  /// Of a header of Halo's own layouts: how it stays in sight, and the frame that it was given.
  var origin: (place: SupplementaryPlace, frame: CGRect)?

  /// Of the first cell, without a size; layouts use `init(forCellWith:)`.
  public required init() {}

  /// Of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Of a header, a footer or the like.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Nothing is decorated.
  @available(*, unavailable, message: "use a supplementary view with a zIndex below 0")
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) { self.init() }

  /// The upright box around what is seen; setting it moves the centre, and resizes unless
  /// something is turned.
  open var frame: CGRect {
    get {
      let half = CGPoint(x: size.width / 2, y: size.height / 2)
      let own = CGRect(x: -half.x, y: -half.y, width: size.width, height: size.height)
      let turned = transform3D == .identity ? own : transform3D.project(own)
      return (transform.isIdentity ? turned : turned.applying(transform))
        .offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      guard transform3D == .identity, transform.b == 0, transform.c == 0, transform.a != 0,
        transform.d != 0
      else { return }
      size = CGSize(
        width: newValue.width / abs(transform.a), height: newValue.height / abs(transform.d))
    }
  }

  /// The size at the origin; only the size is taken.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The same place again, to be changed by itself.
  public func copy() -> Any { copy(with: nil) }

  /// What ``copy()`` returns; overrides call super, and copy what they add.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.fitting = fitting
    copy.origin = origin
    return copy
  }

  /// Whether both are attributes of the same thing at the same place, seen in the same way.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes, type(of: other) == type(of: self)
    else { return false }
    return indexPath == other.indexPath && key == other.key && center == other.center
      && size == other.size && transform == other.transform && transform3D == other.transform3D
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// As ``isEqual(_:)`` says.
  public static func == (
    one: CollectionViewLayoutAttributes, other: CollectionViewLayoutAttributes
  ) -> Bool { one.isEqual(other) }

  /// By the index path.
  public func hash(into hasher: inout Hasher) { hasher.combine(indexPath) }

  /// nil for a cell.
  var key: SupplementKey? {
    representedElementKind.map { SupplementKey(kind: $0, indexPath: indexPath) }
  }

  /// The same in a content so wide that is read from the other side.
  func mirrored(in width: CGFloat) -> CollectionViewLayoutAttributes {
    guard let copy = copy() as? CollectionViewLayoutAttributes else { return self }
    let flip = CGAffineTransform(scaleX: -1, y: 1)
    copy.center.x = width - center.x
    copy.transform = flip.concatenating(transform).concatenating(flip)
    if transform3D != .identity {
      copy.transform3D = CATransform3D(flip).concatenating(transform3D)
        .concatenating(CATransform3D(flip))
    }
    return copy
  }
}
