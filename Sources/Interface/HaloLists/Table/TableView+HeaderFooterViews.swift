import Foundation
import HaloSceneGraph

/// The header and footer views of sections.
extension TableView {
  /// Registers the class of header and footer views with a reuse identifier, which are created with
  /// `init(reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - aClass: ``TableViewHeaderFooterView`` or a subclass; nil removes the registration. Any
  ///     other class stops the program.
  ///   - identifier: The reuse identifier.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else { return headerFooterPool.register(nil as (() -> _)?, for: identifier) }
    guard let aClass = aClass as? TableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass), registered for “\(identifier)”, is no header or footer view")
    }
    headerFooterPool.register({ aClass.make(reuseIdentifier: identifier) }, for: identifier)
  }

  /// Returns a reused header or footer view, or a new one of the registered class.
  ///
  /// - Parameter identifier: The reuse identifier.
  /// - Returns: The view; nil if none waits for reuse and no class is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    headerFooterPool.knows(identifier)
      ? headerFooterPool.take(identifier, for: -1) : headerFooterPool.takeWaiting(identifier)
  }

  /// Returns the delegate's header view of a section; nil for a title, and far from the visible
  /// part.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownView(of: CollectionView.elementKindSectionHeader, section)
  }

  /// Returns the delegate's footer view of a section; nil for a title, and far from the visible
  /// part.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownView(of: CollectionView.elementKindSectionFooter, section)
  }

  private func shownView(of kind: String, _ section: Int) -> TableViewHeaderFooterView? {
    let path = IndexPath(item: 0, section: section)
    let title = list.supplementaryView(forElementKind: kind, at: path) as? TableTitle
    return title?.view as? TableViewHeaderFooterView
  }
}
