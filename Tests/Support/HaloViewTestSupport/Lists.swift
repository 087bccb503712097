import FocusEngine
import FocusGeometry
import Foundation

@testable import HaloLists
@testable import HaloSceneGraph

/// A delegate that records the calls of a collection view.
@MainActor
final class ListDelegate: CollectionViewDelegate {
  var log: [String] = []
  var unfocusable: Set<Int> = []
  var overridesFocus: Bool?
  var unselectable: Set<Int> = []
  var preferred: Int?
  /// The index paths of the last update that the list was asked about.
  var paths: [IndexPath?] = []
  var refuses = false
  var refusedSelections: Set<Int> = []
  /// The texts by which typed letters find items.
  var texts: [String] = []

  func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath? {
    preferred.map { IndexPath(item: $0, section: 0) }
  }
  func collectionView(
    _ collectionView: CollectionView, shouldUpdateFocusIn context: CollectionViewFocusUpdateContext
  ) -> Bool {
    paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
    return !refuses
  }
  func collectionView(
    _ collectionView: CollectionView, didUpdateFocusIn context: CollectionViewFocusUpdateContext,
    with coordinator: FocusAnimationCoordinator
  ) {
    guard paths != [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath] else {
      return
    }
    log.append("told of another update than asked about")
  }
  func collectionView(
    _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    unfocusable.contains(indexPath.item) ? false : overridesFocus ?? collectionView.allowsFocus
  }
  func collectionView(
    _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("follows \(indexPath.item)")
    return !unselectable.contains(indexPath.item)
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("selected \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { !refusedSelections.contains(indexPath.item) }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    if collectionView.allowsMultipleSelection { log.append("deselected \(indexPath.item)") }
  }
  func collectionView(
    _ collectionView: CollectionView, typeSelectStringForItemAt indexPath: IndexPath
  ) -> String? { texts.indices.contains(indexPath.item) ? texts[indexPath.item] : nil }
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    log.append("action \(indexPath.item)")
  }
}

/// A list of rows 50 points high in a view 200 points high, with a tile above and one below.
@MainActor
final class ListStage {
  let list = CollectionView(
    collectionViewLayout: ListLayout(rowHeight: 50, spacing: 0, insets: EdgeInsets(0)))
  let delegate = ListDelegate()
  let above = Tile("above", 0, 0, 300, 50)
  let below = Tile("below", 0, 320, 300, 50)
  let stage: Stage

  init(rows: Int = 6, model: FocusModel = .tv) {
    list.accessibilityIdentifier = "list"
    list.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    list.setCells((0..<rows).map(Self.cell))
    list.delegate = delegate
    list.allowsFocus = true
    stage = Stage(model: model, above, list, below)
  }

  static func cell(_ row: Int) -> CollectionViewCell {
    let cell = CollectionViewCell()
    cell.accessibilityIdentifier = "\(row)"
    return cell
  }

  func focus(row: Int) {
    stage.focus(on: list.cells[row])
    delegate.log = []
  }
}
