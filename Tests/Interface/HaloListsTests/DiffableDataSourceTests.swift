import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Lists that are filled from snapshots.
@MainActor
struct DiffableDataSourceTests {
  private let letters = "abcdefghijklmnopqrst".map(String.init)

  @Test func `a diffable data source makes cells of the registered class and configures them`()
    throws
  {
    let data = DataStage([letters])
    let cell = try #require(data.list.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(type(of: cell) == DataStage.Cell.self && cell.focusDebugLabel == "c")
    #expect(data.source.itemIdentifier(for: IndexPath(item: 3, section: 0)) == "d")
    #expect(data.source.itemIdentifier(for: IndexPath(item: 20, section: 0)) == nil)
    #expect(data.source.indexPath(for: "t") == IndexPath(item: 19, section: 0))
    #expect(data.source.indexPath(for: "?") == nil)
    #expect(data.source.sectionIdentifier(for: 0) == 0 && data.source.index(for: 1) == nil)
  }

  @Test func `focus and selection stay with their items when snapshots reorder them`() {
    let data = DataStage([letters])
    data.focus("c")
    data.list.selectItem(at: IndexPath(item: 1, section: 0))
    data.show([["x", "y"] + letters.filter { $0 != "a" }])
    data.stage.advance(1)
    #expect(data.focused == "c" && data.selected == ["b"])
    #expect(data.shown.prefix(5) == ["x", "y", "b", "c", "d"])
    data.show([letters.reversed()])
    data.stage.advance(1)
    #expect(data.focused == "c" && data.selected == ["b"])
  }

  @Test func `inserted, deleted and moved sections take their items along`() {
    let data = DataStage([["a", "b"], ["c"], ["d", "e"]])
    data.focus("d")
    var snapshot = data.source.snapshot()
    snapshot.deleteSections([1])
    snapshot.moveSection(2, beforeSection: 0)
    snapshot.insertSections([7], afterSection: 2)
    snapshot.appendItems(["x"], toSection: 7)
    data.source.apply(snapshot)
    data.stage.advance(1)
    #expect(data.focused == "d" && data.shown == ["d", "e", "x", "a", "b"])
    #expect(data.list.numberOfSections == 3)
    #expect(data.source.indexPath(for: "a") == IndexPath(item: 0, section: 2))
  }

  @Test func `remaining cells move to their places, at once if the update is not animated`() throws
  {
    let data = DataStage([letters])
    data.stage.advance(1)
    let cell = try #require(data.list.made[3])
    data.show([letters.filter { $0 != "a" }])
    data.stage.advance(0.1)
    let shown = cell.presented(.center, cell.center).y
    #expect(cell.frame.minY == 100 && shown > 125 && shown < 175)
    data.stage.advance(1)
    var isOver = false
    data.source.apply(DataStage.snapshot([letters]), animatingDifferences: false) { isOver = true }
    #expect(cell.frame.minY == 150 && cell.presented(.center, cell.center).y == 175 && isOver)
  }

  @Test func `a snapshot configures only the visible cells that it reloads or reconfigures`() {
    let data = DataStage([letters])
    let before = data.fillings
    var snapshot = data.source.snapshot()
    snapshot.reconfigureItems(["b"])
    snapshot.reloadItems(["c", "t"])
    let cell = data.list.made[1]
    data.source.apply(snapshot, animatingDifferences: false)
    data.stage.frame()
    #expect(data.fillings == before + 2 && data.list.made[1] === cell)
    #expect(data.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `applying a snapshot with reloaded data clears the selection`() {
    let data = DataStage([letters])
    data.list.selectItem(at: IndexPath(item: 1, section: 0))
    data.source.applySnapshotUsingReloadData(DataStage.snapshot([["x", "y"]]))
    data.stage.frame()
    #expect(data.shown == ["x", "y"] && data.selected.isEmpty)
  }

  @Test func `the visible cells match each of a series of random snapshots`() {
    var random = SeededGenerator(seed: 3)
    let data = DataStage([[]])
    for _ in 0..<60 {
      let names = letters.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let cut = Int.random(in: 0...names.count, using: &random)
      data.show(
        [Array(names[..<cut]), Array(names[cut...])], animated: Bool.random(using: &random))
      data.stage.advance(1)
      #expect(data.shown == Array(names.prefix(data.shown.count)))
      #expect(data.shown.count >= min(4, names.count))
      #expect(data.list.made.allSatisfy { $1.frame == data.list.frame(of: $0) })
    }
  }

  @Test func `a snapshot that halves 100,000 items makes few cells and keeps the focus`() {
    let count = 100_000
    let data = DataStage([(0..<count).map(String.init)])
    data.focus("2")
    data.show([(0..<count).filter { $0 % 2 == 0 }.map(String.init)])
    data.stage.advance(1)
    #expect(data.focused == "2" && data.shown.prefix(3) == ["0", "2", "4"])
    #expect(data.cells.count < 30)
    #expect(data.list.numberOfItems(inSection: 0) == count / 2)
  }

  @Test(arguments: [
    (CollectionLayoutListConfiguration.Appearance.sidebar, true), (.sidebarPlain, true),
    (.plain, false), (.insetGrouped, false),
  ])
  func `under the pad model only sidebar rows take focus, and selection follows it`(
    appearance: CollectionLayoutListConfiguration.Appearance, follows: Bool
  ) throws {
    let configuration = CollectionLayoutListConfiguration(appearance: appearance)
    let layout = CollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    let list = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    list.setCells((0..<3).map(ListStage.cell))
    let stage = Stage(model: .pad, list)
    #expect(list.allowsFocus == follows && list.selectionFollowsFocus == follows)
    try stage.press("Tab", "Down")
    #expect(stage.focused == (follows ? "1" : nil))
    #expect(list.indexPathsForSelectedItems?.map(\.item) == (follows ? [1] : nil))
  }
}
