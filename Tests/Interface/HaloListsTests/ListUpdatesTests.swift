import FocusEngine
import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Insertions, deletions and moves: focus, selection and the remembered item stay with their items.
@MainActor
struct ListUpdatesTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func letters() -> LongListStage {
    LongListStage(names: "abcdefghijklmnopqrst".map(String.init))
  }

  private func order(_ long: LongListStage) -> [String] {
    long.list.made.keys.sorted().compactMap { long.list.made[$0]?.focusDebugLabel }
  }

  @Test func `inserting rows above keeps focus and selection with their rows`() {
    let long = letters()
    long.focus(2)
    long.list.selectItem(at: path(2))
    long.source.names?.insert(contentsOf: ["x", "y"], at: 1)
    long.list.insertItems(at: [path(1), path(2)])
    long.stage.advance(1)
    #expect(long.focused == "c" && long.selected == [4])
    #expect(order(long).prefix(6) == ["a", "x", "y", "b", "c", "d"])
  }

  @Test func `when the focused item is deleted, a neighbour gets the focus`() {
    let long = letters()
    long.focus(2)
    long.list.selectItem(at: path(2))
    long.source.names?.remove(at: 2)
    long.list.deleteItems(at: [path(2)])
    long.stage.frame()
    #expect(["b", "d"].contains(long.focused) && long.selected.isEmpty)
    long.stage.advance(1)
    #expect(order(long).prefix(4) == ["a", "b", "d", "e"])
    #expect(long.list.subviews.count == long.list.made.count)
  }

  @Test func `a deleted row fades in place while the rows below close the gap`() throws {
    let long = letters()
    long.focus(0)
    let (gone, below) = (try #require(long.list.made[1]), try #require(long.list.made[2]))
    long.stage.advance(1)
    long.source.names?.remove(at: 1)
    long.list.deleteItems(at: [path(1)])
    long.stage.advance(0.1)
    #expect(gone.superview === long.list && gone.presented(.alpha, gone.alpha) > 0)
    #expect(!gone.canBecomeFocused && below.frame.minY == 50)
    let shown = below.presented(.center, below.center).y
    #expect(shown > 75 && shown < 125)
    long.stage.advance(1)
    #expect(gone.superview == nil && gone.alpha == 1)
  }

  @Test func `a row that moves takes focus and selection with it`() {
    let long = letters()
    long.focus(1)
    long.list.selectItem(at: path(1))
    long.source.names = "acdbefghijklmnopqrst".map(String.init)
    long.list.moveItem(at: path(1), to: path(3))
    long.stage.advance(1)
    #expect(long.focused == "b" && long.selected == [3])
    #expect(order(long).prefix(5) == ["a", "c", "d", "b", "e"])
  }

  @Test func `a list scrolls to the focused row when it moves out of sight`() throws {
    let long = letters()
    long.focus(1)
    long.source.names = "acdefghijklmnopqrstb".map(String.init)
    long.list.moveItem(at: path(1), to: path(19))
    long.stage.advance(1)
    let row = try #require(long.list.made[19])
    #expect(long.focused == "b" && long.list.bounds.contains(row.frame))
  }

  @Test func `a focused row that is reloaded keeps its cell and shows its new content`() throws {
    let long = letters()
    long.focus(1)
    let cell = long.list.made[1]
    long.source.names?[1] = "new"
    long.list.reloadItems(at: [path(1)])
    long.stage.frame()
    #expect(long.list.made[1] === cell && long.focused == "new")
  }

  @Test func `a batch update deletes by old index paths and inserts by new ones`() {
    let long = letters()
    long.focus(4)
    var isOver = false
    long.list.performBatchUpdates {
      long.source.names = ["x"] + "acefghijklmnopqrsty".map(String.init)
      long.list.deleteItems(at: [path(1), path(3), path(19)])
      long.list.insertItems(at: [path(0), path(18), path(19)])
      long.source.names?[18] = "z"
    } completion: {
      isOver = $0
    }
    #expect(!isOver)
    long.stage.advance(1)
    #expect(isOver && long.focused == "e")
    #expect(order(long).prefix(4) == ["x", "a", "c", "e"])
  }

  @Test func `reloading the data keeps the focus at its place and clears the selection`() {
    let long = letters()
    long.focus(3)
    long.list.selectItem(at: path(3))
    long.source.names = "zyxwvu".map(String.init)
    long.list.reloadData()
    long.stage.frame()
    #expect(long.focused == "w" && long.selected.isEmpty)
    long.source.names = ["only"]
    long.list.reloadData()
    long.stage.frame()
    #expect(long.focused == "only")
  }

  @Test func `an update that contradicts the counts of the data source reloads the list`() {
    let long = letters()
    long.source.names = ["x", "y"]
    long.list.insertItems(at: [path(0)])
    long.stage.frame()
    #expect(order(long) == ["x", "y"] && long.list.numberOfItems(inSection: 0) == 2)
  }

  @Test func `a list without a window can be updated`() {
    let list = CollectionView(collectionViewLayout: ListLayout(rowHeight: 40))
    let source = RowSource([5])
    source.connect(to: list)
    #expect(list.numberOfItems(inSection: 0) == 5)
    list.selectItem(at: path(4))
    source.counts = [4]
    list.deleteItems(at: [path(0)])
    #expect(list.indexPathsForSelectedItems == [path(3)])
  }

  @Test func `items have the right new numbers after random batch updates`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      var sections = (0..<3).map { section in
        (0..<Int.random(in: 0...6, using: &random)).map { "\(section)-\($0)" }
      }
      let old = sections
      let counts = ItemCounts(sections.map(\.count))
      var updates = ItemUpdates()
      let touched = (0..<counts.total).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let paths = touched.map(counts.path)
      var moving: [(IndexPath, String)] = []
      for path in paths.reversed() {
        let name = sections[path.section].remove(at: path.item)
        if Bool.random(using: &random) {
          updates.deleted.append(path)
        } else {
          moving.append((path, name))
        }
      }
      var arriving =
        moving.map(\.1) + (0..<Int.random(in: 0...4, using: &random)).map { "new \($0)" }
      arriving.shuffle(using: &random)
      for name in arriving {
        let section = Int.random(in: 0..<3, using: &random)
        let place = Int.random(in: 0...sections[section].count, using: &random)
        sections[section].insert(name, at: place)
      }
      for (section, names) in sections.enumerated() {
        for (item, name) in names.enumerated() where arriving.contains(name) {
          let path = IndexPath(item: item, section: section)
          if let from = moving.first(where: { $0.1 == name })?.0 {
            updates.moved.append((from, path))
          } else {
            updates.inserted.append(path)
          }
        }
      }
      let (before, after) = (Array(old.joined()), Array(sections.joined()))
      let change = updates.renumbering(from: counts, to: ItemCounts(sections.map(\.count)))
      let chosen = IndexSet((0..<before.count).filter { _ in Bool.random(using: &random) })
      for (number, name) in before.enumerated() {
        #expect(change?.newNumber(of: number) == after.firstIndex(of: name))
      }
      for (number, name) in after.enumerated() {
        #expect(change?.oldNumber(of: number) == before.firstIndex(of: name))
      }
      #expect(
        change?.renumbered(chosen)
          == IndexSet(chosen.compactMap { after.firstIndex(of: before[$0]) }))
    }
  }

  @Test func `focus and selection stay with their items when sections are inserted and moved`() {
    let long = LongListStage([2, 3, 1])
    long.focus(1, section: 1)
    long.list.selectItem(at: IndexPath(item: 0, section: 2))
    long.source.counts = [4, 1, 3]
    long.list.performBatchUpdates {
      long.list.deleteSections(IndexSet(integer: 0))
      long.list.moveSection(1, toSection: 2)
      long.list.insertSections(IndexSet(integer: 0))
    }
    long.stage.advance(1)
    let focused = long.list.number(around: long.stage.window.focusSystem?.focusedItem)
    #expect(focused.map(long.list.counts.path) == IndexPath(item: 1, section: 2))
    #expect(long.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 1)])
  }

  @Test func `a reloaded section can have more items than before`() {
    let long = LongListStage([2, 2])
    long.focus(0, section: 0)
    long.source.counts = [5, 2]
    long.source.forget()
    long.list.reloadSections(IndexSet(integer: 0))
    long.stage.advance(1)
    #expect(long.focused == "0-0" && long.list.numberOfItems(inSection: 0) == 5)
    #expect(Set(long.source.asked.filter { $0.section == 0 }.map(\.item)) == [0, 1, 2, 3, 4])
  }

  @Test func `setting another layout of a list keeps its items`() {
    let long = LongListStage(30)
    long.list.setCollectionViewLayout(
      GridLayout(minimumWidth: 60, insets: EdgeInsets(0)), animated: true)
    long.stage.advance(1)
    #expect(long.list.made[1]?.frame.minY == 0)
    #expect(long.list.indexPathForItem(at: CGPoint(x: 299, y: 1)) == path(3))
    #expect(long.list.indexPathForItem(at: CGPoint(x: 299, y: 1e6)) == nil)
  }
}
