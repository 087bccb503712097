import Foundation
import HaloSceneGraph

/// What cells and supplementary views are made of.
extension CollectionView {
  /// Says of which class cells of a kind are made, by its `init(frame:)`.
  ///
  /// - Parameters:
  ///   - cellClass: a subclass of ``CollectionViewCell``; another one ends the program. nil: none
  ///     are made any more.
  ///   - identifier: what ``dequeueReusableCell(withReuseIdentifier:for:)`` asks for.
  public func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(cellClass, for: identifier)
  }

  /// Says how cells of a kind are made, where a class alone does not say it.
  public func register(
    _ make: @escaping () -> CollectionViewCell, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(make, for: identifier)
  }

  /// Says of which class headers, footers and the like are made, by its `init(frame:)`.
  ///
  /// - Parameters:
  ///   - viewClass: a subclass of ``CollectionReusableView``; another one ends the program. nil:
  ///     none are made any more.
  ///   - elementKind: as ``elementKindSectionHeader``.
  ///   - identifier: what `dequeueReusableSupplementaryView` asks for.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.pool.register(viewClass, for: Self.key(elementKind, identifier))
  }

  /// A cell that is no longer needed elsewhere, prepared for reuse, or a new one.
  ///
  /// For use in `collectionView(_:cellForItemAt:)`.
  ///
  /// - Precondition: `identifier` is registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    pool.take(identifier, for: counts.number(of: indexPath) ?? -1)
  }

  /// A supplementary view that is no longer needed elsewhere, prepared for reuse, or a new one.
  ///
  /// - Precondition: `identifier` is registered for this kind.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    supplements.pool.take(Self.key(elementKind, identifier), for: -1)
  }

  private static func key(_ elementKind: String, _ identifier: String) -> String {
    elementKind + "\u{0}" + identifier
  }

  // MARK: Registrations

  /// A class of cells and how one is filled with an item: UIKit's
  /// `UICollectionView.CellRegistration`.
  ///
  /// Make it once, outside of what makes the cells: each has cells of its own for reuse.
  @MainActor
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Fills a cell for an item at a place.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let handler: Handler
    fileprivate let identifier = RegistrationName.next()

    /// `handler` is called each time a cell is to show an item.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers, footers and the like, and how one is filled: UIKit's
  /// `UICollectionView.SupplementaryRegistration`.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Fills a view of this kind for a place.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let handler: Handler
    fileprivate let elementKind: String
    fileprivate let identifier = RegistrationName.next()

    /// `handler` is called each time a view is to stand at a place.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of the registration's class, filled by its handler.
  ///
  /// - Returns: one that is no longer needed elsewhere, or a new one; not filled without an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !pool.knows(registration.identifier) {
      pool.register({ Cell.make() }, for: registration.identifier)
    }
    let cell = unsafeDowncast(
      dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath),
      to: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of the registration's class, filled by its handler.
  ///
  /// - Returns: one that is no longer needed elsewhere, or a new one.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if !supplements.pool.knows(registration.identifier) {
      supplements.pool.register({ Supplementary.make() }, for: registration.identifier)
    }
    let view = unsafeDowncast(
      supplements.pool.take(registration.identifier, for: -1), to: Supplementary.self)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// Names for registrations, which no program gives by itself.
@MainActor
private enum RegistrationName {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "\u{0}registration \(last)"
  }
}
