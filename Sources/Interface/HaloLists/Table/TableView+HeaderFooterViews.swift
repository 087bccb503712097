import Foundation
import HaloSceneGraph

/// Views above and below the rows of a section.
extension TableView {
  /// Says of which class headers and footers of a kind are made, by `init(reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - aClass: a ``TableViewHeaderFooterView`` or a subclass; nil: none are made any more.
  ///   - identifier: the name of the kind.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else { return headerFooterPool.register(nil as (() -> _)?, for: identifier) }
    guard let aClass = aClass as? TableViewHeaderFooterView.Type else {
      preconditionFailure("\(aClass), registered for “\(identifier)”, is no header or footer view")
    }
    headerFooterPool.register({ aClass.make(reuseIdentifier: identifier) }, for: identifier)
  }

  /// One that is no longer seen, or a new one of the class that was registered.
  ///
  /// - Parameter identifier: the name of the kind.
  /// - Returns: nil where none waits and no class was registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    headerFooterPool.knows(identifier)
      ? headerFooterPool.take(identifier, for: -1) : headerFooterPool.takeWaiting(identifier)
  }

  /// What the delegate gave for above a section; nil for a mere title, and far from what is seen.
  public func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownView(of: CollectionView.elementKindSectionHeader, section)
  }

  /// What the delegate gave for below a section; nil for a mere title, and far from what is seen.
  public func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shownView(of: CollectionView.elementKindSectionFooter, section)
  }

  private func shownView(of kind: String, _ section: Int) -> TableViewHeaderFooterView? {
    let path = IndexPath(item: 0, section: section)
    let title = list.supplementaryView(forElementKind: kind, at: path) as? TableTitle
    return title?.view as? TableViewHeaderFooterView
  }
}
