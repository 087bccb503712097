import FocusEngine
import FocusGeometry
import Foundation

@testable import HaloLists
@testable import HaloSceneGraph

/// A data source that records what is requested.
///
/// Each row is named by its entry in `names`, or by its number.
@MainActor
final class RowSource: CollectionViewDataSource {
  final class Row: CollectionViewCell {
    var preparations = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
  }

  /// The names of the rows of a single section; nil: the rows are numbered.
  var names: [String]? { didSet { counts = [names?.count ?? 0] } }
  var counts: [Int]
  private(set) var asked: [IndexPath] = []
  private(set) var rows: [Row] = []

  init(_ counts: [Int]) { self.counts = counts }

  func forget() { asked = [] }

  func connect(to list: CollectionView) {
    list.register({ self.makeRow() }, forCellWithReuseIdentifier: "row")
    list.dataSource = self
  }

  private func makeRow() -> Row {
    let row = Row()
    rows.append(row)
    return row
  }

  func name(at path: IndexPath) -> String {
    names?[path.item] ?? (counts.count > 1 ? "\(path.section)-\(path.item)" : "\(path.item)")
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    cell.accessibilityIdentifier = name(at: indexPath)
    return cell
  }
}

/// A list with a data source, 300 × 200 points, with rows of 50 points, a tile above and one below.
@MainActor
final class LongListStage {
  let list: CollectionView
  let source: RowSource
  let delegate = ListDelegate()
  let above = Tile("above", 0, 0, 300, 50)
  let below = Tile("below", 0, 320, 300, 50)
  let stage: Stage

  init(
    _ counts: [Int], model: FocusModel = .tv,
    layout: any CollectionViewArranging = ListLayout(
      rowHeight: 50, spacing: 0, insets: EdgeInsets(0))
  ) {
    list = CollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 200), collectionViewLayout: layout)
    list.accessibilityIdentifier = "list"
    source = RowSource(counts)
    source.connect(to: list)
    list.delegate = delegate
    list.allowsFocus = true
    stage = Stage(model: model, above, list, below)
  }

  convenience init(_ rows: Int, model: FocusModel = .tv) { self.init([rows], model: model) }

  convenience init(names: [String], model: FocusModel = .tv) {
    self.init([names.count], model: model)
    source.names = names
    list.reloadData()
    stage.frame()
  }

  /// Scrolls an item into view and gives it the focus.
  func focus(_ item: Int, section: Int = 0) {
    let path = IndexPath(item: item, section: section)
    list.scrollToItem(at: path, at: .centeredVertically, animated: false)
    stage.frame()
    if let cell = list.cellForItem(at: path) { stage.focus(on: cell) }
    delegate.log = []
  }

  func press(_ names: String..., times: Int = 1) throws {
    for _ in 0..<times {
      for name in names {
        try stage.press(name)
        stage.advance(Self.repeatInterval)
      }
    }
  }

  /// Seconds between the repeats of a held key.
  private static let repeatInterval = 0.03

  func hold(_ name: String) throws {
    try stage.send(name, .repeat)
    stage.advance(Self.repeatInterval)
  }

  var focused: String? { stage.focused }
  var selected: [Int] { (list.indexPathsForSelectedItems ?? []).map(\.item) }
}
