import FocusEngine
import Foundation
import Testing

@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Focus is decided after the layout of the views.
@MainActor
struct SettlingTests {
  @Test func `the first focus is decided after constraints have given every view its size`() {
    let controller = Stage.Screen()
    // Both lists are laid out only by constraints. Without a width the row of the first list cannot
    // be seen, but the cell of the grid can.
    let layouts: [(Int, any CollectionViewArranging)] = [
      (40, ListLayout(rowHeight: 30)), (90, GridLayout(minimumWidth: 30)),
    ]
    let lists = layouts.map { width, layout -> CollectionView in
      let list = CollectionView(collectionViewLayout: layout)
      let cell = CollectionViewCell(frame: .zero)
      cell.accessibilityIdentifier = "in \(width)"
      list.setCells([cell])
      list.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(list)
      list.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      list.heightAnchor.constraint(equalToConstant: 100).isActive = true
      list.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
      return list
    }
    lists[0].leftAnchor.constraint(equalTo: controller.view.leftAnchor).isActive = true
    lists[1].leftAnchor.constraint(equalTo: lists[0].rightAnchor).isActive = true
    let stage = Stage(size: CGSize(width: 300, height: 200), screen: controller)
    #expect(stage.focused == "in 40")
  }
}
