import FocusGeometry
import Foundation
import HaloSceneGraph

/// The place of one cell or supplementary view and how it is shown: UIKit's
/// `UICollectionViewLayoutAttributes`.
///
/// Subclasses with properties of their own override `copy(with:)` and `isEqual(_:)`, and the
/// `layoutAttributesClass` of their layout. Lengths are in points of the content.
///
/// The class does not inherit from `NSObject`, because code of the main actor could not override
/// its methods.
@MainActor
open class CollectionViewLayoutAttributes: @MainActor NSCopying, @MainActor Hashable {
  /// A kind of element in a list: UIKit's `UICollectionView.ElementCategory`.
  public enum ElementCategory: UInt, Hashable, Sendable {
    /// The cell of an item.
    case cell
    /// A supplementary view, such as a header or a footer.
    case supplementaryView
    /// A view that belongs to the layout alone; Halo's lists show none.
    case decorationView
  }

  /// The index path of the item; for a supplementary view, its section and its index among those of
  /// one kind.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The category of the element.
  public internal(set) var representedElementCategory = ElementCategory.cell
  /// The kind of a supplementary view, such as ``CollectionView/elementKindSectionHeader``; nil for
  /// a cell.
  public internal(set) var representedElementKind: String?
  /// The centre, about which the transforms apply, in points of the content.
  open var center = CGPoint.zero
  /// The size before the transforms, in points.
  open var size = CGSize.zero
  /// The transform about the centre.
  open var transform = CGAffineTransform.identity
  /// The perspective transform about the centre, applied before `transform`.
  open var transform3D = CATransform3D.identity
  /// The opacity, 0...1.
  open var alpha: CGFloat = 1
  /// The drawing order: elements with larger values are drawn later; the order of equal ones is
  /// undefined.
  open var zIndex = 0
  /// Whether the element is hidden; a hidden element cannot be focused.
  open var isHidden = false
  /// The axes along which the view may decide its size, when the list asks it.
  var fitting: FittingAxes = []
  /// The place and the original frame of a supplementary view of Halo's own layouts, with its
  /// pinning; nil otherwise.
  var origin: (place: SupplementaryPlace, frame: CGRect)?

  /// Creates attributes for the cell at section 0 and item 0, without a size; layouts use
  /// `init(forCellWith:)`.
  public required init() {}

  /// Creates attributes for the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view, such as a header or a footer.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Unavailable, because lists have no decoration views.
  @available(*, unavailable, message: "use a supplementary view with a zIndex below 0")
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) { self.init() }

  /// The bounding box after the transforms, in points of the content.
  ///
  /// Setting it moves the centre, and changes the size unless a transform rotates or skews the
  /// element.
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

  /// The origin with the size; setting it sets only the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns an independent copy of the attributes.
  public func copy() -> Any { copy(with: nil) }

  /// Returns the copy for ``copy()``; overrides call super and copy the properties that they add.
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

  /// Whether both are attributes of the same element with the same place and appearance.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionViewLayoutAttributes, type(of: other) == type(of: self)
    else { return false }
    return indexPath == other.indexPath && key == other.key && center == other.center
      && size == other.size && transform == other.transform && transform3D == other.transform3D
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
  }

  /// Whether ``isEqual(_:)`` returns true for the two.
  public static func == (
    one: CollectionViewLayoutAttributes, other: CollectionViewLayoutAttributes
  ) -> Bool { one.isEqual(other) }

  /// Hashes the index path.
  public func hash(into hasher: inout Hasher) { hasher.combine(indexPath) }

  /// The kind and the index path of a supplementary view; nil for a cell.
  var key: SupplementKey? {
    representedElementKind.map { SupplementKey(kind: $0, indexPath: indexPath) }
  }

  /// Returns the attributes mirrored in a content of `width` points.
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
