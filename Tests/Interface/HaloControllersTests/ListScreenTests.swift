import FocusEngine
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Collection view controllers.
@MainActor
struct ListScreenTests {
  private final class Rows: CollectionViewController {
    var log: [String] = []

    init() {
      super.init(collectionViewLayout: .arranged(by: ListLayout(rowHeight: 40)))
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(
        { CollectionViewListCell(title: "") }, forCellWithReuseIdentifier: "row")
    }
    override func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      cell.accessibilityIdentifier = "row-\(indexPath.item)"
      return cell
    }
    override func collectionView(
      _ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 1 }
    override func collectionView(
      _ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("selected \(indexPath.item)") }
  }

  @Test func `a list screen is the data source and delegate of its list`() throws {
    let rows = Rows()
    let stage = Stage(rows, model: .pad)
    #expect(rows.view === rows.collectionView)
    try stage.press("Down")
    #expect(stage.focused == "row-0")
    try stage.press("Down", "Return")
    #expect(stage.focused == "row-2" && rows.log == ["selected 2"])
  }

  private final class Titled: CollectionViewController {
    override func viewDidLoad() {
      collectionView.register(
        Header.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }
    override func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      header.accessibilityIdentifier = "titles"
      return header
    }
  }
  private final class Header: CollectionReusableView {}

  @Test func `a list screen provides the headers of its list`() {
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 30)
    let screen = Titled(collectionViewLayout: layout)
    let stage = Stage(screen, model: .pad)
    stage.frame()
    #expect(screen.view.subviews.contains { $0.accessibilityIdentifier == "titles" })
  }

  @Test func `a list screen clears its selection when it appears again`() throws {
    let rows = Rows()
    let navigation = NavigationController(rootViewController: rows)
    let stage = Stage(navigation, model: .pad)
    rows.collectionView.selectItem(at: IndexPath(item: 0, section: 0))
    navigation.pushViewController(TestController("detail"), animated: false)
    stage.rest()
    navigation.popViewController(animated: false)
    stage.rest()
    #expect(rows.collectionView.indexPathsForSelectedItems?.isEmpty != false)
  }
}
