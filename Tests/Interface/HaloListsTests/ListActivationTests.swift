import FocusEngine
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The delegate methods that a press calls, in their order (Apple, UICollectionViewDelegate
/// documentation).
@MainActor
struct ListActivationTests {
  /// A delegate that records its calls in order.
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

  @Test func `a press highlights a row, selects it and performs its action, in this order`() throws
  {
    let (long, witness) = watched()
    try long.press("Return")
    #expect(
      witness.log == [
        "should highlight 1", "highlighted 1", "should select 1", "selected 1", "unhighlighted 1",
        "can act 1", "acted 1",
      ])
  }

  @Test func `the delegate hears of the deselection of the old row before the new selection`()
    throws
  {
    let (long, witness) = watched()
    long.list.selectItem(at: IndexPath(item: 4, section: 0))
    try long.press("Return")
    #expect(
      Array(witness.log[2..<5]) == ["should select 1", "deselected 4", "selected 1"])
  }

  @Test func `a row whose highlight the delegate refuses is not selected either`() throws {
    let (long, witness) = watched()
    witness.highlights = false
    try long.press("Return")
    #expect(witness.log == ["should highlight 1"] && long.selected.isEmpty)
  }

  @Test func `if the delegate refuses to select a row, its action runs and the selection stays`()
    throws
  {
    let (long, witness) = watched()
    long.list.selectItem(at: IndexPath(item: 4, section: 0))
    witness.selects = false
    try long.press("Return")
    #expect(long.selected == [4] && witness.log.last == "acted 1")
  }

  @Test func `the delegate can refuse the primary action of a row`() throws {
    let (long, witness) = watched()
    witness.acts = false
    try long.press("Return")
    #expect(witness.log.last == "can act 1")
  }

  @Test func `a cancelled press only ends the highlight of its row`() throws {
    let (long, witness) = watched()
    try long.stage.send("Return", .down)
    long.stage.window.setActive(false)
    #expect(witness.log == ["should highlight 1", "highlighted 1", "unhighlighted 1"])
  }

  @Test func `with multiple selection a press on a selected row deselects it`() throws {
    let (long, witness) = watched()
    long.list.allowsMultipleSelection = true
    long.list.selectItem(at: IndexPath(item: 1, section: 0))
    try long.press("Return")
    #expect(Array(witness.log[2...]) == ["should deselect 1", "deselected 1", "unhighlighted 1"])
  }
}
