import FocusEngine
import Foundation
import HaloControls
import HaloSceneGraph

/// The data source and delegate of a table's collection view, which forwards to those of the table.
@MainActor
final class TableAdapter: CollectionViewDataSource, CollectionViewDelegate {
  weak var table: TableView?

  // MARK: Titles

  private static let titleIdentifier = "title"

  func registerTitles(in list: CollectionView) {
    for kind in [
      CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
    ] {
      list.register(
        TableTitle.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.titleIdentifier)
    }
  }

  /// The delegate's views that were requested during layout and are not shown yet.
  private var prepared: [SupplementKey: View] = [:]

  /// Whether a section has a header or footer: the delegate's height decides if there is one,
  /// otherwise a title or a view does.
  func hasTitle(of kind: String, _ section: Int) -> Bool {
    if let height = height(of: kind, section) { return height > 0 }
    if text(of: kind, section) != nil { return true }
    // The delegate is asked for the view only once until the table is reloaded.
    let key = SupplementKey(kind: kind, indexPath: IndexPath(item: 0, section: section))
    if prepared[key] != nil || table?.list.supplements.view(key) != nil { return true }
    guard let view = view(of: kind, section) else { return false }
    prepared[key] = view
    return true
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.titleIdentifier, for: indexPath)
    guard let table, let title = view as? TableTitle else { return view }
    title.table = table
    title.isFooter = kind == CollectionView.elementKindSectionFooter
    let key = SupplementKey(kind: kind, indexPath: indexPath)
    if let view = prepared.removeValue(forKey: key) ?? self.view(of: kind, indexPath.section) {
      title.content = .view(view)
    } else {
      title.content = text(of: kind, indexPath.section).map { .text($0) }
    }
    title.givenHeight = height(of: kind, indexPath.section)
    return title
  }

  private func view(of kind: String, _ section: Int) -> View? {
    guard let table, let delegate = table.delegate else { return nil }
    return kind == CollectionView.elementKindSectionHeader
      ? delegate.tableView(table, viewForHeaderInSection: section)
      : delegate.tableView(table, viewForFooterInSection: section)
  }

  private func text(of kind: String, _ section: Int) -> String? {
    guard let table, let source = table.dataSource else { return nil }
    return kind == CollectionView.elementKindSectionHeader
      ? source.tableView(table, titleForHeaderInSection: section)
      : source.tableView(table, titleForFooterInSection: section)
  }

  /// Returns the delegate's height of a header or footer in points; nil if the view determines it.
  private func height(of kind: String, _ section: Int) -> CGFloat? {
    guard let table, let delegate = table.delegate else { return nil }
    let height =
      kind == CollectionView.elementKindSectionHeader
      ? delegate.tableView(table, heightForHeaderInSection: section)
      : delegate.tableView(table, heightForFooterInSection: section)
    return height >= 0 ? height : nil
  }

  // MARK: Rows

  func numberOfSections(in collectionView: CollectionView) -> Int {
    guard let table else { return 0 }
    // The sections may have changed.
    for case let view as TableViewHeaderFooterView in prepared.values {
      table.headerFooterPool.put(view)
    }
    prepared = [:]
    return table.dataSource?.numberOfSections(in: table) ?? 0
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { table.flatMap { $0.dataSource?.tableView($0, numberOfRowsInSection: section) } ?? 0 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    guard let table, let source = table.dataSource else { return TableViewCell() }
    let cell = source.tableView(table, cellForRowAt: indexPath)
    let height =
      table.delegate?.tableView(table, heightForRowAt: indexPath) ?? table.rowHeight
    cell.givenHeight = height >= 0 ? height : nil
    cell.matchGround(isCard: table.style != .plain)
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
    return cell
  }

  // MARK: Focus

  func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    table.flatMap { $0.delegate?.tableView($0, canFocusRowAt: indexPath) }
      ?? collectionView.allowsFocusNow
  }

  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    table.flatMap { $0.delegate?.tableView($0, selectionFollowsFocusForRowAt: indexPath) } ?? true
  }

  func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath? {
    table.flatMap { $0.delegate?.indexPathForPreferredFocusedView(in: $0) }
  }

  func collectionView(
    _ collectionView: CollectionView, shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
  ) -> Bool {
    table.flatMap {
      $0.delegate?.tableView($0, shouldUpdateFocusIn: TableViewFocusUpdateContext(context))
    } ?? true
  }

  func collectionView(
    _ collectionView: CollectionView, didUpdateFocusIn context: CollectionViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, didUpdateFocusIn: TableViewFocusUpdateContext(context), with: coordinator)
  }

  // MARK: Highlight, selection and actions

  func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> ContextMenuConfiguration? {
    guard let table, let row = collectionView.indexPathForItem(at: point) else { return nil }
    return table.delegate?.tableView(
      table, contextMenuConfigurationForRowAt: row, point: collectionView.convert(point, to: table))
  }

  func collectionView(
    _ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    table.flatMap { $0.delegate?.tableView($0, shouldHighlightRowAt: indexPath) } ?? true
  }

  func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
    if let table { table.delegate?.tableView(table, didHighlightRowAt: indexPath) }
  }

  func collectionView(
    _ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    if let table { table.delegate?.tableView(table, didUnhighlightRowAt: indexPath) }
  }

  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let delegate = table.delegate else { return true }
    return delegate.tableView(table, willSelectRowAt: indexPath) != nil
  }

  func collectionView(
    _ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let table, let delegate = table.delegate else { return true }
    return delegate.tableView(table, willDeselectRowAt: indexPath) != nil
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    if let table { table.delegate?.tableView(table, didSelectRowAt: indexPath) }
  }

  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    if let table { table.delegate?.tableView(table, didDeselectRowAt: indexPath) }
  }

  func collectionView(
    _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    table.flatMap { $0.delegate?.tableView($0, canPerformPrimaryActionForRowAt: indexPath) }
      ?? !collectionView.isEditing
  }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    if let table { table.delegate?.tableView(table, performPrimaryActionForRowAt: indexPath) }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    table?.delegate?.scrollViewDidScroll(scrollView)
  }
}
