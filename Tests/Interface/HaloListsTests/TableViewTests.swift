import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Tables: rows in sections with titles.
@MainActor
struct TableViewTests {
  private final class Row: TableViewCell {
    var isMine = false
    var selections: [Bool] = []
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      isMine = true
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      selections.append(selected)
    }
  }

  private final class Source: TableViewDataSource, TableViewDelegate {
    var rows = [["a", "b", "c"], ["d", "e"]]
    var titles: [String?] = ["First", nil]
    var unfocusable: Set<String> = []
    var heights: [String: CGFloat] = [:]
    var preferred: IndexPath?
    var log: [String] = []

    func numberOfSections(in tableView: TableView) -> Int { rows.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      cell.detailTextLabel?.text = "Detail"
      cell.accessibilityIdentifier = rows[indexPath.section][indexPath.row]
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
      !unfocusable.contains(rows[indexPath.section][indexPath.row])
    }
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[rows[indexPath.section][indexPath.row]] ?? tableView.rowHeight
    }
    func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { preferred }
    func tableView(
      _ tableView: TableView, didUpdateFocusIn context: TableViewFocusUpdateContext,
      with coordinator: FocusAnimationCoordinator
    ) {
      func text(_ path: IndexPath?) -> String { path.map { "\($0.section)-\($0.row)" } ?? "none" }
      log.append(
        "\(text(context.previouslyFocusedIndexPath)) to \(text(context.nextFocusedIndexPath))")
    }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selected \(indexPath.section)-\(indexPath.row)")
    }
  }

  private let source = Source()
  private let table = TableView(
    frame: CGRect(x: 0, y: 100, width: 300, height: 400), style: .insetGrouped)
  private let stage: Stage

  init() {
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    stage = Stage(model: .tv, Tile("above", 0, 0, 300, 50), table)
    stage.advance(1)
  }

  @Test func `table cells are made by the initialiser with a style and show their labels`() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Row)
    let content = try #require(cell.contentConfiguration as? ListContentConfiguration)
    #expect(cell.isMine && cell.reuseIdentifier == "row")
    #expect(content.text == "b" && content.secondaryText == "Detail")
    #expect(cell.accessories == [.disclosureIndicator()])
    cell.textLabel?.text = "new"
    stage.frame()
    #expect((cell.contentConfiguration as? ListContentConfiguration)?.text == "new")
  }

  @Test func `a section has a header if the data source gives it a title`() throws {
    let kind = CollectionView.elementKindSectionHeader
    let titles = table.list.visibleSupplementaryViews(ofKind: kind)
    #expect(titles.count == 1)
    let title = try #require(titles.first)
    // A line of 20 points and the margins.
    #expect(title.frame == CGRect(x: 20, y: 0, width: 260, height: 45))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 45)
  }

  @Test func `rows have the height of the delegate or the table, or else that of their content`() {
    source.heights = ["b": 90]
    table.reloadData()
    stage.advance(1)
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    // Two lines of 20 points, the spacing between them, and the margins.
    #expect(heights == [53, 90, 53])
    table.rowHeight = 60
    stage.advance(1)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 60)
  }

  @Test func `on the screen of a television rows are higher and stay inside the safe area`() {
    stage.window.screenCanvas = .television
    table.frame = stage.window.bounds
    stage.advance(1)
    table.reloadData()
    stage.advance(1)
    let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
    // The margins of the card lie within the safe area.
    #expect(first.minX == 100 && first.width == 1720)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height >= 66)
    let title = table.list.visibleSupplementaryViews(
      ofKind: CollectionView.elementKindSectionHeader
    ).first
    #expect(title?.frame.minY == 60)
    let last = table.rectForRow(at: IndexPath(row: 1, section: 1))
    #expect(table.list.contentSize.height >= last.maxY + 60)
  }

  @Test func `focus skips rows that the delegate refuses, and the delegate hears of each update`()
    throws
  {
    source.unfocusable = ["b"]
    source.preferred = IndexPath(row: 1, section: 1)
    stage.focus(on: table)
    #expect(stage.focused == "e")
    try stage.press("Up", "Up", "Up")
    #expect(stage.focused == "a")
    #expect(source.log.suffix(3) == ["1-1 to 1-0", "1-0 to 0-2", "0-2 to 0-0"])
    try stage.press("Return")
    #expect(source.log.last == "selected 0-0")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func `a row with a custom focus style is not focused in its configuration state`() throws {
    let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    stage.focus(on: row)
    stage.advance(1)
    #expect(row.configurationState.isFocused)
    row.focusStyle = .custom
    stage.advance(1)
    #expect(stage.focused == "b" && !row.configurationState.isFocused)
  }

  @Test func `setSelected is called once when a row is selected and once when it is deselected`()
    throws
  {
    let row = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? Row)
    stage.focus(on: row)
    try stage.press("Return", "Down", "Return")
    #expect(row.selections == [true, false])
  }

  @Test func `a table can remember its last row and let selection follow focus`() throws {
    table.remembersLastFocusedIndexPath = true
    table.selectionFollowsFocus = true
    stage.focus(on: table)
    try stage.press("Down", "Down")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    try stage.press("Up", "Up", "Up")
    #expect(stage.focused == "above")
    try stage.press("Down")
    #expect(stage.focused == "a")
    table.allowsFocus = false
    #expect(!table.list.allowsFocus)
  }

  @Test func `focus stays with its row when rows are inserted and sections are deleted`() throws {
    stage.focus(on: try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
    source.rows[0].insert("x", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    stage.advance(1)
    #expect(stage.focused == "b" && table.numberOfRows(inSection: 0) == 4)
    source.rows.removeLast()
    table.deleteSections(IndexSet(integer: 1), with: .none)
    stage.frame()
    #expect(table.numberOfSections == 1 && table.visibleCells.count == 4)
  }

  @Test func `a cell without a registration is reused by its identifier`() {
    let cell = TableViewCell(style: .value1, reuseIdentifier: "own")
    #expect(table.dequeueReusableCell(withIdentifier: "own") == nil)
    table.list.pool.put(cell)
    #expect(table.dequeueReusableCell(withIdentifier: "own") === cell)
    #expect(table.dequeueReusableCell(withIdentifier: "own") == nil)
  }

  /// A cell that is as high as a box of 70 points with 5 points above it.
  private final class Boxed: TableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = View()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      LayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 70),
      ])
    }
  }

  private final class Boxes: TableViewDataSource {
    let count: Int
    init(_ count: Int = 3) { self.count = count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    }
  }

  @Test func `constraints decide the height of a row unless the table sets it`() {
    let boxes = Boxes()
    table.register(Boxed.self, forCellReuseIdentifier: "box")
    table.delegate = nil
    table.dataSource = boxes
    stage.advance(1)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 75)
    table.rowHeight = 60
    stage.advance(1)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 60)
  }

  @Test(arguments: [CGFloat(-1), 0])
  func `a table without an estimated row height makes cells only near the visible rows`(
    estimate: CGFloat
  ) {
    let boxes = Boxes(500)
    table.register(Boxed.self, forCellReuseIdentifier: "box")
    table.delegate = nil
    table.estimatedRowHeight = estimate
    table.dataSource = boxes
    stage.advance(1)
    #expect(table.list.pool.made < 30)
  }

  @Test func `a cell of a registered class can be dequeued without an index path`() {
    #expect(table.dequeueReusableCell(withIdentifier: "row") is Row)
  }

  @Test func `a text label of a row has no colour of its own until it is given one`() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    func given() -> Color? {
      (cell.contentConfiguration as? ListContentConfiguration)?.textProperties.paint.given
    }
    #expect(given() == nil)
    cell.textLabel?.text = "other"
    cell.textLabel?.textColor = .black
    stage.frame()
    #expect(given() == .black)
  }
}
