import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Table view controllers, alone and below a navigation bar.
@MainActor
struct TableScreenTests {
  private final class Rows: TableViewController {
    var log: [String] = []
    var detail: ViewController?
    let count: Int

    init(count: Int = 30) {
      self.count = count
      super.init(style: .insetGrouped)
      title = "Rows"
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TableViewCell.self, forCellReuseIdentifier: "row")
      tableView.allowsFocus = true
    }
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.accessibilityIdentifier = "row-\(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.row)")
      if let detail { navigationController?.pushViewController(detail, animated: true) }
    }
  }

  @Test func `a table screen is the data source and delegate of its table`() throws {
    let rows = Rows()
    let stage = Stage(rows, model: .pad)
    #expect(rows.view === rows.tableView && rows.tableView.style == .insetGrouped)
    try stage.press("Down", "Down", "Return")
    #expect(stage.focused == "row-1" && rows.log == ["selected 1"])
  }

  @Test
  func `going back clears the selection of a table and returns the focus to its row`() throws {
    let rows = Rows()
    rows.detail = Rows(count: 2)
    let stage = Stage(NavigationController(rootViewController: rows), model: .pad)
    try stage.press("Down", "Down", "Return")
    stage.advance(1)
    #expect(rows.tableView.indexPathForSelectedRow?.row == 1)
    try stage.press("Escape")
    stage.advance(1)
    #expect(stage.focused == "row-1" && rows.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `a table screen can keep its selection after going back`() throws {
    let rows = Rows()
    rows.clearsSelectionOnViewWillAppear = false
    rows.detail = Rows(count: 2)
    let stage = Stage(NavigationController(rootViewController: rows), model: .pad)
    try stage.press("Down", "Return")
    stage.advance(1)
    try stage.press("Escape")
    stage.advance(1)
    #expect(rows.tableView.indexPathForSelectedRow?.row == 0)
  }

  @Test func `a large title hides as the rows scroll and returns with the first row`() throws {
    let rows = Rows()
    let navigation = NavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = Stage(navigation, model: .pad)
    let bar = navigation.navigationBar
    let first = IndexPath(row: 0, section: 0)
    #expect(rows.tableView.frame.minY == 0 && bar.heightNow == 104)
    #expect(rows.tableView.rectForRow(at: first).minY == 122)
    try stage.press("Down", "End")
    stage.advance(1)
    #expect(stage.focused == "row-29" && bar.heightNow == 52)
    try stage.press("Home")
    stage.advance(1)
    #expect(stage.focused == "row-0" && bar.heightNow == 104)
    #expect(rows.tableView.contentOffset.y == 0)
  }

  @Test func `a screen with a small title begins below the small bar`() throws {
    let (rows, detail) = (Rows(), Rows(count: 2))
    rows.detail = detail
    detail.navigationItem.largeTitleDisplayMode = .never
    let navigation = NavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = Stage(navigation, model: .pad)
    try stage.press("Down", "Return")
    stage.advance(1)
    let first = IndexPath(row: 0, section: 0)
    #expect(detail.tableView.rectForRow(at: first).minY == 70)
    #expect(rows.tableView.rectForRow(at: first).minY == 122)
  }

  @Test func `a bar without large titles is above the table`() {
    let rows = Rows()
    let stage = Stage(NavigationController(rootViewController: rows), model: .pad)
    stage.frame()
    #expect(rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 18)
    #expect(rows.tableView.convert(CGPoint.zero, to: stage.window).y == 52)
  }
}
