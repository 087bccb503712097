import FocusEngine
import Foundation
import SceneGraph

/// Speaks for a table to the list that shows its rows.
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

  /// What stands above or below a section; nil: nothing.
  func title(of kind: String, _ section: Int) -> TableTitle.Content? {
    guard let table else { return nil }
    let isHeader = kind == CollectionView.elementKindSectionHeader
    let view =
      isHeader
      ? table.delegate?.tableView(table, viewForHeaderInSection: section)
      : table.delegate?.tableView(table, viewForFooterInSection: section)
    if let view { return .view(view) }
    let text =
      isHeader
      ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
      : table.dataSource?.tableView(table, titleForFooterInSection: section)
    return text.map { .text($0) }
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.titleIdentifier, for: indexPath)
    guard let table, let title = view as? TableTitle else { return view }
    title.content = self.title(of: kind, indexPath.section)
    let height =
      kind == CollectionView.elementKindSectionHeader
      ? table.delegate?.tableView(table, heightForHeaderInSection: indexPath.section)
      : table.delegate?.tableView(table, heightForFooterInSection: indexPath.section)
    title.givenHeight = height.flatMap { $0 >= 0 ? $0 : nil }
    return title
  }

  // MARK: Rows

  func numberOfSections(in collectionView: CollectionView) -> Int {
    table.flatMap { $0.dataSource?.numberOfSections(in: $0) } ?? 0
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
