import Foundation
import HaloSceneGraph

/// The registration of the classes of cells and supplementary views.
extension CollectionView {
  /// Registers the class of cells with a reuse identifier, which are created with `init(frame:)`.
  ///
  /// - Parameters:
  ///   - cellClass: A subclass of ``CollectionViewCell``; nil removes the registration. Any other
  ///     class stops the program.
  ///   - identifier: The identifier for ``dequeueReusableCell(withReuseIdentifier:for:)``.
  public func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(cellClass, for: identifier)
  }

  /// Registers a closure that creates cells with a reuse identifier.
  public func register(
    _ make: @escaping () -> CollectionViewCell, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(make, for: identifier)
  }

  /// Registers the class of supplementary views, which are created with `init(frame:)`.
  ///
  /// - Parameters:
  ///   - viewClass: A subclass of ``CollectionReusableView``; nil removes the registration. Any
  ///     other class stops the program.
  ///   - elementKind: The kind of the views, such as ``elementKindSectionHeader``.
  ///   - identifier: The identifier for `dequeueReusableSupplementaryView`.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements.pool.register(viewClass, for: Self.key(elementKind, identifier))
  }

  /// Returns a reused cell, prepared for reuse, or a new one.
  ///
  /// For use in `collectionView(_:cellForItemAt:)`.
  ///
  /// - Precondition: `identifier` is registered.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionViewCell {
    pool.take(identifier, for: counts.number(of: indexPath) ?? -1)
  }

  /// Returns a reused supplementary view, prepared for reuse, or a new one.
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

  /// A class of cells with a closure that fills them: UIKit's `UICollectionView.CellRegistration`.
  ///
  /// Create a registration once and outside the cell provider, because each has reusable cells of
  /// its own.
  @MainActor
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// A closure that fills a cell for an item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    fileprivate let handler: Handler
    fileprivate let identifier = RegistrationName.next()

    /// Creates a registration; `handler` is called each time a cell has to show an item.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views with a closure that fills them: UIKit's
  /// `UICollectionView.SupplementaryRegistration`.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// A closure that fills a supplementary view for an index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let handler: Handler
    fileprivate let elementKind: String
    fileprivate let identifier = RegistrationName.next()

    /// Creates a registration; `handler` is called each time a view is used for an index path.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a reused or new cell of the registration's class, filled by its handler unless `item`
  /// is nil.
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

  /// Returns a reused or new supplementary view of the registration's class, filled by its handler.
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

/// A source of reuse identifiers for registrations, distinct from those that programs use.
@MainActor
private enum RegistrationName {
  private static var last = 0

  static func next() -> String {
    last += 1
    return "\u{0}registration \(last)"
  }
}
