import FocusGeometry
import Foundation
import HaloGoldenTesting
import HaloLists
import HaloSceneGraph
import Testing

/// Cells that override `canBecomeFocused` (WWDC21 10260, 4:31).
@MainActor
struct OverridingCellTests {
  private final class StubbornCell: CollectionViewCell {
    var answer = true
    override var canBecomeFocused: Bool { answer }
  }

  private final class Refusal: CollectionViewDelegate {
    func collectionView(
      _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { false }
  }

  @Test func `a cell that overrides canBecomeFocused obeys neither its list nor the delegate`() {
    let list = CollectionView(collectionViewLayout: ListLayout(rowHeight: 40))
    let (cell, plain, refusal) = (StubbornCell(), CollectionViewCell(), Refusal())
    list.setCells([cell, plain])
    list.allowsFocus = false
    #expect(cell.canBecomeFocused && !plain.canBecomeFocused)
    list.allowsFocus = true
    list.delegate = refusal
    #expect(cell.canBecomeFocused && !plain.canBecomeFocused)
    list.delegate = nil
    cell.answer = false
    #expect(!cell.canBecomeFocused && plain.canBecomeFocused)
  }
}
