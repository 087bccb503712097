import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Headers, footers and accessory views of a table.
@MainActor
struct TableHeaderTests {
  private final class Header: TableViewHeaderFooterView {
    let box = View()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      LayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
  }

  private final class Source: TableViewDataSource, TableViewDelegate {
    var sections = 2
    var headerHeight = TableView.automaticDimension
    var footer: String?
    /// All headers that were given to the table so far.
    var headers: [View] = []

    func numberOfSections(in tableView: TableView) -> Int { sections }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      footer
    }
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      guard section == 0,
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      else { return nil }
      if !headers.contains(where: { $0 === header }) { headers.append(header) }
      return header
    }
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
      headerHeight
    }
  }

  private let source = Source()
  private let table = TableView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
  private let stage: Stage

  init() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = source
    stage = Stage(model: .pad, table)
    stage.advance(1)
  }

  private func row(_ row: Int, _ section: Int) -> CGRect {
    table.rectForRow(at: IndexPath(row: row, section: section))
  }

  @Test func `constraints decide the height of a header, which is directly above its rows`()
    throws
  {
    let header = try #require(table.headerView(forSection: 0) as? Header)
    #expect(header.reuseIdentifier == "header" && source.headers.count == 1)
    #expect(header.box.bounds.size == CGSize(width: 236, height: 50))
    #expect(row(0, 0).minY == 60)
    // A section without a header keeps its distance.
    #expect(row(0, 1).minY == row(2, 0).maxY + 36)
    #expect(table.headerView(forSection: 1) == nil)
  }

  @Test func `the delegate's height of a header overrides constraints, and headers are reused`()
    throws
  {
    source.headerHeight = 90
    table.reloadData()
    stage.advance(1)
    #expect(row(0, 0).minY == 90)
    for _ in 0..<5 {
      table.reloadData()
      stage.advance(1)
    }
    #expect(source.headers.count <= 2)
  }

  @Test func `a footer is directly below the rows of its section`() {
    source.footer = "Why"
    table.reloadData()
    stage.advance(1)
    let kind = CollectionView.elementKindSectionFooter
    let footer = table.list.visibleSupplementaryViews(ofKind: kind).first
    #expect(footer?.frame.minY == row(2, 0).maxY)
    // A line of 20 points and the margins.
    #expect(footer?.frame.height == 45)
  }

  @Test func `an accessory view replaces the accessory of a row and has its preferred size`()
    throws
  {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.accessoryType = .checkmark
    #expect(cell.accessories == [.checkmark()])
    let toggle = Switch()
    cell.accessoryView = toggle
    stage.advance(1)
    #expect(toggle.superview === cell && toggle.frame.size == CGSize(width: 51, height: 31))
    #expect(toggle.frame.maxX == cell.bounds.width - 14)
    cell.accessoryView = nil
    #expect(cell.accessories == [.checkmark()] && toggle.superview == nil)
  }

  @Test func `a row without a selection style shows focus, but no selection`() throws {
    table.allowsFocus = true
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(cell.configurationState.isSelected)
    cell.selectionStyle = .none
    #expect(cell.isSelected && !cell.configurationState.isSelected)
    stage.focus(on: cell)
    #expect(cell.configurationState.isFocused)
  }

  @Test func `row highlights on cards have round corners unless the program sets a background`() {
    let cell = TableViewCell()
    cell.matchGround(isCard: true)
    #expect((cell.backgroundConfiguration?.cornerRadius ?? 0) > 0)
    cell.matchGround(isCard: false)
    #expect(cell.backgroundConfiguration?.cornerRadius == 0)
    cell.backgroundConfiguration = .clear()
    cell.matchGround(isCard: true)
    #expect(cell.backgroundConfiguration?.cornerRadius == 0)
  }
}
