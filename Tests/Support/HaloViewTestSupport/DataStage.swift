import FocusEngine
import FocusGeometry
import Foundation

@testable import HaloLists
@testable import HaloSceneGraph

/// A list of 300 × 200 points between two tiles, with the contents of snapshots.
@MainActor
final class DataStage {
  /// A cell whose size a test sets.
  final class Cell: CollectionViewCell {
    var wanted = CGSize(width: 50, height: 50)
    override func sizeThatFits(_ size: CGSize) -> CGSize { wanted }
  }

  final class Header: CollectionReusableView {
    var wanted = CGSize(width: 300, height: 30)
    override func sizeThatFits(_ size: CGSize) -> CGSize { wanted }
  }

  let list: CollectionView
  let delegate = ListDelegate()
  let above = Tile("above", 0, 0, 300, 50)
  let below = Tile("below", 0, 320, 300, 50)
  let stage: Stage
  private(set) var source: CollectionViewDiffableDataSource<Int, String>
  /// The sizes of cells by item; others are 50 × 50 points.
  var sizes: [String: CGSize] = [:]
  /// All cells that were made.
  private(set) var cells: [Cell] = []
  private(set) var fillings = 0

  init(
    layout: any CollectionViewArranging = ListLayout(
      rowHeight: 50, spacing: 0, insets: EdgeInsets(0)),
    model: FocusModel = .tv, _ sections: [[String]]
  ) {
    list = CollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 200), collectionViewLayout: layout)
    list.accessibilityIdentifier = "list"
    list.allowsFocus = true
    list.delegate = delegate
    stage = Stage(model: model, above, list, below)
    var fill: (Cell, String) -> Void = { _, _ in }
    let registration = CollectionView.CellRegistration<Cell, String> { cell, _, name in
      fill(cell, name)
    }
    let header = CollectionView.SupplementaryRegistration<Header>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { view, _, path in view.accessibilityIdentifier = "header \(path.section)" }
    source = CollectionViewDiffableDataSource(collectionView: list) { list, path, name in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    fill = { [unowned self] cell, name in
      fillings += 1
      cell.accessibilityIdentifier = name
      cell.wanted = sizes[name] ?? CGSize(width: 50, height: 50)
      if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    }
    show(sections, animated: false)
  }

  static func snapshot(_ sections: [[String]]) -> DiffableDataSourceSnapshot<Int, String> {
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() {
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  func show(_ sections: [[String]], animated: Bool = true) {
    source.apply(Self.snapshot(sections), animatingDifferences: animated)
    stage.frame()
  }

  func focus(_ name: String) {
    if let cell = list.made.values.first(where: { $0.accessibilityIdentifier == name }) {
      stage.focus(on: cell)
    }
    delegate.log = []
  }

  var focused: String? { stage.focused }
  var selected: [String] {
    (list.indexPathsForSelectedItems ?? []).compactMap(source.itemIdentifier)
  }
  /// The labels of the shown cells, in order.
  var shown: [String] { list.made.keys.sorted().compactMap { list.made[$0]?.focusDebugLabel } }
}
