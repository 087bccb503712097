import FocusEngine
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// What a delegate hears of a press, in its order (Apple, UICollectionViewDelegate documentation).
@MainActor
struct ListActivationTests {
  /// Writes down everything in the order in which it comes.
  private final class Witness: CollectionViewDelegate {
    var log: [String] = []
    var highlights = true
    var selects = true
    var acts = true

    private func note(_ what: String, _ path: IndexPath) { log.append("\(what) \(path.item)") }

    func collectionView(_ list: CollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      note("should highlight", path)
      return highlights
    }
    func collectionView(_ list: CollectionView, didHighlightItemAt path: IndexPath) {
      note("highlighted", path)
    }
    func collectionView(_ list: CollectionView, didUnhighlightItemAt path: IndexPath) {
      note("unhighlighted", path)
    }
    func collectionView(_ list: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      note("should select", path)
      return selects
    }
    func collectionView(_ list: CollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      note("should deselect", path)
      return true
    }
    func collectionView(_ list: CollectionView, didSelectItemAt path: IndexPath) {
      note("selected", path)
    }
    func collectionView(_ list: CollectionView, didDeselectItemAt path: IndexPath) {
      note("deselected", path)
    }
    func collectionView(
      _ list: CollectionView, canPerformPrimaryActionForItemAt path: IndexPath
    ) -> Bool {
      note("can act", path)
      return acts
    }
    func collectionView(_ list: CollectionView, performPrimaryActionForItemAt path: IndexPath) {
      note("acted", path)
    }
  }

  private func watched() -> (LongListStage, Witness) {
    let (long, witness) = (LongListStage(10), Witness())
    long.list.delegate = witness
    long.focus(1)
    return (long, witness)
  }

  @Test func `a press is highlighted, selects, and acts, in this order`() throws {
    let (long, witness) = watched()
    try long.press("Return")
    #expect(
      witness.log == [
        "should highlight 1", "highlighted 1", "should select 1", "selected 1", "unhighlighted 1",
        "can act 1", "acted 1",
      ])
  }

  @Test func `another selection takes the place of the one before, which is told first`() throws {
    let (long, witness) = watched()
    long.list.selectItem(at: IndexPath(item: 4, section: 0))
    try long.press("Return")
    #expect(
      Array(witness.log[2..<5]) == ["should select 1", "deselected 4", "selected 1"])
  }

  @Test func `without a highlight there is nothing`() throws {
    let (long, witness) = watched()
    witness.highlights = false
    try long.press("Return")
    #expect(witness.log == ["should highlight 1"] && long.selected.isEmpty)
  }

  @Test func `what is not selected still acts, and the old selection stays`() throws {
    let (long, witness) = watched()
    long.list.selectItem(at: IndexPath(item: 4, section: 0))
    witness.selects = false
    try long.press("Return")
    #expect(long.selected == [4] && witness.log.last == "acted 1")
  }

  @Test func `an action may be refused`() throws {
    let (long, witness) = watched()
    witness.acts = false
    try long.press("Return")
    #expect(witness.log.last == "can act 1")
  }

  @Test func `a press that is cancelled ends its highlight and nothing else`() throws {
    let (long, witness) = watched()
    try long.stage.send("Return", .down)
    long.stage.window.setActive(false)
    #expect(witness.log == ["should highlight 1", "highlighted 1", "unhighlighted 1"])
  }

  @Test func `where several can be selected the press is asked to take one back`() throws {
    let (long, witness) = watched()
    long.list.allowsMultipleSelection = true
    long.list.selectItem(at: IndexPath(item: 1, section: 0))
    try long.press("Return")
    #expect(Array(witness.log[2...]) == ["should deselect 1", "deselected 1", "unhighlighted 1"])
  }
}
