import FocusGeometry
import Foundation
import HaloSceneGraph

/// The object that determines where the cells of a list are, for programs to subclass: UIKit's
/// `UICollectionViewLayout`.
///
/// A subclass provides attributes for what is near the visible part. Halo's own layouts compute
/// frames instead, and only their subclasses make attributes. Coordinates are points of the
/// content. In a right-to-left list, a subclass of a flow or compositional layout receives
/// attributes that are already mirrored and match the list's `contentOffset`; the list mirrors
/// those of a direct subclass as long as `flipsHorizontallyInOppositeLayoutDirection` is true.
@MainActor
open class CollectionViewLayout: CollectionViewArranging {
  /// The list that shows the layout.
  weak var list: (any ArrangedList)?
  /// Whether ``prepare()`` or the query of the content size that follows it is running.
  private(set) var isPreparing = false
  /// The current arrangement by attributes; nil if the layout makes no attributes.
  private(set) var attributed: AttributedArrangement?
  /// The context for which ``own`` is computed, without its list.
  private var context: CollectionViewLayoutContext?
  private var knownOwn: (any CollectionViewArrangement)?
  /// Whether ``own`` remains valid when the layout is next prepared.
  var keepsOwn = false

  /// Creates a layout that places no items, unless a subclass does.
  public init() {}

  /// Returns `arranging` if it is a layout, otherwise a layout without attributes that arranges as
  /// it does.
  public static func arranged(by arranging: any CollectionViewArranging) -> CollectionViewLayout {
    arranging as? CollectionViewLayout ?? ArrangedLayout(arranging)
  }

  // MARK: For subclasses

  /// The class of the attributes that the layout creates by itself.
  open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }
  /// The class of the invalidation contexts that the layout creates by itself.
  open class var invalidationContextClass: AnyClass {
    CollectionViewLayoutInvalidationContext.self
  }
  /// Whether a right-to-left list mirrors the layout.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Called before the list asks for attributes, whenever the layout has become invalid; overrides
  /// call super.
  open func prepare() {}

  /// The size of the content, which includes all items and their surroundings, in points.
  open var collectionViewContentSize: CGSize { own.contentSize }

  /// Returns the attributes of all elements that intersect `rect`; the list ignores others.
  ///
  /// The list asks for what is near the visible part, and the focus engine for areas that grow from
  /// there. Halo's own layouts take O(log s + k), with s sections and k elements.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    guard arrangesItems else { return nil }
    return ownAttributes(in: rect)
  }

  /// Returns the attributes of an item; nil for an item without a place.
  ///
  /// The list asks for items that ``layoutAttributesForElements(in:)`` has not returned. Halo's own
  /// layouts take O(log s), with s sections.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard arrangesItems, counts?.number(of: indexPath) != nil else { return nil }
    return ownAttributes(ofItemAt: indexPath)
  }

  /// Returns the attributes of a supplementary view, such as a header; nil if it does not exist.
  ///
  /// Halo's own layouts take O(s), with s sections.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let key = SupplementKey(kind: elementKind, indexPath: indexPath)
    let all = CGRect(origin: .zero, size: own.contentSize)
    return own.supplements(in: all).first { $0.key == key }.map(ownAttributes)
  }

  /// Asks whether the layout depends on the visible part and has to be prepared again when it
  /// changes; false by default.
  ///
  /// The list asks before each scroll; it always computes a new layout when its size changes.
  /// `newBounds` are the list's bounds after the scroll, in points.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the invalidation context for a change of the visible part.
  ///
  /// In a flow layout, its lines remain valid as long as the size does not change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionViewLayoutInvalidationContext { makeContext() }

  /// Invalidates the whole layout; the list computes it again with the next frame.
  open func invalidateLayout() {
    let context = makeContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates what `context` contains; overrides call super.
  ///
  /// The list asks for attributes again with the next frame.
  open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    let spares = context.sparesArrangement
    if !spares { knownOwn = nil }
    // Changes made by the layout's own preparation do not invalidate it again.
    guard !isPreparing else { return }
    list?.invalidateArrangement()
    keepsOwn = spares
  }

  /// Returns the content offset at which a scroll ends that brings the focused item into view.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The nearest offset that shows the item, in points of the list.
  ///   - velocity: Always zero, because keys have no velocity.
  /// - Returns: The offset to scroll to, which the list clamps to its content.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset of the list after items are inserted, deleted or moved.
  ///
  /// - Parameter proposedContentOffset: The current offset, in points of the list.
  /// - Returns: The offset to scroll to, which the list clamps to its content.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called after ``prepare()`` and before items are inserted, deleted or moved with an animation;
  /// overrides call super.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

  /// Called when all updated items have reached their places; overrides call super.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes at which the cell of an inserted item begins; by default its own,
  /// transparent.
  ///
  /// - Parameter itemIndexPath: The index path of the item after the update.
  /// - Returns: The attributes from which the list animates; with nil the cell fades in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { attributed?.faded(ofItemAt: itemIndexPath) }

  /// Returns the attributes at which the cell of a deleted item ends; by default those it had,
  /// transparent.
  ///
  /// - Parameter itemIndexPath: The index path of the item before the update.
  /// - Returns: The attributes to which the list animates; with nil the cell fades out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { before?.faded(ofItemAt: itemIndexPath) }

  /// The arrangement from before the update that is in progress; nil outside updates.
  var before: AttributedArrangement?

  /// Unavailable, because lists have no decoration views; use a background view, or a supplementary
  /// view behind the cells.
  @available(*, unavailable, message: "use a supplementary view with a zIndex below 0")
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Unavailable, because lists have no decoration views; use a background view, or a supplementary
  /// view behind the cells.
  @available(*, unavailable, message: "use a supplementary view with a zIndex below 0")
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? { nil }

  // MARK: Arrangements of Halo's layouts

  /// Whether the layout is of a class of Halo's own, and therefore makes no attributes.
  var arrangesDirectly: Bool { type(of: self) == CollectionViewLayout.self }
  /// Whether the class itself places items and provides their attributes to a subclass.
  var arrangesItems: Bool { false }
  /// Whether the layout shows the rows of a sidebar; false by default.
  public var isSidebar: Bool { false }

  /// Returns the arrangement that Halo's class computes, without the changes of its subclasses.
  func ownArrangement(
    for context: CollectionViewLayoutContext
  ) -> any CollectionViewArrangement { NoArrangement() }

  /// The arrangement from which `super` makes the attributes for subclasses; computed when first
  /// needed.
  var own: any CollectionViewArrangement {
    if arrangesDirectly { return list?.arrangement ?? NoArrangement() }
    if let knownOwn { return knownOwn }
    guard var context else { return NoArrangement() }
    context.list = list
    let new = ownArrangement(for: context)
    knownOwn = new
    return new
  }

  /// Returns the arrangement of the layout outside a list.
  public func arrangement(
    of counts: ItemCounts, in size: CGSize
  ) -> any CollectionViewArrangement {
    arrangement(for: CollectionViewLayoutContext(counts: counts, size: size))
  }

  /// Returns the arrangement for a context; it uses attributes only inside a list, and only for a
  /// program's subclass.
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

  /// Releases the list, which another layout arranges from now on.
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

/// A layout that shows a list as a value that conforms to ``CollectionViewArranging`` arranges it.
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

/// The arrangement of a layout that places nothing.
struct NoArrangement: CollectionViewArrangement {
  var contentSize: CGSize { .zero }
  func frameForItem(at indexPath: IndexPath) -> CGRect { .zero }
  func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool) {}
}
