import FocusGeometry
import Foundation
import HaloSceneGraph

/// A layout of items in lines, as many in each as fit: UIKit's `UICollectionViewFlowLayout`.
///
/// Items of one size are computed and not stored; a delegate that provides sizes is asked for every
/// item.
@MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
  /// The value of ``estimatedItemSize`` with which cells determine their own size.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The size of the items in points, unless the delegate provides another; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { change(itemSize != oldValue) } }
  /// The estimated size of items in points, if their cells determine it; with zero they do not.
  open var estimatedItemSize = CGSize.zero {
    didSet { change(estimatedItemSize != oldValue) }
  }
  /// The distance between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { change(minimumLineSpacing != oldValue) } }
  /// The minimum distance between the items of a line, in points; 10 by default.
  ///
  /// A line that is not filled has a larger distance.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { change(minimumInteritemSpacing != oldValue) }
  }
  /// The insets around the items of a section, inside header and footer, in points.
  open var sectionInset = EdgeInsets() { didSet { change(sectionInset != oldValue) } }
  /// The scroll direction, in which lines follow each other; vertical by default.
  open var scrollDirection = CollectionView.ScrollDirection.vertical {
    didSet { change(scrollDirection != oldValue) }
  }
  /// The size of headers in points, of which only the length along the scroll direction is used; 0
  /// for no header.
  open var headerReferenceSize = CGSize.zero { didSet { change(headerReferenceSize != oldValue) } }
  /// The size of footers in points, of which only the length along the scroll direction is used; 0
  /// for no footer.
  open var footerReferenceSize = CGSize.zero { didSet { change(footerReferenceSize != oldValue) } }
  /// Whether headers stay visible as long as a part of their section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { change(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay visible as long as a part of their section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { change(sectionFootersPinToVisibleBounds != oldValue) }
  }

  /// Creates a vertical layout with items of 50 by 50 points.
  public override init() { super.init() }

  private func change(_ isChanged: Bool) { if isChanged { invalidateLayout() } }

  open override class var invalidationContextClass: AnyClass {
    CollectionViewFlowLayoutInvalidationContext.self
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? CollectionViewFlowLayoutInvalidationContext {
      let isResized = newBounds.size != collectionView?.bounds.size
      context.invalidateFlowLayoutDelegateMetrics = isResized
      context.invalidateFlowLayoutAttributes = isResized
    }
    return context
  }

  override var arrangesDirectly: Bool { type(of: self) == CollectionViewFlowLayout.self }
  override var arrangesItems: Bool { true }

  /// Returns the arrangement of all sections.
  ///
  /// O(s) for s sections, and O(n) for n items if the delegate is a
  /// ``CollectionViewDelegateFlowLayout``.
  override func ownArrangement(
    for context: CollectionViewLayoutContext
  ) -> any CollectionViewArrangement {
    var context = context
    let isFitted = estimatedItemSize != .zero
    var sizesAreGiven = false
    if !isFitted, let list = context.collectionView, let delegate = flowDelegate(of: list) {
      let sizes = givenSizes(by: delegate, in: list, context.counts)
      sizesAreGiven = !sizes.isEmpty
      context.measured = MeasuredSizes()
      context.measured.set(sizes)
    }
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrollDirection
    let sections = (0..<context.counts.numberOfSections).map {
      section($0, in: context.collectionView, isVariable: isFitted || sizesAreGiven)
    }
    var arrangement = CompositionalArrangement(of: sections, configuration, context)
    arrangement.cellsDecide = isFitted
    return arrangement
  }

  private func flowDelegate(of list: CollectionView) -> (any CollectionViewDelegateFlowLayout)? {
    list.delegate as? any CollectionViewDelegateFlowLayout
  }

  /// Returns the sizes from the delegate that differ from `itemSize`, by item number.
  private func givenSizes(
    by delegate: any CollectionViewDelegateFlowLayout, in list: CollectionView,
    _ counts: ItemCounts
  ) -> [Int: CGSize] {
    var sizes: [Int: CGSize] = [:]
    for number in 0..<counts.total {
      let size = delegate.collectionView(
        list, layout: self, sizeForItemAt: counts.path(of: number))
      if size != itemSize { sizes[number] = size }
    }
    return sizes
  }

  // MARK: One section

  private func section(
    _ index: Int, in list: CollectionView?, isVariable: Bool
  ) -> CollectionLayoutSection {
    let delegate = list.flatMap(flowDelegate)
    let isVertical = scrollDirection == .vertical
    let assumed =
      estimatedItemSize == .zero || estimatedItemSize == Self.automaticSize
      ? itemSize : estimatedItemSize
    func dimension(_ length: CGFloat) -> CollectionLayoutDimension {
      isVariable ? .estimated(length) : .absolute(length)
    }
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: dimension(assumed.width), heightDimension: dimension(assumed.height)))
    // The item is centred across its line.
    item.edgeSpacing =
      isVertical
      ? CollectionLayoutEdgeSpacing(
        leading: nil, top: .flexible(0), trailing: nil, bottom: .flexible(0))
      : CollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
    let group: CollectionLayoutGroup =
      isVertical
      ? .horizontal(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: dimension(assumed.height)),
        subitems: [item])
      : .vertical(
        layoutSize: CollectionLayoutSize(
          widthDimension: dimension(assumed.width), heightDimension: .fractionalHeight(1)),
        subitems: [item])
    var between = minimumInteritemSpacing
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = minimumLineSpacing
    var (inset, header, footer) = (sectionInset, headerReferenceSize, footerReferenceSize)
    if let list, let delegate {
      between = delegate.collectionView(
        list, layout: self, minimumInteritemSpacingForSectionAt: index)
      section.interGroupSpacing = delegate.collectionView(
        list, layout: self, minimumLineSpacingForSectionAt: index)
      inset = delegate.collectionView(list, layout: self, insetForSectionAt: index)
      header = delegate.collectionView(
        list, layout: self, referenceSizeForHeaderInSection: index)
      footer = delegate.collectionView(
        list, layout: self, referenceSizeForFooterInSection: index)
    }
    group.interItemSpacing = .flexible(between)
    section.contentInsets = DirectionalEdgeInsets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [
      boundary(CollectionView.elementKindSectionHeader, header, isAtEnd: false),
      boundary(CollectionView.elementKindSectionFooter, footer, isAtEnd: true),
    ].compactMap { $0 }
    return section
  }

  private func boundary(
    _ kind: String, _ size: CGSize, isAtEnd: Bool
  ) -> CollectionLayoutBoundarySupplementaryItem? {
    let isVertical = scrollDirection == .vertical
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return nil }
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: isVertical
        ? CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(length))
        : CollectionLayoutSize(
          widthDimension: .absolute(length), heightDimension: .fractionalHeight(1)),
      elementKind: kind,
      alignment: isVertical ? (isAtEnd ? .bottom : .top) : (isAtEnd ? .trailing : .leading))
    item.pinToVisibleBounds =
      isAtEnd ? sectionFootersPinToVisibleBounds : sectionHeadersPinToVisibleBounds
    return item
  }
}
