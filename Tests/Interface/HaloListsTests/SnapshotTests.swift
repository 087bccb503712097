import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Snapshots and the differences between them.
@MainActor
struct SnapshotTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  private func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `items are appended to the last section of a snapshot unless another is named`() {
    let snapshot = snapshot()
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.numberOfItems == 5)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems(inSection: "a") == 3 && snapshot.numberOfSections == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
  }

  @Test func `items can be inserted and moved before and after other items of a snapshot`() {
    var snapshot = snapshot()
    snapshot.insertItems([6, 7], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 6, 7, 2, 3, 4, 5, 8])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(5, beforeItem: 6)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 6, 7, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 8])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.deleteItems([6, 4, 99])
    #expect(snapshot.itemIdentifiers == [5, 7, 2, 3, 1, 8])
    #expect(snapshot.sectionIdentifier(containingItem: 6) == nil)
  }

  @Test func `sections of a snapshot are inserted, moved and deleted with their items`() {
    var snapshot = snapshot()
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    snapshot.appendItems([6], toSection: "c")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("b", beforeSection: "c")
    snapshot.moveSection("c", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3, 6])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [4, 5, 6] && snapshot.indexOfSection("c") == 2)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test func `a snapshot lists its reloaded and reconfigured items except deleted ones`() {
    var snapshot = snapshot()
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([3, 4])
    snapshot.reloadSections(["b"])
    snapshot.deleteItems([2, 3])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [4])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    #expect(snapshot.settled.reloadedItemIdentifiers.isEmpty)
  }

  @Test func `a duplicate identifier, or an item without a section, ends the program`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 1])
    }
    await #expect(processExitsWith: .failure) {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendItems([1])
    }
  }

  /// The new order, built only from the old order and the difference.
  private func applied(_ change: Renumbering, to old: [Int], _ new: [Int]) -> [Int] {
    var result = [Int?](repeating: nil, count: new.count)
    for (number, item) in old.enumerated() {
      if let place = change.newNumber(of: number) { result[place] = item }
    }
    for place in new.indices where change.oldNumber(of: place) == nil { result[place] = new[place] }
    return result.compactMap { $0 }
  }

  @Test func `the difference between two random orders turns one into the other`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let old = Array((0..<Int.random(in: 0...30, using: &random)).shuffled(using: &random))
      let new = (0..<30).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let numbers = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
      let change = Renumbering(from: numbers, to: new)
      #expect(applied(change, to: old, new) == new)
      #expect(
        change.come.count - change.moves.count == new.count { numbers[$0] == nil })
    }
  }

  @Test func `the difference between two orders moves as few items as possible`() {
    func moves(_ new: [Int]) -> Set<Int> {
      let numbers = Dictionary(uniqueKeysWithValues: (0..<6).map { ($0, $0) })
      return Set(Renumbering(from: numbers, to: new).moves.keys)
    }
    #expect(moves([0, 1, 2, 3, 4, 5]) == [])
    #expect(moves([5, 0, 1, 2, 3, 4]) == [5])
    #expect(moves([1, 2, 3, 0, 4, 5]) == [0])
    #expect(moves([3, 4, 5, 0, 1, 2]).count == 3)
  }

  @Test func `the difference of 100,000 items is exact when half are deleted or all are reversed`()
  {
    let count = 100_000
    let numbers = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
    let halved = Renumbering(from: numbers, to: Array(stride(from: 0, to: count, by: 2)))
    #expect(halved.gone.count == count / 2 && halved.come.isEmpty && halved.moves.isEmpty)
    let turned = Renumbering(from: numbers, to: (0..<count).reversed())
    #expect(turned.moves.count == count - 1)
    #expect(turned.newNumber(of: 7) == count - 8)
  }
}
