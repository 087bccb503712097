import FocusGeometry
import Foundation
import HaloSceneGraph

/// Where the cells of a list stand, for programs to subclass: UIKit's `UICollectionViewLayout`.
///
/// A subclass says it by attributes, for what is near the part that is seen. Halo's own layouts work
/// their places out instead, and only their subclasses make attributes. What stands where is in
/// points of the content. In a list that is read from the right, a subclass of a flow or a
/// compositional layout is given attributes that are mirrored already, beside the list's
/// `contentOffset`; those of a direct subclass are mirrored by the list, as long as
/// `flipsHorizontallyInOppositeLayoutDirection` is true.
@MainActor
open class CollectionViewLayout: CollectionViewArranging {
  /// The list that shows the layout.
  weak var list: (any ArrangedList)?
  /// Whether ``prepare()`` runs, or what follows it at once.
  private(set) var isPreparing = false
  /// The attributes that hold now, in a list whose layout makes some.
  private(set) var attributed: AttributedArrangement?
  /// What ``own`` is made for; without its list.
  private var context: CollectionViewLayoutContext?
  private var knownOwn: (any CollectionViewArrangement)?
  /// Whether ``own`` still holds when attributes are next asked for.
  var keepsOwn = false

  /// Without a place for any item, unless a subclass has some.
  public init() {}

  /// A layout of no attributes, which arranges as `arranging` does; that itself if it is a layout.
  public static func arranged(by arranging: any CollectionViewArranging) -> CollectionViewLayout {
    arranging as? CollectionViewLayout ?? ArrangedLayout(arranging)
  }

  // MARK: For subclasses

  /// Of which class attributes are that the layout makes by itself.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// Of which class contexts are that the layout makes by itself.
  open class var invalidationContextClass: AnyClass {
    CollectionViewLayoutInvalidationContext.self
  }
  /// Whether a list that is read from the right mirrors the layout.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Called before attributes are asked for, whenever the layout has become invalid; overrides call
  /// super.
  open func prepare() {}

  /// Of all items with what is around them; points.
  open var collectionViewContentSize: CGSize { own.contentSize }

