import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Tables that are filled from snapshots.
@MainActor
struct TableDiffableDataSourceTests {
  private final class Source: TableViewDiffableDataSource<Int, String> {
    override func tableView(
      _ tableView: TableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "Section \($0)" } }
  }

  private let table = TableView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .insetGrouped)
  private let source: Source
  private let stage: Stage

  init() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.allowsFocus = true
    source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = item.uppercased()
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = item
      return cell
    }
    stage = Stage(model: .pad, table)
  }

  private func show(_ sections: [Int: [String]], animated: Bool = true) {
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    for (section, items) in sections.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: animated)
  }

  private var titles: Int {
    table.list.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader).count
  }

  @Test func `a table shows the rows of its snapshot and the titles of its data source`() throws {
    show([1: ["a", "b"], 2: ["c"]])
    stage.advance(1)
    #expect(table.numberOfSections == 2 && table.visibleCells.count == 3 && titles == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
    #expect(source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
    #expect(source.index(for: 2) == 1 && source.sectionIdentifier(for: 2) == nil)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    #expect((cell.contentConfiguration as? ListContentConfiguration)?.text == "C")
  }

  @Test func `focus and selection stay with their rows when a snapshot changes the sections`()
    throws
  {
    show([1: ["a", "b"], 2: ["c"]])
    stage.advance(1)
    stage.focus(on: try #require(table.cellForRow(at: IndexPath(row: 0, section: 1))))
    table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
    show([0: ["x"], 2: ["y", "c"]])
    stage.advance(1)
    #expect(stage.focused == "c" && titles == 2)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 1))
  }

  @Test func `rows move without animation if the default row animation is none`() throws {
    show([1: ["a", "b", "c"]])
    stage.advance(1)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    source.defaultRowAnimation = .none
    show([1: ["c"]])
    stage.frame()
    #expect(cell.presented(.center, cell.center) == cell.center)
    #expect(table.visibleCells.count == 1)
    source.defaultRowAnimation = .fade
    show([1: ["a", "b", "c"]])
    stage.advance(0.05)
    #expect(cell.presented(.center, cell.center) != cell.center)
  }

  @Test func `a row that a snapshot reconfigures is configured again in the same cell`() throws {
    show([1: ["a", "b"]])
    stage.advance(1)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.accessibilityIdentifier = "changed"
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(["b"])
    source.apply(snapshot)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(cell.accessibilityIdentifier == "b")
  }
}