  /// All that meets `rect`; more may be named, and is left out where it does not.
  ///
  /// Asked for what is near the visible part, and by focus for parts that grow from there. Halo's
  /// own take O(log s + k), with s sections and k elements.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    guard arrangesItems else { return nil }
    return ownAttributes(in: rect)
  }

  /// nil for an item without a place.
  ///
  /// Asked for items that ``layoutAttributesForElements(in:)`` has not named. Halo's own take
  /// O(log s), with s sections.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard arrangesItems, counts?.number(of: indexPath) != nil else { return nil }
    return ownAttributes(ofItemAt: indexPath)
  }

  /// nil for a header or the like that does not exist; Halo's own take O(s), with s sections.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let key = SupplementKey(kind: elementKind, indexPath: indexPath)
    let all = CGRect(origin: .zero, size: own.contentSize)
    return own.supplements(in: all).first { $0.key == key }.map(ownAttributes)
  }

  /// Whether the layout looks at what is seen, and has to be prepared again as that changes.
  ///
  /// Asked before each scroll; a list of another size is arranged anew in any case. `newBounds` are
  /// the list's own.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What a change of what is seen makes invalid: no lines, as long as the size stays.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext { makeContext() }

  /// Has everything arranged again, with the next frame.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Has attributes asked for again, with the next frame; overrides call super.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    let spares = context.sparesArrangement
    if !spares { knownOwn = nil }
    // What is set while the layout is prepared is what it is prepared for.
    guard !isPreparing else { return }
    list?.invalidateArrangement()
    keepsOwn = spares
  }

  /// Where a scroll comes to rest that brings an item with the focus into sight.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: the nearest that shows the item; points of the list.
  ///   - velocity: zero, as keys throw nothing.
  /// - Returns: what is scrolled to, as far as there is content.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// What the list stays at, or goes to, as items come and go.
  ///
  /// - Parameter proposedContentOffset: where it is; points of the list.
  /// - Returns: what is scrolled to, as far as there is content.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Items that come and go

  /// Called before items come, go or move with an animation, after ``prepare()``; overrides call
  /// super.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called when all of them are where they belong; overrides call super.
  open func finalizeCollectionViewUpdates() {}

  /// From where the cell of an inserted item comes: by default its own place, not yet seen.
  ///
  /// - Parameter itemIndexPath: the item's place after the change.
  /// - Returns: attributes that the list animates from; nil: the cell fades in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { attributed?.faded(ofItemAt: itemIndexPath) }

  /// To where the cell of a deleted item goes: by default the place that it had, no longer seen.
  ///
  /// - Parameter itemIndexPath: the item's place before the change.
  /// - Returns: attributes that the list animates to; nil: the cell fades out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { before?.faded(ofItemAt: itemIndexPath) }

  /// What held before the items came and went that move now.
  var before: AttributedArrangement?

  /// Nothing is decorated: a background view, or a header behind the cells, does the same.
  @available(*, unavailable, message: "use a supplementary view with a zIndex below 0")
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Nothing is decorated: a background view, or a header behind the cells, does the same.
  @available(*, unavailable, message: "use a supplementary view with a zIndex below 0")
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  // MARK: What Halo's layouts arrange

  /// Whether the layout is of a class of Halo's, and so makes no attributes.
  var arrangesDirectly: Bool { type(of: self) == CollectionViewLayout.self }
  /// Whether the class has places of its own to give to a subclass.
  var arrangesItems: Bool { false }
  /// False, unless what is shown are the rows of one.
  public var isSidebar: Bool { false }

  /// What a class of Halo's arranges, whatever its subclasses make of it.
  func ownArrangement(
    for context: CollectionViewLayoutContext
  ) -> any CollectionViewArrangement { NoArrangement() }

  /// What subclasses get from super; made when it is asked for.
  var own: any CollectionViewArrangement {
    if arrangesDirectly { return list?.arrangement ?? NoArrangement() }
    if let knownOwn { return knownOwn }
    guard var context else { return NoArrangement() }
    context.list = list
    let new = ownArrangement(for: context)
    knownOwn = new
    return new
  }

  /// Without a list.
  public func arrangement(
    of counts: ItemCounts, in size: CGSize
  ) -> any CollectionViewArrangement {
    arrangement(for: CollectionViewLayoutContext(counts: counts, size: size))
  }

  /// By attributes only for a list, and by a subclass of a program's.
  public func arrangement(
    for context: CollectionViewLayoutContext
  ) -> any CollectionViewArrangement {
    guard let list = context.list else { return ownArrangement(for: context) }
    self.list = list
    guard !arrangesDirectly else { return ownArrangement(for: context) }
    if !keepsOwn { knownOwn = nil }
    keepsOwn = false
    self.context = context
    self.context?.list = nil
    attributed?.close()
    attributed = nil
    isPreparing = true
    defer { isPreparing = false }
    prepare()
    let new = AttributedArrangement(of: self, context.counts, in: list)
    attributed = new
    return new
  }

  /// Forgets a list that is shown by another layout now.
  func leave() {
    list = nil
    attributed?.close()
    attributed = nil
    context = nil
    knownOwn = nil
  }

  private var counts: ItemCounts? { arrangesDirectly ? list?.counts : context?.counts }

  private func makeContext() -> CollectionViewLayoutInvalidationContext {
    let contextClass =
      Self.invalidationContextClass as? CollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? CollectionViewLayoutInvalidationContext.self).init()
  }
}

/// Shows a list as a value of Halo's says.
final class ArrangedLayout: CollectionViewLayout {
  private let arranging: any CollectionViewArranging

  init(_ arranging: any CollectionViewArranging) {
    self.arranging = arranging
    super.init()
  }

  override var arrangesDirectly: Bool { true }
  override var arrangesItems: Bool { true }
  override var isSidebar: Bool { arranging.isSidebar }
  override func ownArrangement(
    for context: CollectionViewLayoutContext
  ) -> any CollectionViewArrangement { arranging.arrangement(for: context) }
}

/// Of a layout that has no place for anything.
struct NoArrangement: CollectionViewArrangement {
  var contentSize: CGSize { .zero }
  func frameForItem(at indexPath: IndexPath) -> CGRect { .zero }
  func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool) {}
}
